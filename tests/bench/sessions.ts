import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { randomBytes } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { closeSync, fdatasyncSync, openSync, writeSync } from "node:fs";
import Sqlite from "libsql";
import { type Database, openDatabase } from "db/open.ts";
import { libsqlPersistence } from "backend/adapters/persistence/libsql/persistence.ts";
import { fromEvent } from "backend/domain/therapy-session.ts";
import type { Persistence } from "backend/ports/persistence.ts";
import { keepBooking } from "backend/use-cases/therapy-sessions/new-booking.ts";
import { Hono } from "hono";
import { openBenchApp } from "./bench-app.ts";
import { overHttp, requestText } from "./over-http.ts";
import { median, ms, rate, type Row, share, underLoad } from "./rounds.ts";
import { watchLoop } from "./loop-lag.ts";

const hour = 3_600_000;
const practitioners = 2_000;
const clients = 20_000;

/** Journal pages of a full database, first and deep, beside a prepared point read of the same file. */
export async function benchJournal({ full }: { full: boolean }): Promise<Row[]> {
  const sessions = full ? 1_000_000 : 100_000;
  return [...await inTheDatabase(sessions), await overTheWire(Math.max(sessions, clients * 20))];
}

async function inTheDatabase(sessions: number): Promise<Row[]> {
  await using house = await openBench();
  house.fill(sessions);
  const { therapySessions } = house.persistence;
  const client = () => `u${Math.floor(Math.random() * clients)}`;
  const deepCursors = new Map<string, string>();
  for (let index = 0; index < 200; index++) {
    const id = `t${index}`;
    let cursor: string | null = null;
    for (let page = 0; page < 2; page++) {
      const query: { limit: number; cursor?: string } = {
        limit: 20,
        ...(cursor ? { cursor } : {}),
      };
      cursor = (await therapySessions.listOfTherapist(id, query)).nextCursor;
    }
    if (cursor) deepCursors.set(id, cursor);
  }
  const deep = [...deepCursors];
  const oneOfDeep = () => deep[Math.floor(Math.random() * deep.length)]!;
  const point = house.point();
  const waits = await inTurns({
    point: () => point(client()),
    journal: () => therapySessions.listOfClient(client(), { limit: 20 }),
    first: () => therapySessions.listOfTherapist(oneOfDeep()[0], { limit: 20 }),
    deep: () => {
      const [id, cursor] = oneOfDeep();
      return therapySessions.listOfTherapist(id, { limit: 20, cursor });
    },
  });
  const size = sessions.toLocaleString("en");
  const floor = `point read ${ms(waits.point.p50)}`;
  return [
    {
      what: `journal of ${size}, a page of 20`,
      figure: `p50 ${ms(waits.journal.p50)}, p95 ${ms(waits.journal.p95)}`,
      floor,
      ratio: `${(waits.journal.p50 / waits.point.p50).toFixed(1)} ×`,
      goal: "P8: p95 ≤ 0.3 ms",
    },
    {
      what: "a practitioner's sessions, the third page beside the first",
      figure: `p50 ${ms(waits.deep.p50)}, p95 ${ms(waits.deep.p95)}`,
      floor: `first page ${ms(waits.first.p50)}`,
      ratio: `${(waits.deep.p50 / waits.first.p50).toFixed(2)} ×`,
      goal: "P8: ≤ 1.5 ×",
    },
  ];
}

/** The same page as a signed-in client's browser asks for it, beside a bare answer of the same bytes. */
async function overTheWire(sessions: number): Promise<Row> {
  const folder = await mkdtemp(join(tmpdir(), "bench-journal-"));
  const path = join(folder, "bench.db");
  await migrated(path);
  fill(path, sessions);
  await using house = await openBenchApp(folder, path, hour * 1_000_000);
  const asking = await Promise.all(Array.from({ length: 200 }, async (_, i) => {
    const headers = { Authorization: `Bearer ${await house.tokenOf(`u${i * 100}`)}` };
    return requestText("GET", "/api/therapy-sessions/me", { headers });
  }));
  const headers = { Authorization: `Bearer ${await house.tokenOf("u0")}` };
  const response = await house.app.request("/api/therapy-sessions/me", { headers });
  const answer = JSON.parse(await response.text()) as unknown[];
  if (answer.length !== 20) throw new Error(`a page of ${answer.length}`);
  const bare = new Hono().get("/page", (c) => c.json(answer));
  const figures = await overHttp([
    { name: "bare", site: bare, requests: [requestText("GET", "/page")] },
    { name: "ours", site: house.app, requests: asking },
  ]);
  const [ours, floor] = [figures.get("ours")!, figures.get("bare")!];
  return {
    what: `journal of ${sessions.toLocaleString("en")} over HTTP, a page of 20, signed in`,
    figure: `${rate(ours.perSecond)}, p95 ${ms(ours.p95)}`,
    floor: `${rate(floor.perSecond)} (bare Hono, answer ready)`,
    ratio: share(ours.perSecond, floor.perSecond),
    goal: "P8: ≥ 6,000/s",
  };
}

/** Sessions kept for good (session, history, two mails; one commit each) beside bare 4 kB fdatasync. */
export async function benchBookings(): Promise<Row[]> {
  await using house = await openBench();
  house.fill(0);
  const { persistence } = house;
  const client = (await persistence.users.find("u0"))!;
  const therapists = await persistence.therapists.findMany(
    Array.from({ length: practitioners }, (_, index) => `t${index}`),
  );
  const syncs: number[] = [];
  const rates: number[] = [];
  const waits: number[] = [];
  const lags: number[] = [];
  let made = 0;
  for (let round = 0; round < 5; round++) {
    syncs.push(house.fdatasyncs(300));
    const lag = watchLoop();
    const load = await underLoad(async () => {
      // Requests come through the event loop; without this turn of it nothing else would ever run.
      await setImmediate();
      const number = made++;
      const therapist = therapists[number % practitioners]!;
      const id = persistence.newId();
      const startsAt = hour * (500_000 + number);
      const session = fromEvent(bookingAt(id, startsAt), therapist, practice, {
        id,
        userId: client.id,
      }, startsAt - 100 * hour);
      await persistence.transaction((repositories) =>
        keepBooking(persistence, repositories, { session, therapist, client }, "client")
      );
    }, { clients: 32, seconds: 1 });
    lags.push(lag.stop());
    rates.push(load.perSecond);
    waits.push(load.p99);
  }
  return [{
    what: "P7 durable bookings, 32 clients",
    figure: `${rate(median(rates))}, p99 ${ms(median(waits))}, loop lag ${ms(median(lags))}`,
    floor: `fdatasync of 4 kB ${rate(median(syncs))}`,
    ratio: `${(median(rates) / median(syncs) * 100).toFixed(0)} %`,
    goal: "≥ 1,500/s, p99 ≤ 40 ms, lag ≤ 20 ms",
  }];
}

const practice = { type: "MASSAGE", intro: false, priceCents: 5500 };

function bookingAt(id: string, startsAt: number) {
  const common = { createdAt: 0, updatedAt: 0, timeZone: "Europe/Tallinn", name: "Bench" };
  return {
    event: {
      ...common,
      uri: `https://calendar.example/events/${id}`,
      eventTypeUri: "https://calendar.example/event_types/1",
      ownerUri: "https://calendar.example/users/1",
      status: "active" as const,
      startsAt,
      endsAt: startsAt + hour,
      meetingType: "IN_PERSON" as const,
      place: "Telliskivi 60a, Tallinn",
      guests: { total: 1, active: 1, limit: 1 },
      canceledBy: null,
      cancelReason: null,
    },
    invitee: {
      ...common,
      uri: `https://calendar.example/events/${id}/invitees/1`,
      eventUri: `https://calendar.example/events/${id}`,
      email: "u0@example.ee",
      status: "active" as const,
      answers: [],
      tracking: {},
      oldInviteeUri: null,
      newInviteeUri: null,
      rescheduleUrl: null,
      cancelUrl: null,
      noShow: false,
    },
  };
}

type Waits = { p50: number; p95: number };

/** One call of each in turn, three thousand times: the neighbours slow all of them alike. */
async function inTurns<Name extends string>(
  contestants: Record<Name, () => unknown>,
): Promise<Record<Name, Waits>> {
  const names = Object.keys(contestants) as Name[];
  const waits = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<
    Name,
    number[]
  >;
  for (let turn = 0; turn < 3_500; turn++) {
    for (const name of names) {
      const asked = performance.now();
      await contestants[name]();
      if (turn >= 500) waits[name].push(performance.now() - asked);
    }
  }
  return Object.fromEntries(names.map((name) => {
    const sorted = waits[name].sort((one, other) => one - other);
    return [name, { p50: sorted[1_500]!, p95: sorted[2_850]! }];
  })) as Record<Name, Waits>;
}

type Bench = AsyncDisposable & {
  persistence: Persistence;
  /** Every client stays with one practitioner; each has a session an hour, every fourth with a comment. */
  fill(count: number): void;
  point(): (userId: string) => unknown;
  /** How many a second, measured on `count` of them. */
  fdatasyncs(count: number): number;
};

async function openBench(): Promise<Bench> {
  const folder = await mkdtemp(join(tmpdir(), "bench-sessions-"));
  const path = join(folder, "bench.db");
  await migrated(path);
  let database: Database | undefined;
  let persistence: Persistence | undefined;
  let reader: Sqlite.Database | undefined;
  return {
    get persistence() {
      database ??= openDatabase(`file:${path}`);
      persistence ??= libsqlPersistence(database, { noteKey: randomBytes(32) });
      return persistence;
    },
    fill: (count) => fill(path, count),
    point() {
      reader ??= new Sqlite(path, { readonly: true });
      const statement = reader.prepare("select name from users where id = ?");
      return (id) => statement.get(id);
    },
    fdatasyncs(count) {
      const file = openSync(join(folder, "floor"), "w");
      const page = new Uint8Array(4096);
      const start = performance.now();
      for (let index = 0; index < count; index++) {
        writeSync(file, page, 0, page.length, (index % 64) * page.length);
        fdatasyncSync(file);
      }
      const perSecond = count / ((performance.now() - start) / 1000);
      closeSync(file);
      return perSecond;
    },
    async [Symbol.asyncDispose]() {
      reader?.close();
      await database?.close();
      await rm(folder, { recursive: true });
    },
  };
}

function fill(path: string, count: number): void {
  const file = new Sqlite(path);
  file.exec("pragma synchronous = off");
  file.exec("begin");
  for (const statement of fillStatements(count)) file.exec(statement);
  file.exec("commit");
  file.exec("analyze");
  file.close();
}

async function migrated(path: string): Promise<void> {
  const database = openDatabase(`file:${path}`);
  await database.migrate();
  await database.close();
}

function fillStatements(count: number): string[] {
  const numbers = (to: number) =>
    `with recursive n(i) as (select 0 union all select i + 1 from n where i + 1 < ${to})`;
  const people = [
    `insert into users (id, email, email_key, name, language, time_zone, created_at, updated_at)
      ${numbers(clients)} select 'u' || i, 'u' || i || '@example.ee', 'u' || i || '@example.ee',
        'Client ' || i, 'et', 'Europe/Tallinn', 0, 0 from n`,
    `insert into therapists (id, slug, name, email, gender, city, calendar_url,
        accepting_new_clients, show_in_search, created_at, updated_at)
      ${numbers(practitioners)} select 't' || i, 't' || i, 'Practitioner ' || i,
        't' || i || '@example.ee', 'FEMALE', 'TARTU', '', 'yes', 1, 0, 0 from n`,
    `insert into sign_ins (id, user_id, device, remember, created_at, last_used_at, expires_at)
      ${numbers(clients)} select 'd' || i, 'u' || i, 'a bench', 1, 0, 0, ${
      hour * 2_000_000
    } from n`,
    `insert into practices (id, therapist_id, position, type, duration_minutes, price_cents,
        meeting_types, intro, event_type_uri, scheduling_url)
      ${numbers(practitioners)} select 'p' || i, 't' || i, 0, 'MASSAGE', 60, 5500,
        '["IN_PERSON"]', 0, 'http://localhost:8000/api/calendly/event_types/' || i,
        'http://localhost:8000/@t' || i || '/session' from n`,
  ];
  if (count === 0) return people;
  return [
    ...people,
    `insert into therapy_sessions (id, therapist_id, user_id, event_uri, invitee_uri, status, starts_at,
        ends_at, time_zone, practice_type, intro, price_cents, meeting_type, place,
        cancellation_notice_hours, created_at, updated_at)
      ${numbers(count)} select printf('s%09d', i), 't' || (i % ${practitioners}),
        'u' || (i % ${clients}), 'e' || i, 'i' || i, 'finished', (i / ${practitioners}) * ${hour},
        (i / ${practitioners} + 1) * ${hour}, 'Europe/Tallinn', 'MASSAGE', 0, 5500, 'IN_PERSON',
        'Telliskivi 60a, Tallinn', 24, 0, 0 from n`,
    `insert into therapy_session_comments (id, therapy_session_id, author_user_id,
        is_therapist_comment, comment, created_at, updated_at)
      ${numbers(count / 4)} select printf('c%09d', i), printf('s%09d', i * 4), null, 1,
        'It went well; let us meet again in two weeks.', 0, 0 from n`,
  ];
}
