import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openTestApp, type TestApp } from "../test-app.ts";
import { newClient, type Person } from "./booked-session.ts";
import { bookedByBoth, codeOf, sentencesOf, signInBoth } from "./session-fixtures.ts";

type Session = {
  id: string;
  status: string;
  startsAt: string;
  endsAt: string;
  practiceType: string;
  therapist: { id: string; name: string };
  client: { id: string; name: string };
  schedulingUrl: string | null;
  eventTypeUrl: string | null;
};

async function list(app: TestApp, side: string, person: Person, query: Record<string, string>) {
  const params = new URLSearchParams({ limit: "100", ...query });
  const answer = await app.get(`/therapy-sessions/${side}?${params}`, person.headers);
  expect(answer.status).toBe(200);
  return await answer.json() as Session[];
}

const ids = (sessions: Session[]) => sessions.map(({ id }) => id);

test("a journal is filtered by status, time, practice, practitioner and day on every page", async () => {
  await using app = await openTestApp();
  const { client } = await signInBoth(app);
  const search = (query: Record<string, string>) => list(app, "me", client, query);
  const all = await search({});
  const now = app.now();
  for (const status of ["booked", "finished", "cancelled"]) {
    expect(ids(await search({ status }))).toEqual(ids(all.filter((one) => one.status === status)));
  }
  const upcoming = all.filter(({ endsAt }) => Date.parse(endsAt) > now);
  expect(ids(await search({ when: "upcoming", order: "soonest" }))).toEqual(
    ids(upcoming.toReversed()),
  );
  expect(ids(await search({ when: "past" }))).toEqual(ids(all.slice(upcoming.length)));
  const [one] = all;
  expect(ids(await search({ practiceType: one!.practiceType })))
    .toEqual(ids(all.filter(({ practiceType }) => practiceType === one!.practiceType)));
  expect(ids(await search({ therapistId: one!.therapist.id })))
    .toEqual(ids(all.filter(({ therapist }) => therapist.id === one!.therapist.id)));

  const walked: Session[] = [];
  let address: string | null = "/therapy-sessions/me?when=past&order=soonest&q=a&limit=2";
  while (address) {
    const page: Response = await app.get(address, client.headers);
    walked.push(...await page.json());
    const [, next] = /^<\/api(.+)>; rel="next"$/.exec(page.headers.get("link") ?? "") ?? [];
    address = next ?? null;
  }
  expect(ids(walked)).toEqual(ids(await search({ when: "past", order: "soonest", q: "a" })));
});

test("a day is a day in the caller's zone, or in the zone they name", async () => {
  await using app = await openTestApp();
  const { client, session } = await bookedByBoth(app);
  const at = Date.parse(session.startsAt);
  const dayIn = (timeZone: string) =>
    Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone).toPlainDate();
  const found = async (query: Record<string, string>) =>
    ids(await list(app, "me", client, query)).includes(session.id);
  const home = dayIn("Europe/Tallinn").toString();
  expect(await found({ from: home, to: home })).toBe(true);
  expect(await found({ from: dayIn("Europe/Tallinn").add({ days: 1 }).toString() })).toBe(false);
  expect(await found({ to: dayIn("Europe/Tallinn").subtract({ days: 1 }).toString() })).toBe(false);
  for (const timeZone of ["Pacific/Apia", "Pacific/Pago_Pago"]) {
    const there = dayIn(timeZone).toString();
    expect(await found({ from: there, to: there, timeZone })).toBe(true);
  }
});

test("free text finds names and practices in any language and never another user's sessions", async () => {
  await using app = await openTestApp();
  const { client, therapist, therapistId } = await signInBoth(app);
  await app.database.transaction((connection) =>
    connection.run(sql`update users set name = 'Õnne Käär' where id = ${client.user.id}`)
  );
  const search = (q: string) => list(app, "therapist", therapist, { q });
  const hers = await list(app, "me", client, { therapistId });
  expect(hers.length).toBeGreaterThan(0);
  for (const q of ["onne", "KÄÄR", "kaar õnne", "ынне"]) {
    expect(ids(await search(q))).toEqual(ids(hers));
  }
  expect(await search("nobody by this name")).toEqual([]);
  const mine = await list(app, "me", client, {});
  const [{ practiceType, therapist: practitioner }] = mine as [Session];
  const { persistence } = app.ports;
  const values = await persistence.domainValues.list();
  const { labels } = values.find(({ code }) => code === practiceType)!;
  for (const label of Object.values(labels)) {
    const found = await list(app, "me", client, { q: `${label} ${practitioner.name}` });
    expect(found.length).toBeGreaterThan(0);
    expect(found.every((one) => one.therapist.id === practitioner.id)).toBe(true);
  }
});

test("an invalid query is refused, and only practitioners have a practitioner's list", async () => {
  await using app = await openTestApp();
  const { client } = await signInBoth(app);
  const odd = [
    "status=gone",
    "when=now",
    "from=2026-02-30",
    "limit=0x2",
    "limit=1e1",
    "limit=%202",
    "limit=",
    "to=yesterday",
    "timeZone=Europe/Nowhere",
    "therapistId=1",
    "order=up",
    `q=${"x".repeat(101)}`,
    "cursor=!",
  ];
  for (const query of odd) {
    const send = (headers: Record<string, string> = {}) =>
      app.get(`/therapy-sessions/me?${query}`, { ...client.headers, ...headers });
    expect([query, ...await codeOf(await send())]).toEqual([query, 400, "ERR_INVALID_INPUT"]);
  }
  const send = (headers: Record<string, string> = {}) =>
    app.get("/therapy-sessions/therapist", { ...client.headers, ...headers });
  expect(await codeOf(await send())).toEqual([403, "ERR_FORBIDDEN"]);
  expect((await sentencesOf(send)).size).toBe(3);
});

test("a session is readable by both sides, its note by the client only", async () => {
  await using app = await openTestApp();
  const { client, therapist, session, path } = await bookedByBoth(app);
  const write = (note: string, version: string, headers = client.headers) =>
    app.send("PUT", `${path}/note`, { note }, { ...headers, "If-Match": version });
  const first = await app.get(path, client.headers);
  expect(await first.json()).toEqual(session);
  const written = await write("kanaarilind", first.headers.get("etag")!);
  expect([written.status, (await written.json()).note]).toEqual([200, "kanaarilind"]);
  expect(await codeOf(await write("teine", first.headers.get("etag")!))).toEqual([
    412,
    "ERR_STALE",
  ]);
  const withoutNote = await app.get(path, therapist.headers);
  expect((await withoutNote.json()).note).toBeNull();
  expect(await codeOf(await write("minu", withoutNote.headers.get("etag")!, therapist.headers)))
    .toEqual([403, "ERR_FORBIDDEN"]);
  const admin = await app.signIn("admin@demo.heaolu.ee");
  expect(await codeOf(await app.get(path, admin.headers))).toEqual([403, "ERR_REASON_REQUIRED"]);

  const actions = async (person: Person) => {
    const changes = await (await app.get(`${path}/history`, person.headers)).json();
    return changes.map(({ action }: { action: string }) => action);
  };
  expect(await actions(client)).toEqual(["book", "note"]);
  expect(await actions(therapist)).toEqual(["book"]);
  const emptied = await write("", written.headers.get("etag")!);
  expect((await emptied.json()).note).toBeNull();

  const stranger = await newClient(app, "kerli@example.ee");
  for (const part of ["", "/history", "/ics"]) {
    expect(await codeOf(await app.get(path + part, stranger.headers)))
      .toEqual([404, "ERR_NOT_FOUND"]);
    expect(await codeOf(await app.get(path + part))).toEqual([401, "ERR_UNAUTHORIZED"]);
  }
});

test("a session is downloaded as a calendar file and booked again at the same practice", async () => {
  await using app = await openTestApp();
  const { client, practice, session, path } = await bookedByBoth(app);
  const file = await app.get(`${path}/ics`, client.headers);
  expect(file.headers.get("content-type")).toContain("text/calendar");
  const lines = (await file.text()).split("\r\n");
  const start = session.startsAt.replace(/[-:]/g, "");
  expect(lines).toContain("BEGIN:VCALENDAR");
  expect(lines.some((line) => line.startsWith("DTSTART") && line.endsWith(start))).toBe(true);
  expect(session).toMatchObject({
    eventTypeUrl: practice.eventTypeUri,
    schedulingUrl: practice.schedulingUrl,
  });
});

test("the meeting count leaves out cancelled sessions", async () => {
  await using app = await openTestApp();
  const { client, therapistId, path } = await bookedByBoth(app);
  const counted = async () => {
    const all = await list(app, "me", client, { therapistId, order: "soonest" });
    let met = 0;
    for (const one of all as (Session & { meetingCount: number })[]) {
      if (one.status !== "cancelled") met++;
      expect(one.meetingCount).toBe(met);
    }
    return met;
  };
  const before = await counted();
  await app.post(`${path}/cancel`, {}, client.headers);
  expect(await counted()).toBe(before - 1);
});

test("an unchanged session is answered with 304, and its ETag works for a change", async () => {
  await using app = await openTestApp();
  const { client, therapist, path } = await bookedByBoth(app);
  const first = await app.get(path, client.headers);
  const etag = first.headers.get("ETag")!;
  expect(first.headers.get("Cache-Control")).toBe("private, no-cache");
  const current = { ...client.headers, "If-None-Match": etag };
  const same = await app.get(path, current);
  expect([same.status, same.headers.get("ETag"), await same.text()]).toEqual([304, etag, ""]);
  // The practitioner sees other fields of the same version.
  const others = { ...therapist.headers, "If-None-Match": etag };
  expect((await app.get(path, others)).status).toBe(200);
  const changing = { ...client.headers, "If-Match": etag };
  const noted = await app.send("PUT", path, { note: "Võta rätik" }, changing);
  expect(noted.status).toBe(200);
  expect((await app.get(path, current)).status).toBe(200);
  app.advance(1);
  const again = await app.send("PUT", path, { note: "Võta kaks" }, changing);
  expect(await codeOf(again)).toEqual([412, "ERR_STALE"]);
});
