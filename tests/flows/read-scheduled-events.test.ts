import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newClient } from "./booked-session.ts";
import { codeOf, openVisit } from "./visitor.ts";

type Visit = Awaited<ReturnType<typeof openVisit>>;

let app: Visit["app"];
let eventType: Visit["eventType"];
let freeTimes: Visit["freeTimes"];
let invitation: Visit["invitation"];
let book: Visit["book"];

beforeAll(async () => {
  ({ app, eventType, freeTimes, invitation, book } = await openVisit());
});
afterAll(() => app[Symbol.asyncDispose]());

describe("a scheduled event", () => {
  test("is visible to its client and practitioner, and not found by others", async () => {
    const [time] = await freeTimes();
    const client = await newClient(app, "only-mine@example.ee");
    const stranger = await newClient(app, "stranger@example.ee");
    const therapist = await app.signIn("therapist1@demo.heaolu.ee");
    const other = await app.signIn("therapist2@demo.heaolu.ee");
    const { resource } = await (await book(invitation(time!.start_time, "Only-Mine@example.ee")))
      .json();
    for (const address of [resource.event, resource.uri]) {
      const path = new URL(address).pathname.replace("/api", "");
      expect((await app.get(path, client.headers)).status).toBe(200);
      expect((await app.get(path, therapist.headers)).status).toBe(200);
      expect(await codeOf(await app.get(path, stranger.headers)))
        .toEqual([404, "ERR_NOT_FOUND"]);
      expect(await codeOf(await app.get(path, other.headers))).toEqual([404, "ERR_NOT_FOUND"]);
      expect(await codeOf(await app.get(path))).toEqual([401, "ERR_UNAUTHORIZED"]);
    }
    const list = async (headers: Record<string, string>, query = "") =>
      (await (await app.get(`/calendly/scheduled-events?count=100${query}`, headers)).json())
        .collection.map(({ uri }: { uri: string }) => uri);
    expect(await list(client.headers)).toEqual([resource.event]);
    expect(await list(stranger.headers)).toEqual([]);
    const owner = encodeURIComponent(await ownerOf());
    const theirs = `&user=${owner}&invitee_email=only-mine@example.ee&status=active`;
    expect(await list(therapist.headers, theirs)).toEqual([resource.event]);
    expect(await list(other.headers)).not.toContain(resource.event);
  });

  test("cannot be listed for another user", async () => {
    const stranger = await newClient(app, "curious@example.ee");
    for (const query of [`user=${encodeURIComponent(await ownerOf())}`, "invitee_email=a@b.ee"]) {
      const response = await app.get(`/calendly/scheduled-events?${query}`, stranger.headers);
      expect(await codeOf(response)).toEqual([403, "ERR_FORBIDDEN"]);
    }
    expect(await codeOf(await app.get("/calendly/scheduled-events")))
      .toEqual([401, "ERR_UNAUTHORIZED"]);
  });

  async function ownerOf(): Promise<string> {
    const response = await app.request(new URL(eventType).pathname);
    return (await response.json()).resource.profile.owner;
  }
});
