import { rm } from "node:fs/promises";
import Sqlite from "libsql";
import { day, hour } from "backend/domain/duration.ts";
import { openDatabase } from "db/open.ts";
import { libsqlPersistence } from "backend/adapters/persistence/libsql/persistence.ts";
import type { AccountQuery } from "backend/ports/persistence/account-list.ts";
import type { SessionListQuery } from "backend/ports/persistence/session-list.ts";
import type { CountedPage } from "backend/ports/persistence/sorted-list.ts";
import { benchNoteKey } from "./bench-app.ts";
import { ms, type Row } from "./rounds.ts";
import { sessionsDatabase } from "./sessions-database.ts";

const rows = 1_000_000;
const practitioners = 5_000;
const calls = 100;
const limit = 20;
const goal = "p95 ≤ 50 ms";

/** Lists of 1,000,000 accounts and 1,000,000 sessions: first and middle pages in every order, with and without filters. */
export async function benchAdminLists(): Promise<Row[]> {
  const { folder, path } = await sessionsDatabase();
  fill(path);
  const database = openDatabase(`file:${path}`);
  const { accountList, sessionList } = libsqlPersistence(database, {
    noteKey: benchNoteKey,
    importKey: benchNoteKey,
    factorKey: benchNoteKey,
    roomKey: benchNoteKey[0]!,
  });
  try {
    const accounts = (query: Partial<AccountQuery>) => (cursor?: string) =>
      accountList.list({ sort: "created", direction: "desc", limit, cursor, ...query });
    const sessions = (query: Partial<SessionListQuery>) => (cursor?: string) =>
      sessionList.list({ sort: "start", direction: "desc", limit, cursor, ...query });
    return [
      await measured("accounts, newest", accounts({})),
      await measured("accounts by name", accounts({ sort: "name", direction: "asc" })),
      await measured("accounts by last sign-in", accounts({ sort: "lastSignIn" })),
      await measured(
        "unconfirmed accounts, oldest",
        accounts({ state: "unconfirmed", direction: "asc" }),
      ),
      await measured(
        "unconfirmed by last sign-in",
        accounts({ state: "unconfirmed", sort: "lastSignIn" }),
      ),
      await measured("disabled by name", accounts({ state: "disabled", sort: "name" })),
      await measured(
        "practitioners by last sign-in",
        accounts({ state: "practitioner", sort: "lastSignIn" }),
      ),
      await measured("search with 4 matches", accounts({ text: "person 77777" })),
      await measured(
        "search with 1,000,000 matches, by last sign-in",
        accounts({ text: "person", sort: "lastSignIn" }),
      ),
      await measured("search by last name, by name", accounts({ text: "kask12", sort: "name" })),
      await measured("sessions, latest", sessions({})),
      await measured("sessions by price", sessions({ sort: "price" })),
      await measured("cancelled by price", sessions({ state: "cancelled", sort: "price" })),
      await measured("booked, earliest", sessions({ state: "booked", direction: "asc" })),
      await measured(
        "one practitioner by price",
        sessions({ text: "Practitioner 77 ", sort: "price" }),
      ),
      await measured("a month by price", sessions({ from: 30 * day, to: 60 * day, sort: "price" })),
      await measured("a month, latest", sessions({ from: 30 * day, to: 60 * day })),
      await measured("a session by its number", sessions({ text: "00000777" })),
    ];
  } finally {
    await database.close();
    await rm(folder, { recursive: true });
  }
}

type Read = (cursor?: string) => Promise<CountedPage<unknown>>;

/** The first page, and a page in the middle, which a cursor reaches. */
async function measured(what: string, read: Read): Promise<Row> {
  const first = await p95(() => read());
  let cursor = (await read()).nextCursor;
  for (let page = 0; page < 20 && cursor; page++) {
    cursor = (await read(cursor)).nextCursor ?? cursor;
  }
  const middle = cursor === null ? null : await p95(() => read(cursor));
  return {
    what: `1,000,000 rows: ${what}`,
    figure: `first page p95 ${ms(first)}${middle === null ? "" : `, later page p95 ${ms(middle)}`}`,
    goal,
  };
}

async function p95(read: () => Promise<unknown>): Promise<number> {
  const waits: number[] = [];
  for (let call = 0; call < calls; call++) {
    const started = performance.now();
    await read();
    waits.push(performance.now() - started);
  }
  return waits.sort((one, other) => one - other)[Math.floor(calls * 0.95)]!;
}

/** Without triggers: a row at a time would take minutes. */
function fill(path: string): void {
  const file = new Sqlite(path);
  const triggers = file.prepare("select name from sqlite_master where type = 'trigger'").all();
  for (const { name } of triggers as { name: string }[]) file.exec(`drop trigger ${name}`);
  const numbers = (to: number) =>
    `with recursive n(i) as (select 0 union all select i + 1 from n where i + 1 < ${to})`;
  file.exec("begin");
  file.exec(`insert into users (id, email, email_key, name, name_key, language, time_zone,
      email_verified_at, disabled_at, last_sign_in_at, created_at, updated_at)
    ${numbers(rows)} select printf('u%07d', i), 'person' || i || '@example.ee',
      'person' || i || '@example.ee', 'Person ' || i || ' Kask' || (i % 1000),
      'person ' || i || ' kask' || (i % 1000), 'et', 'Europe/Tallinn',
      iif(i > ${rows} * 9 / 10, null, i), iif(i % 997 = 0, 1, null),
      iif(i > ${rows} * 9 / 10, 0, (i * 7919) % ${rows} * 1000), i * 1000, 0 from n`);
  file.exec(`insert into therapists (id, slug, user_id, name, email, gender, city, calendar_url,
      accepting_new_clients, show_in_search, created_at, updated_at)
    ${numbers(practitioners)} select 't' || i, 't' || i, printf('u%07d', i * 100),
      'Practitioner ' || i || ' Tamm', 't' || i || '@example.ee', 'FEMALE', 'TARTU', '', 'yes', 1,
      0, 0 from n`);
  file.exec(`insert into therapy_sessions (id, therapist_id, user_id, event_uri, invitee_uri,
      status, starts_at, ends_at, time_zone, practice_type, intro, price_cents, meeting_type,
      place, cancellation_notice_hours, created_at, updated_at)
    ${
    numbers(rows)
  } select printf('%08x-0000-7000-8000-%012x', i, i), 't' || (i % ${practitioners}),
      printf('u%07d', i % ${rows}), 'e' || i, 'i' || i,
      case when i % 10 = 0 then 'cancelled' when i > ${rows} * 99 / 100 then 'booked'
        else 'finished' end,
      i / 20 * ${hour}, (i / 20 + 1) * ${hour}, 'Europe/Tallinn', 'MASSAGE', 0,
      (i * 7919) % 20000, 'IN_PERSON', 'Telliskivi 60a, Tallinn', 24, 0, 0 from n`);
  file.exec("commit");
  file.exec("analyze");
  file.close();
}
