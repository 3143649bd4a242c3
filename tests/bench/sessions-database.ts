import { hour } from "backend/domain/duration.ts";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { closeSync, fdatasyncSync, openSync, writeSync } from "node:fs";
import Sqlite from "libsql";
import type { Database } from "db/database.ts";
import { encryptColumn } from "db/encrypted-column.ts";
import { openDatabase } from "db/open.ts";
import { libsqlPersistence } from "backend/adapters/persistence/libsql/persistence.ts";
import type { Persistence } from "backend/ports/persistence.ts";
import { benchNoteKey } from "./bench-app.ts";

export const practitioners = 2_000;
export const clients = 20_000;

type Bench = AsyncDisposable & {
  persistence: Persistence;
  fill(count: number): void;
  point(): (userId: string) => unknown;
  /** Per second, measured over `count` calls. */
  fdatasyncs(count: number): number;
};

export async function openBench(): Promise<Bench> {
  const { folder, path } = await sessionsDatabase();
  let database: Database | undefined;
  let persistence: Persistence | undefined;
  let reader: Sqlite.Database | undefined;
  return {
    get persistence() {
      database ??= openDatabase(`file:${path}`);
      persistence ??= libsqlPersistence(database, {
        noteKey: benchNoteKey,
        importKey: benchNoteKey,
        factorKey: benchNoteKey,
        roomKey: benchNoteKey[0],
      });
      return persistence;
    },
    fill: (count) => fillDatabase(path, count),
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

/** A new migrated file. */
export async function sessionsDatabase(): Promise<{ folder: string; path: string }> {
  const folder = await mkdtemp(join(tmpdir(), "bench-sessions-"));
  const path = join(folder, "bench.db");
  const database = openDatabase(`file:${path}`);
  await database.migrate();
  await database.close();
  return { folder, path };
}

/** Every client has one practitioner; every fourth session has a comment and every fourth a note. */
export function fillDatabase(path: string, count: number): void {
  const file = new Sqlite(path);
  file.exec("pragma synchronous = off");
  file.exec("begin");
  for (const statement of fillStatements(count)) file.exec(statement);
  const write = file.prepare("update therapy_sessions set note_sealed = ? where id = ?");
  for (let index = 0; index < count; index++) {
    if ((Math.floor(index / clients) + index) % 4 !== 1) continue;
    const id = `s${String(index).padStart(9, "0")}`;
    write.run(
      encryptColumn(
        benchNoteKey,
        id,
        "Slept well after it. Next time: ask about the left shoulder.",
      ),
      id,
    );
  }
  const comment = file.prepare(
    "update therapy_session_comments set comment_sealed = ? where id = ?",
  );
  for (let index = 0; index < count; index++) {
    if ((Math.floor(index / clients) + index) % 4 !== 0) continue;
    const id = `c${String(index).padStart(9, "0")}`;
    const text = "It went well; let us meet again in two weeks.";
    comment.run(encryptColumn(benchNoteKey, id, text), id);
  }
  file.exec("commit");
  file.exec("analyze");
  file.close();
}

function fillStatements(count: number): string[] {
  const numbers = (to: number) =>
    `with recursive n(i) as (select 0 union all select i + 1 from n where i + 1 < ${to})`;
  const people = [
    `insert into users (id, email, email_key, name, language, time_zone, created_at, updated_at)
      ${numbers(clients)} select 'u' || i, 'u' || i || '@example.ee', 'u' || i || '@example.ee',
        'Client ' || i, 'et', 'Europe/Tallinn', 0, 0 from n`,
    // With practitioners who all have no account the statistics make SQLite scan them at each sign-in.
    `insert into therapists (id, slug, user_id, name, email, gender, city, calendar_url,
        accepting_new_clients, show_in_search, created_at, updated_at)
      ${
      numbers(practitioners)
    } select 't' || i, 't' || i, 'u' || (i * 10 + 1), 'Practitioner ' || i,
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
        is_therapist_comment, comment_sealed, created_at, updated_at)
      ${numbers(count)} select printf('c%09d', i), printf('s%09d', i), null, 1, x'', 0, 0 from n
        where (i / ${clients} + i) % 4 = 0`,
  ];
}
