import { rm } from "node:fs/promises";
import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import Sqlite from "libsql";
import { expect, test } from "vitest";
import { checkInvariants } from "db/check.ts";
import { encryptColumn } from "db/encrypted-column.ts";
import { openDatabase } from "db/open.ts";
import { encryptStoredTexts } from "backend/adapters/persistence/libsql/encrypt-stored-texts.ts";
import { libsqlTherapySessions } from "backend/adapters/persistence/libsql/therapy-sessions.ts";
import { day, hour } from "backend/domain/duration.ts";
import { root } from "../support/source-files.ts";

const noteKey = [randomBytes(32)] as const;
const lastBefore = "0015_encrypt-comments.sql";
const uri = (name: string) => `https://calendar.example/events/${name}/invitees/1`;
const idOf = (name: string) => `0197a1c2-6d1e-7000-8000-0000000000${name}`;
const people = [
  `insert into users (id, email, email_key, name, language, time_zone, created_at, updated_at)
    values ('mari', 'm@example.ee', 'm@example.ee', 'Mari', 'et', 'Europe/Tallinn', 0, 0)`,
  `insert into therapists (id, slug, name, email, gender, city, calendar_url, accepting_new_clients,
    show_in_search, created_at, updated_at)
    values ('kadri', 'kadri', 'Kadri', 'k@example.ee', 'FEMALE', 'TARTU', '', 'yes', 1, 0, 0)`,
];

type OldSession = {
  status: string;
  startsAt: number;
  from?: string;
  cancelledBy?: string;
  rating?: number;
  note?: string;
};

test("the sessions of a moved booking become one, and nothing in them is lost", async () => {
  const folder = await Deno.makeTempDir();
  const path = `${folder}/app.db`;
  const file = new Sqlite(path);
  const migrations = (await names(`${root}db/migrations`)).filter((name) => name.endsWith(".sql"));
  for (const name of migrations.filter((name) => name <= lastBefore)) await run(file, name);
  fill(file);
  for (const name of migrations.filter((name) => name > lastBefore)) await run(file, name);
  file.close();

  const database = openDatabase(`file:${path}`);
  await encryptStoredTexts(database, { noteKey });
  await encryptStoredTexts(database, { noteKey });
  const sessions = libsqlTherapySessions(database.read, { noteKey, roomKey: noteKey[0] });
  const { items } = await sessions.listOfClient("mari", { limit: 10 });
  expect(items.map(({ id }) => id)).toEqual(["c1", "b1", "a1"].map(idOf));

  for (const name of ["a1", "a2", "a3"]) {
    expect(await sessions.findEntry(idOf(name), true)).toMatchObject({
      id: idOf("a1"),
      status: "finished",
      startsAt: 5 * day,
      inviteeUri: uri("a3"),
      rating: 5,
      note: "before\n\nafter",
      calendarSequence: 2,
      createdAt: 1,
      lastMove: {
        at: 3 * hour,
        by: "therapist",
        reason: "ill",
        from: { startsAt: 4 * day, endsAt: 4 * day + hour },
      },
      comments: [{ comment: "one" }, { comment: "two" }, { comment: "three" }],
      recommendations: [{ text: "Rest." }],
    });
    expect((await sessions.findByInvitee(uri(name)))?.id).toBe(idOf("a1"));
  }
  const steps = (await sessions.listHistory(idOf("a1"), 20))
    .map((
      { action, fromStatus, toStatus, fromStartsAt, toStartsAt, reason },
    ) => [action, fromStatus, toStatus, fromStartsAt, toStartsAt, reason]);
  expect(steps).toEqual([
    ["book", null, "booked", null, null, null],
    ["reschedule", "booked", "booked", 3 * day, 4 * day, "free"],
    ["reschedule", "booked", "booked", 4 * day, 5 * day, "ill"],
    ["comment", "booked", "booked", null, null, null],
    ["finish", "booked", "finished", null, null, null],
    ["comment", "finished", "finished", null, null, null],
  ]);

  expect(await sessions.find(idOf("b2"))).toMatchObject({
    id: idOf("b1"),
    status: "booked",
    startsAt: 8 * day,
    cancelledBy: null,
    lastMove: { by: "provider", from: { startsAt: 7 * day } },
  });
  expect((await sessions.listHistory(idOf("b1"), 9)).map(({ action }) => action))
    .toEqual(["book", "cancel", "reschedule"]);
  expect(await database.read.values(sql`select once_key from outbox`))
    .toEqual([[`reminder:${idOf("a1")}:${5 * day}:day`]]);
  expect(await database.read.values(sql`select therapy_session_id from reviews`))
    .toEqual([[idOf("a1")]]);
  expect(await checkInvariants(database.read)).toEqual([]);
  await database.close();
  await rm(folder, { recursive: true });
});

/** Three bookings as the release before the merge stored them: moved twice, replaced by the provider, never moved. */
function fill(file: Sqlite.Database): void {
  for (const statement of people) file.exec(statement);
  let nth = 0;
  const history = (name: string, at: number, actor: string, row: (string | null)[]) =>
    file.prepare(
      `insert into therapy_session_history (id, therapy_session_id, at, actor, action, from_status, to_status, reason)
        values (?, ?, ?, ?, ?, ?, ?, ?)`,
    ).run([`h${String(nth++).padStart(3, "0")}`, idOf(name), at, actor, ...row]);
  const session = (
    name: string,
    { status, startsAt, from, cancelledBy, rating, note }: OldSession,
  ) =>
    file.prepare(
      `insert into therapy_sessions (id, therapist_id, user_id, event_uri, invitee_uri, status, starts_at, ends_at,
        time_zone, practice_type, intro, price_cents, meeting_type, place, cancellation_notice_hours, rating,
        note_sealed, cancelled_by, rescheduled_from_id, calendar_uid, calendar_sequence, created_at, updated_at)
        values (?, 'kadri', 'mari', ?, ?, ?, ?, ?, 'Europe/Tallinn', 'MASSAGE', 0, 5500, 'IN_PERSON', '', 24, ?, ?, ?,
          ?, ?, ?, 1, ?)`,
    ).run([
      idOf(name),
      uri(name).replace("/invitees/1", ""),
      uri(name),
      status,
      startsAt,
      startsAt + hour,
      rating ?? null,
      note ? encryptColumn(noteKey, idOf(name), note) : null,
      cancelledBy ?? null,
      from ? idOf(from) : null,
      from ? idOf(`${name[0]}1`) : null,
      Number(name[1]) - 1,
      startsAt + day,
    ]);
  const comment = (name: string, text: string, at: number) =>
    file.prepare(
      `insert into therapy_session_comments (id, therapy_session_id, is_therapist_comment, comment_sealed, created_at,
        updated_at) values (?, ?, 0, ?, ?, ?)`,
    ).run([text, idOf(name), encryptColumn(noteKey, text, text), at, at]);

  session("a1", { status: "cancelled", startsAt: 3 * day, cancelledBy: "client", note: "before" });
  session("a2", { status: "cancelled", startsAt: 4 * day, from: "a1", cancelledBy: "therapist" });
  session("a3", { status: "finished", startsAt: 5 * day, from: "a2", rating: 5, note: "after" });
  history("a1", hour, "client", ["book", null, "booked", null]);
  history("a1", 2 * hour, "client", ["reschedule", "booked", "cancelled", "free"]);
  history("a2", 2 * hour, "client", ["reschedule", null, "booked", null]);
  history("a2", 3 * hour, "therapist", ["reschedule", "booked", "cancelled", "ill"]);
  history("a3", 3 * hour, "therapist", ["reschedule", null, "booked", null]);
  history("a1", 4 * hour, "client", ["comment", "cancelled", "cancelled", null]);
  history("a3", 6 * day, "clock", ["finish", "booked", "finished", null]);
  history("a2", 7 * day, "client", ["comment", "cancelled", "cancelled", null]);
  comment("a1", "one", 4 * hour);
  comment("a3", "two", 5 * hour);
  comment("a2", "three", 7 * day);
  file.exec(`insert into recommendations (id, therapy_session_id, practices, text, created_at)
    values ('r', '${idOf("a3")}', '[]', 'Rest.', 0)`);
  file.exec(
    `insert into reviews (id, therapist_id, therapy_session_id, language, name, rating, text, status, created_at)
    values ('r', 'kadri', '${idOf("a3")}', 'et', 'M', 5, '', 'published', 0)`,
  );
  file.exec(
    `insert into outbox (id, recipient, language, template, facts, state, once_key, next_try_at, created_at)
    values ('o', 'm@example.ee', 'et', 'session-tomorrow', '{}', 'sent', 'reminder:${idOf("a3")}:${
      5 * day
    }:day', 0, 0)`,
  );

  session("b1", { status: "cancelled", startsAt: 7 * day, cancelledBy: "provider" });
  session("b2", { status: "booked", startsAt: 8 * day, from: "b1" });
  history("b1", hour, "client", ["book", null, "booked", null]);
  history("b1", 2 * hour, "provider", ["cancel", "booked", "cancelled", null]);
  history("b2", 3 * hour, "provider", ["book", null, "booked", null]);
  session("c1", { status: "booked", startsAt: 9 * day });
  history("c1", hour, "client", ["book", null, "booked", null]);
}

async function run(file: Sqlite.Database, name: string): Promise<void> {
  const text = await Deno.readTextFile(`${root}db/migrations/${name}`);
  for (const statement of text.split("--> statement-breakpoint")) file.exec(statement);
}

async function names(directory: string): Promise<string[]> {
  const found: string[] = [];
  for await (const entry of Deno.readDir(directory)) found.push(entry.name);
  return found.sort();
}
