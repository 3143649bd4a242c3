import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hour } from "backend/domain/duration.ts";
import { createApp } from "backend/http/app.ts";
import { openDatabase } from "db/open.ts";
import { countRequests } from "../support/counted-requests.ts";
import { hasServer, type LibsqlServer, startLibsqlServer } from "../support/libsql-server.ts";
import { openingTime, openTestPorts, publicUrl } from "../test-app.ts";
import { alwaysOpen } from "./simulation/always-open.ts";
import { makeWorld, type World } from "./simulation/world.ts";

type Client = World["clients"][number];
type Body = Record<string, string> & { resource: Record<string, string> };

/** With an Idempotency-Key, of a client who has not booked before. */
const requestsOf = { hold: 3, heldBooking: 4, booking: 4, refusedBooking: 4 };

describe.skipIf(!hasServer)("requests to a libSQL server", () => {
  let server: LibsqlServer;
  let folder: string;
  let opened: Awaited<ReturnType<typeof openTestPorts>>;
  let app: ReturnType<typeof createApp>["app"];
  let world: World;
  let now = openingTime;

  beforeAll(async () => {
    server = await startLibsqlServer();
    const database = openDatabase(server.url);
    await database.migrate();
    await database.close();
    folder = await Deno.makeTempDir({ prefix: "server-requests-" });
    opened = await openTestPorts(folder, { now, clock: () => now, url: server.url });
    ({ app } = createApp(opened.ports, {
      publicUrl,
      brand: "Heaolu",
      contactEmail: "tere@heaolu.ee",
      clock: () => now,
    }));
    world = await makeWorld(opened, { terms: [alwaysOpen], clients: 4, now });
    // The first booking also reads what later ones know.
    const [first] = world.clients;
    await send(first!, "/calendly/invitees", bookingOf(first!, 30));
  });

  afterAll(async () => {
    await opened.close();
    await server.stop();
    await Deno.remove(folder, { recursive: true });
  });

  /** The answer and how many requests it took. */
  async function send({ userId }: Client, path: string, body: unknown, status = 201) {
    now += 1000;
    const identity = { userId, signInId: userId };
    const { accessToken } = await opened.ports.auth.issueAccessToken(identity, now);
    const request = {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        Authorization: `Bearer ${accessToken}`,
        "Idempotency-Key": crypto.randomUUID(),
      },
      body: JSON.stringify(body),
    };
    let answer = {} as Body;
    const requests = await countRequests(server.url, async () => {
      const response = await app.request(`/api${path}`, request);
      answer = await response.json();
      expect(response.status, JSON.stringify(answer)).toBe(status);
    });
    return { answer, requests };
  }

  const timeOf = (inHours: number) => ({
    event_type: world.practitioners[0]!.eventType,
    start_time: new Date(openingTime + inHours * hour).toISOString(),
  });

  const bookingOf = ({ email }: Client, inHours: number) => ({
    ...timeOf(inHours),
    invitee: { name: "Mari", email, timezone: "Europe/Tallinn" },
  });

  test("are few for a hold and its booking", async () => {
    const client = world.clients[1]!;
    const hold = await send(client, "/calendly/holds", timeOf(40));
    expect(hold.requests).toBe(requestsOf.hold);
    const { id, secret } = hold.answer;
    const body = { ...bookingOf(client, 40), hold: { id, secret } };
    const { requests } = await send(client, "/calendly/invitees", body);
    expect(requests).toBe(requestsOf.heldBooking);
  });

  test("are few for a booking without a hold, and for one that is refused", async () => {
    const [, , client, other] = world.clients as [Client, Client, Client, Client];
    const booked = await send(client, "/calendly/invitees", bookingOf(client, 50));
    expect(booked.requests).toBe(requestsOf.booking);
    const refused = await send(other, "/calendly/invitees", bookingOf(other, 50), 409);
    expect(refused.requests).toBe(requestsOf.refusedBooking);
  });
});
