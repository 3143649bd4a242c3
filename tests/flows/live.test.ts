import { afterAll, beforeAll, expect, test } from "vitest";
import { holdMinutes } from "backend/domain/scheduling.ts";
import { type EventReader, listenTo } from "../support/event-reader.ts";
import { openTestApp, type TestApp } from "../test-app.ts";
import { bookAtProvider, newClient, offeredTimes, type Person } from "./booked-session.ts";

let app: TestApp;
let server: Deno.HttpServer<Deno.NetAddr>;
let origin: string;
let client: Person;
let booked: string;
let other: string;
const readers: EventReader[] = [];
/** The limit is two seconds, which the bench measures; the rest allows for a busy machine. */
const soon = 30_000;

beforeAll(async () => {
  app = await openTestApp({ settings: { isTrustedProxy: (address) => address === "127.0.0.1" } });
  server = Deno.serve(
    { hostname: "127.0.0.1", port: 0, onListen() {} },
    (request, info) => app.fetch(request, info),
  );
  origin = `http://127.0.0.1:${server.addr.port}`;
  client = await newClient(app, "kerli@example.ee");
  [booked, other] = await Promise.all(
    // A practitioner who holds no practice together with another.
    [2, 1].map(async (nth) =>
      (await app.signIn(`therapist${nth}@demo.heaolu.ee`)).user.therapistId as string
    ),
  ) as [string, string];
});

afterAll(async () => {
  for (const reader of readers) reader.hangUp();
  await server.shutdown();
  await app[Symbol.asyncDispose]();
});

test("a booking is announced to listeners of that practitioner only", async () => {
  const all = await listen();
  const theirs = await listen([booked]);
  const others = await listen([other]);
  const both = await listen([other, booked]);
  const startedAt = performance.now();
  await bookNext(0);
  for (const reader of [all, theirs, both]) {
    const [, data] = await reader.until(/event: times\ndata: (.+)\n\n/);
    expect(JSON.parse(data!)).toEqual({ therapistIds: [booked] });
  }
  expect(performance.now() - startedAt).toBeLessThan(soon);
  expect(others.text()).not.toContain("event:");
});

test("the end of a hold is announced as a free time", async () => {
  const { practice, times } = await offeredTimes(app, booked);
  const at = { event_type: practice.eventTypeUri, start_time: times.at(-1) };
  expect((await app.post("/calendly/holds", at)).status).toBe(201);
  expect(await app.ports.scheduling.holds!.deleteExpired(app.now())).toBe(0);
  const reader = await listen([booked]);
  app.advance(holdMinutes * 60_000);
  expect(await app.ports.scheduling.holds!.deleteExpired(app.now())).toBe(1);
  await reader.until(/event: times\n/);
  expect((await offeredTimes(app, booked)).times).toContain(at.start_time);
});

test("an event stream is neither cached nor compressed and says when to reconnect", async () => {
  const reader = await listen([booked], { "Accept-Encoding": "gzip, br" });
  const { headers, status } = reader.response;
  expect(status).toBe(200);
  expect(headers.get("content-type")).toBe("text/event-stream");
  expect(headers.get("cache-control")).toBe("no-store");
  expect(headers.get("x-accel-buffering")).toBe("no");
  expect(headers.get("content-encoding") ?? "identity").toBe("identity");
  await reader.until(/^retry: 3000\n\n/);
  const { status: ofHead, body } = await fetch(`${origin}/api/live`, { method: "HEAD" });
  expect([ofHead, body]).toEqual([200, null]);
});

test("a session booked at another provider is announced; a hidden practitioner never is", async () => {
  const reader = await listen();
  const hidden = await hide(other);
  await touchSession(hidden);
  await touchSession(booked);
  await reader.until(new RegExp(`event: times\ndata: .*${booked}`));
  expect(reader.text()).not.toContain(hidden);
});

test("200 listeners each get one event for one booking", async () => {
  const crowd = await Promise.all(
    Array.from({ length: 200 }, (_, nth) => listen([booked], from(`10.0.0.${nth % 40}`))),
  );
  const startedAt = performance.now();
  await bookNext(1);
  await Promise.all(crowd.map((reader) => reader.until(/event: times/)));
  expect(performance.now() - startedAt).toBeLessThan(soon);
  for (const reader of crowd) reader.hangUp();
});

test("one address may hold 50 streams, and again as many after closing them", async () => {
  const ours = from("10.1.0.1");
  const crowd = await Promise.all(Array.from({ length: 50 }, () => listen([booked], ours)));
  const refused = await fetch(`${origin}/api/live`, { headers: ours });
  expect(refused.status).toBe(429);
  expect(refused.headers.get("retry-after")).toBe("60");
  expect((await refused.json()).errCode).toBe("ERR_TOO_MANY_REQUESTS");
  await (await listen([booked], from("10.1.0.2"))).until(/retry/);

  for (const reader of crowd) reader.hangUp();
  await expect.poll(async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, async () => {
      const response = await fetch(`${origin}/api/live`, { headers: ours });
      await response.body?.cancel();
      return response.status;
    }));
    return new Set(answers);
  }, { timeout: 5_000, interval: 100 }).toEqual(new Set([200]));
});

test("listening without practitioners is refused with a reason", async () => {
  const response = await fetch(`${origin}/api/live?therapistId=unknown`);
  expect([response.status, (await response.json()).errCode]).toEqual([400, "ERR_INVALID_INPUT"]);
});

test("a server that shuts down ends every stream and accepts no new one", async () => {
  const closing = await openTestApp({ demo: false });
  const door = Deno.serve(
    { hostname: "127.0.0.1", port: 0, onListen() {} },
    (request, info) => closing.fetch(request, info),
  );
  const url = `http://127.0.0.1:${door.addr.port}/api/live`;
  const crowd = await Promise.all(Array.from({ length: 20 }, () => listenTo(url)));
  closing.ports.live.close();
  await Promise.all(crowd.map((reader) => reader.ended()));
  const late = await fetch(url);
  expect([late.status, (await late.json()).errCode]).toEqual([503, "ERR_UNAVAILABLE"]);
  await door.shutdown();
  await closing[Symbol.asyncDispose]();
});

const from = (address: string) => ({ "X-Forwarded-For": address });

async function listen(therapistIds: string[] = [], headers: Record<string, string> = {}) {
  const query = new URLSearchParams(therapistIds.map((id) => ["therapistId", id]));
  const reader = await listenTo(`${origin}/api/live?${query}`, headers);
  readers.push(reader);
  return reader;
}

async function bookNext(nth: number): Promise<void> {
  const { practice, times } = await offeredTimes(app, booked);
  await bookAtProvider(app, client, practice.eventTypeUri, times[nth * 8]!);
}

/** What a webhook event leaves: a session, and no event in the embedded calendar. */
async function touchSession(therapistId: string): Promise<void> {
  const { items } = await app.ports.persistence.therapySessions
    .listOfTherapist(therapistId, { limit: 100 });
  const { id } = items.find(({ status }) => status === "booked")!;
  await app.database.transaction(async (tx) => {
    await tx.run(
      `update therapy_sessions set status = 'cancelled', cancelled_at = 1, cancelled_by = 'provider', updated_at = updated_at + 1 where id = '${id}'`,
    );
  });
}

async function hide(id: string): Promise<string> {
  await app.database.transaction(async (tx) => {
    await tx.run(`update therapists set show_in_search = 0 where id = '${id}'`);
  });
  return id;
}
