import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, expect, test } from "vitest";
import { calendarFeeds } from "db/schema/calendar-feeds.ts";
import { openTestApp, publicUrl, type TestApp } from "../test-app.ts";
import { entriesOf } from "../support/read-mails.ts";
import { bookedGroup } from "./booked-group.ts";
import { bookSession, newClient, offeredTimes, type Person } from "./booked-session.ts";
import { day } from "backend/domain/duration.ts";

const password = "a password of mine alone";
const address = "/user/me/calendar-feed";

let app: TestApp;
let client: Person;
let therapist: Person;
let therapistId: string;
let therapistName: string;
let session: { id: string; startsAt: string; endsAt: string; place: string; practiceType: string };

beforeAll(async () => {
  app = await openTestApp();
  client = await newClient(app, "kerli@example.ee");
  therapist = await app.signIn("therapist1@demo.heaolu.ee");
  therapistId = therapist.user.therapistId;
  therapistName = (await app.ports.persistence.therapists.find(therapistId))!.name;
  ({ session } = await bookSession(app, client, therapistId, 10));
});
afterAll(() => app[Symbol.asyncDispose]());

test("a user has no feed address until they request one, and then gets the same one again", async () => {
  const none = await (await app.get(address, client.headers)).json();
  expect(none).toEqual({ url: null, detail: "discreet", createdAt: null, lastReadAt: null });
  const made = await newFeed(client, "discreet");
  expect(made.url).toMatch(
    new RegExp(`^${publicUrl}/api/calendar-feeds/[\\w-]{43}\\.ics$`),
  );
  expect(made).toMatchObject({ detail: "discreet", lastReadAt: null });
  expect(await (await app.get(address, client.headers)).json()).toEqual(made);
  await read(made.url);
  const { lastReadAt } = await (await app.get(address, client.headers)).json();
  expect(Date.parse(lastReadAt)).toBe(app.now());
});

test("a discreet feed says only that a time is taken", async () => {
  const { url } = await newFeed(client, "discreet");
  const file = await (await read(url)).text();
  const [entry, ...more] = entriesOf(file);
  expect(more).toEqual([]);
  expect(entry).toMatchObject({ summary: "Appointment", status: "CONFIRMED", class: "PRIVATE" });
  expect(entry?.start.toISOString()).toBe(new Date(session.startsAt).toISOString());
  expect(entry?.end?.toISOString()).toBe(new Date(session.endsAt).toISOString());
  expect(entry?.uid).toBe(`${session.id}@taken-time`);
  for (const text of [therapistName, "Kerli", "kerli@example.ee", "LOCATION", "DESCRIPTION"]) {
    expect(file).not.toContain(text);
  }
});

test("a full feed names practice, practitioner and place, and for the practitioner the client", async () => {
  const { labels } = (await app.ports.persistence.domainValues.find(
    "THERAPY_TYPE",
    session.practiceType,
  ))!;
  const ours = await newFeed(client, "full");
  const [entry] = entriesOf(await (await read(ours.url)).text());
  expect(entry).toMatchObject({
    summary: `${labels.en}: ${therapistName}`,
    url: `${publicUrl}/journal#session-${session.id}`,
  });
  expect(entry?.description).toMatch(new RegExp(`^${labels.en}, \\d+ min\n`));
  const theirs = await newFeed(therapist, "full");
  const entries = entriesOf(await (await read(theirs.url)).text());
  expect(entries.length).toBeGreaterThan(1);
  expect(entries.find(({ uid }) => uid === entry?.uid)).toMatchObject({
    summary: `Kerli Kask: ${labels.et}`,
    url: `${publicUrl}/sessions?open=${session.id}`,
  });
  expect(new Set(entries.map(({ uid }) => uid)).size).toBe(entries.length);
  const oldest = Math.min(...entries.map(({ start }) => start.getTime()));
  expect(oldest).toBeGreaterThanOrEqual(app.now() - 365 * day);
});

test("a group is one entry of its practitioner, and names the participants", async () => {
  await using app = await openTestApp();
  const { therapist, sessions } = await bookedGroup(app);
  const made = await app.post(address, { detail: "full" }, therapist.headers);
  const { pathname } = new URL((await made.json()).url);
  const starts = new Date(sessions[0].startsAt).getTime();
  const entries = entriesOf(await (await app.request(pathname)).text())
    .filter(({ start }) => start.getTime() === starts);
  expect(entries).toHaveLength(1);
  expect(entries[0]?.summary).toMatch(/, 3 participants$/);
  expect(String(entries[0]?.description)).toMatch(/^[^,\n]+(, [^,\n]+){2}\n/);
});

test("a replaced, revoked or unknown address gets the same 404", async () => {
  const old = await newFeed(client, "discreet");
  const kept = await newFeed(client, "discreet");
  expect((await read(kept.url)).status).toBe(200);
  const takenBack = await newFeed(client, "full");
  expect((await app.send("DELETE", address, undefined, client.headers)).status).toBe(204);
  const unknown = `${publicUrl}/api/calendar-feeds/${"x".repeat(43)}.ics`;
  const answers = await Promise.all(
    [old.url, kept.url, takenBack.url, unknown].map(async (url) => {
      const response = await read(url, { "X-Request-Id": "the-same-for-all" });
      return JSON.stringify([response.status, [...response.headers], await response.text()]);
    }),
  );
  expect(new Set(answers).size).toBe(1);
  expect(answers[0]).toContain("ERR_NOT_FOUND");
  const { url } = await (await app.get(address, client.headers)).json();
  expect(url).toBeNull();
});

test("a current copy is answered with 304 until something changes", async () => {
  const { url } = await newFeed(client, "full");
  const first = await read(url);
  expect(first.headers.get("cache-control")).toBe("private, no-cache");
  expect(first.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  const etag = first.headers.get("etag")!;
  app.advance(60_000);
  const same = await read(url, { "If-None-Match": etag });
  expect([same.status, await same.text()]).toEqual([304, ""]);
  await bookSession(app, client, therapistId, 40);
  const changed = await read(url, { "If-None-Match": etag });
  expect(changed.status).toBe(200);
  expect(entriesOf(await changed.text())).toHaveLength(2);
});

test("a moved session is one entry at its new time; a cancelled one stays marked for a month", async () => {
  const { url } = await newFeed(client, "discreet");
  const { times } = await offeredTimes(app, therapistId);
  const startsAt = times.at(-1)!;
  const moved = await app.post(`/therapy-sessions/${session.id}/reschedule`, { startsAt }, {
    ...client.headers,
    "Idempotency-Key": "move-it-once",
  });
  expect(moved.status).toBe(200);
  const entry = async () =>
    entriesOf(await (await read(url)).text())
      .filter(({ uid }) => uid === `${session.id}@taken-time`);
  const [now, ...twice] = await entry();
  expect(twice).toEqual([]);
  expect(now).toMatchObject({ sequence: 1, status: "CONFIRMED" });
  expect(now?.start.toISOString()).toBe(new Date(startsAt).toISOString());

  const { id } = await moved.json();
  await app.post(`/therapy-sessions/${id}/cancel`, {}, client.headers);
  expect(await entry()).toMatchObject([{ sequence: 2, status: "CANCELLED" }]);
  app.advance(31 * day);
  expect(await entry()).toEqual([]);
});

test("calendar programs may poll often, but not without a limit", async () => {
  client = await app.signIn("kerli@example.ee", password);
  const { url } = await newFeed(client, "discreet");
  for (let times = 0; times < 120; times++) expect((await read(url)).status).toBe(200);
  const refused = await read(url);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
});

test("the feed secret is neither logged nor stored in plain text", async () => {
  const { url } = await newFeed(client, "discreet");
  await read(url);
  const secret = url.split("/").at(-1)!.replace(".ics", "");
  expect(app.logLines.at(-1)).toContain("/api/calendar-feeds/");
  expect(app.logLines.join("\n")).not.toContain(secret);
  const rows = await app.database.read.select().from(calendarFeeds);
  expect(rows).toHaveLength(2);
  const kept = rows.map((row) => JSON.stringify({ ...row, sealed: row.secretSealed.toString() }));
  expect(kept.join()).not.toContain(secret);
});

test("the personal archive mentions the feed, and erasing the user removes it", async () => {
  const { url } = await newFeed(client, "discreet");
  const archive = await app.get("/user/me/export", client.headers);
  const files = unzipSync(new Uint8Array(await archive.arrayBuffer()));
  const { calendarFeed } = JSON.parse(strFromU8(files["data.json"]!));
  expect(calendarFeed).toMatchObject({ detail: "discreet", lastReadAt: null });
  expect(Object.keys(calendarFeed)).toEqual(["detail", "createdAt", "lastReadAt"]);
  expect(entriesOf(strFromU8(files["sessions.ics"]!))).toHaveLength(2);
  await app.post("/user/me/erase", { password }, client.headers);
  expect((await read(url)).status).toBe(404);
});

async function newFeed(person: Person, detail: "discreet" | "full") {
  const response = await app.post(address, { detail }, person.headers);
  expect(response.status).toBe(201);
  return await response.json() as { url: string; detail: string; lastReadAt: string | null };
}

function read(url: string, headers: Record<string, string> = {}) {
  return app.request(new URL(url).pathname, { headers });
}
