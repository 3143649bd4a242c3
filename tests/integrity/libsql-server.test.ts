import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { sql } from "drizzle-orm";
import { openDatabase } from "db/open.ts";
import { certificates } from "db/schema/therapists.ts";
import { seedDomainValues } from "db/seed/seed-domain-values.ts";
import { certificateOf, completeContent } from "../flows/onboarding-steps.ts";
import type { Draft } from "../flows/profile-steps.ts";
import {
  hasServer,
  type LibsqlReplica,
  type LibsqlServer,
  startLibsqlServer,
} from "../support/libsql-server.ts";
import { alwaysOpen } from "./simulation/always-open.ts";
import { KillableServer } from "./simulation/killable-server.ts";
import { bookConcurrently, cancelWinner, countOf } from "./simulation/concurrent-bookings.ts";
import type { World } from "./simulation/world.ts";
import { hour } from "backend/domain/duration.ts";

const now = Date.parse("2026-11-20T07:00:00Z");

describe.skipIf(!hasServer)("two processes, one on a libSQL server and one on its replica", () => {
  let server: LibsqlServer;
  let replica: LibsqlReplica;
  let folder: string;
  let servers: KillableServer[];
  let world: World;

  beforeAll(async () => {
    server = await startLibsqlServer();
    const database = openDatabase(server.url);
    await database.migrate();
    await seedDomainValues(database);
    await database.close();
    folder = await Deno.makeTempDir({ prefix: "two-servers-" });
    replica = await server.startReplica();
    servers = [server, replica].map(({ url }) => new KillableServer(folder, url));
    for (const app of servers) {
      await app.start();
      await app.setClock(now);
    }
    world = await servers[0]!.test<World>("world", {
      terms: [alwaysOpen, alwaysOpen],
      clients: 10,
      now,
    });
    // Another process wrote them, so the replica may be late.
    const last = world.clients.at(-1)!.userId;
    const signedIn = () => servers[1]!.request("GET", "/therapy-sessions/me", { as: last });
    await vi.waitFor(async () => expect((await signedIn())!.status).toBe(200), 20_000);
  });

  afterAll(async () => {
    for (const app of servers) await app.end("SIGTERM");
    await replica.stop();
    await server.stop();
    await Deno.remove(folder, { recursive: true });
  });

  test("give a time requested through both at once to one caller", async () => {
    for (let round = 0; round < 2; round++) {
      const outcomes = await bookConcurrently(servers, world, now + (24 + round) * hour);
      expect(outcomes.filter(({ detail }) => detail)).toEqual([]);
      expect(countOf(outcomes, "booked")).toBe(1);
      expect(countOf(outcomes, "offered alternatives")).toBe(9);
    }
    expect(await servers[0]!.test("integrity")).toEqual([]);
  });

  test("give a time to another caller as soon as its booking is cancelled, also through a late replica", async () => {
    const [near, far] = servers as [KillableServer, KillableServer];
    const outcomes = await bookConcurrently([near], world, now + 30 * hour);
    replica.delay(200);
    // From here on the other process knows that it is taken.
    const late = await bookConcurrently([far], world, now + 30 * hour);
    expect(countOf(late, "offered alternatives")).toBe(10);
    await cancelWinner(near, world, outcomes);
    const again = await bookConcurrently([far], world, now + 30 * hour);
    expect(again.filter(({ detail }) => detail)).toEqual([]);
    expect(countOf(again, "booked")).toBe(1);
    replica.delay(0);
  });

  test("see each other's bookings and cancellations within a second, and comments at once", async () => {
    const [one, other] = servers as [KillableServer, KillableServer];
    const startsAt = now + 50 * hour;
    expect(await isOffered(other, startsAt)).toBe(true);
    const { userId, email } = world.clients[0]!;
    const body = {
      event_type: world.practitioners[0]!.eventType,
      start_time: new Date(startsAt).toISOString(),
      invitee: { name: "Mari", email, timezone: "Europe/Tallinn" },
    };
    const booked = (await one.request("POST", "/calendly/invitees", { as: userId, body }))!;
    expect(booked.status).toBe(201);
    await withinASecond(other, startsAt, false);

    const { uri, event } = booked.body["resource"] as unknown as { uri: string; event: string };
    const { therapistId } = world.practitioners[0]!;
    const booking = { therapistId, userId, eventUrl: event, eventInviteeUrl: uri };
    const session = await other.request("POST", "/therapy-sessions", { as: userId, body: booking });
    expect(session!.status).toBe(200);
    const path = `/therapy-sessions/${session!.body["id"]}`;
    for (const [app, comment] of [[one, 'First "words".'], [other, "Second: õ 🌿"]] as const) {
      const commented = await app.request("POST", `${path}/comment`, {
        as: userId,
        body: { comment },
      });
      expect(commented!.status).toBe(201);
    }
    const journal = await one.request("GET", "/therapy-sessions/me", { as: userId });
    const entries = journal!.body as unknown as { id: string }[];
    expect(entries.find(({ id }) => id === session!.body["id"])).toMatchObject({
      noShow: false,
      comments: [{ comment: 'First "words".' }, { comment: "Second: õ 🌿" }],
      recommendations: [],
    });

    expect((await other.request("POST", `${path}/cancel`, { as: userId, body: {} }))!.status).toBe(
      200,
    );
    await withinASecond(one, startsAt, true);
  });

  test("show a client through the other what it has changed through one", async () => {
    const [near, far] = servers as [KillableServer, KillableServer];
    replica.delay(1000);
    const booked = await book(near, 70);
    expect(booked.status).toBe(201);
    const saved = await save(near, booked);
    const { id } = saved.body as unknown as { id: string };
    expect(await journal(far, saved.cookies)).toContainEqual(expect.objectContaining({ id }));
    replica.delay(0);
    expect(await journal(far, "written=99999999.forged")).not.toEqual([]);
  });

  test("find a profile that was published through the other one within a second", async () => {
    const [one, other] = servers as [KillableServer, KillableServer];
    const { therapistId, userId } = world.practitioners[1]!;
    const database = openDatabase(server.url);
    await database.transaction(async (tx) => {
      await tx.run(sql`update users set picture_key = 'avatars/6b.webp' where id = ${userId}`);
      await tx.insert(certificates).values(certificateOf(therapistId, now));
    });
    await database.close();
    const path = `/therapists/${therapistId}`;
    const draft = (await one.request("GET", `${path}/draft`, { as: userId }))!.body;
    const { content, version } = draft as unknown as Draft;
    const published = await one.request("PUT", path, {
      as: userId,
      headers: { "If-Match": `"d${version}"` },
      body: {
        ...content,
        ...completeContent(content),
        email: content.email,
        name: "Zoja Quastel",
      },
    });
    expect(published!.status, JSON.stringify(published!.body)).toBe(200);
    await isTrueWithinASecond("the new name is found", async () => {
      const answer = await other.request("POST", "/therapists/search", {
        body: { text: "quastel" },
      });
      const found = answer!.body["therapists"] as unknown as { id: string }[];
      return found.some(({ id }) => id === therapistId);
    });
  });

  test(
    "answer reads and refuse bookings while the primary hangs, and lose none when it was killed",
    async () => {
      const [near, far] = servers as [KillableServer, KillableServer];
      const readiness = openDatabase(replica.url);
      expect(await readiness.warnings()).toEqual([]);
      // A process at the server itself answers from what it has read before.
      await near.request("POST", "/therapists/search", { body: {} });
      server.pause();
      expect(await readiness.warnings()).toEqual(["database: the server takes no changes now"]);
      for (const app of [far, near]) {
        const search = await app.request("POST", "/therapists/search", { body: {} });
        expect(search!.status).toBe(200);
      }
      const refused = await book(far, 72);
      expect(refused).toMatchObject({ status: 503, body: { errCode: "ERR_UNAVAILABLE" } });
      server.continue();
      await expect.poll(() => readiness.warnings()).toEqual([]);
      await readiness.close();

      const booked = await book(near, 74);
      expect(booked.status).toBe(201);
      await server.restart();
      await expect.poll(async () => (await book(near, 74)).status, { timeout: 20_000 }).toBe(409);
      await expect.poll(async () => (await book(far, 76)).status, { timeout: 40_000 }).toBe(201);
      expect(await near.test("integrity")).toEqual([]);
    },
    90_000,
  );

  async function book(app: KillableServer, inHours: number) {
    const { userId, email } = world.clients[0]!;
    const answer = await app.request("POST", "/calendly/invitees", {
      as: userId,
      mayBeUnavailable: true,
      body: {
        event_type: world.practitioners[0]!.eventType,
        start_time: new Date(now + inHours * hour).toISOString(),
        invitee: { name: "Mari", email, timezone: "Europe/Tallinn" },
      },
    });
    return answer!;
  }

  async function save(app: KillableServer, booked: Awaited<ReturnType<typeof book>>) {
    const { uri, event } = booked.body["resource"] as unknown as { uri: string; event: string };
    const { userId } = world.clients[0]!;
    const { therapistId } = world.practitioners[0]!;
    const body = { therapistId, userId, eventUrl: event, eventInviteeUrl: uri };
    const answer = await app.request("POST", "/therapy-sessions", { as: userId, body });
    expect(answer!.status).toBe(200);
    return answer!;
  }

  async function journal(app: KillableServer, cookies = ""): Promise<unknown[]> {
    const { userId } = world.clients[0]!;
    const headers = { Cookie: cookies };
    const answer = await app.request("GET", "/therapy-sessions/me", { as: userId, headers });
    return answer!.body as unknown as unknown[];
  }

  function withinASecond(app: KillableServer, startsAt: number, wanted: boolean) {
    return isTrueWithinASecond(
      `the time is ${wanted ? "offered" : "not offered"}`,
      async () => await isOffered(app, startsAt) === wanted,
    );
  }

  /** Reads again until the answer is true for a request sent one second after the write. */
  async function isTrueWithinASecond(what: string, isTrue: () => Promise<boolean>) {
    const written = performance.now();
    let isLate = false;
    while (!await isTrue()) {
      if (isLate) throw new Error(`after a second it is still wrong that ${what}`);
      isLate = performance.now() - written > 1000;
    }
  }

  async function isOffered(app: KillableServer, startsAt: number): Promise<boolean> {
    const query = new URLSearchParams({
      event_type: world.practitioners[0]!.eventType,
      start_time: new Date(startsAt).toISOString(),
      end_time: new Date(startsAt + hour).toISOString(),
    });
    const answer = await app.request("GET", `/calendly/event-type-available-times?${query}`);
    return (answer!.body["collection"] as unknown as unknown[]).length > 0;
  }
});
