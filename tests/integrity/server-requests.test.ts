import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hour } from "backend/domain/duration.ts";
import { createApp } from "backend/http/app.ts";
import { finishEndedTherapySessions } from "backend/use-cases/therapy-sessions/finish-ended-therapy-sessions.ts";
import { openDatabase } from "db/open.ts";
import { countRequests } from "../support/counted-requests.ts";
import { hasServer, type LibsqlServer, startLibsqlServer } from "../support/libsql-server.ts";
import { openingTime, openTestPorts, publicUrl } from "../test-app.ts";
import { alwaysOpen } from "./simulation/always-open.ts";
import { makeWorld, type World } from "./simulation/world.ts";

type Client = World["clients"][number];
type Body = Record<string, string> & { resource: Record<string, string> };

/** With an Idempotency-Key, of a client who has not booked before. */
const requestsOf = {
  hold: 3,
  heldBooking: 4,
  booking: 4,
  refusedBooking: 4,
  refusedAgain: 2,
  note: 4,
  comment: 5,
  move: 8,
  cancellation: 6,
  rating: 4,
};

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
    world = await makeWorld(opened, { terms: [alwaysOpen], clients: 6, now });
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
  async function send(
    { userId }: Client,
    path: string,
    body: unknown,
    { status = 201, method = "POST", hasKey = true }: {
      status?: number;
      method?: string;
      hasKey?: boolean;
    } = {},
  ) {
    now += 1000;
    const identity = { userId, signInId: userId };
    const { accessToken } = await opened.ports.auth.issueAccessToken(identity, now);
    const request = {
      method,
      headers: {
        "Content-Type": "application/json",
        Authorization: `Bearer ${accessToken}`,
        ...hasKey ? { "Idempotency-Key": crypto.randomUUID() } : {},
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
    const hold = await withoutKey(client, "/calendly/holds", timeOf(40));
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
    const refused = await send(other, "/calendly/invitees", bookingOf(other, 50), { status: 409 });
    expect(refused.requests).toBe(requestsOf.refusedBooking);
    const again = await withoutKey(other, "/calendly/invitees", bookingOf(other, 50), {
      status: 409,
    });
    expect(again.requests).toBe(requestsOf.refusedAgain);
  });

  test("are few for what people change in a session", async () => {
    const client = world.clients[4]!;
    const path = await sessionOf(client, 60);
    // The first of each also reads what later ones know.
    for (const round of [1, 2]) {
      const note = { note: `Note ${round}` };
      const noted = await withoutKey(client, `${path}/note`, note, { status: 200, method: "PUT" });
      const commented = await send(client, `${path}/comment`, { comment: `Comment ${round}` });
      const startsAt = new Date(openingTime + (60 + round) * hour).toISOString();
      const moved = await send(client, `${path}/reschedule`, { startsAt }, { status: 200 });
      if (round === 1) continue;
      expect(noted.requests).toBe(requestsOf.note);
      expect(commented.requests).toBe(requestsOf.comment);
      expect(moved.requests).toBe(requestsOf.move);
    }
    const cancelled = await withoutKey(client, `${path}/cancel`, {}, { status: 200 });
    expect(cancelled.requests).toBe(requestsOf.cancellation);
  });

  test("are few for a rating", async () => {
    const client = world.clients[5]!;
    const path = await sessionOf(client, 70);
    now += 72 * hour;
    while (await finishEndedTherapySessions(opened.ports, now) > 0);
    const rated = await withoutKey(client, `${path}/rate`, { rating: 5 }, { status: 200 });
    expect(rated.requests).toBe(requestsOf.rating);
  });

  const withoutKey: typeof send = (client, path, body, how) =>
    send(client, path, body, { ...how, hasKey: false });

  /** The path of a new session. */
  async function sessionOf(client: Client, inHours: number): Promise<string> {
    const { answer } = await send(client, "/calendly/invitees", bookingOf(client, inHours));
    const { event, uri } = answer.resource;
    const { therapistId } = world.practitioners[0]!;
    const { userId } = client;
    const body = { therapistId, userId, eventUrl: event, eventInviteeUrl: uri };
    const found = await send(client, "/therapy-sessions", body, { status: 200 });
    return `/therapy-sessions/${found.answer["id"]}`;
  }
});
