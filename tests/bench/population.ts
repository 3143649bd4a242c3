import { rm, stat } from "node:fs/promises";
import Sqlite from "libsql";
import { libsqlPersistence } from "backend/adapters/persistence/libsql/persistence.ts";
import { hour } from "backend/domain/duration.ts";
import { sessionFromBooking } from "backend/domain/therapy-session.ts";
import { saveBooking } from "backend/use-cases/therapy-sessions/session-changes.ts";
import { openDatabase } from "db/open.ts";
import { bookingAt, practice } from "./bookings.ts";
import { benchNoteKey } from "./bench-app.ts";
import { perSecond, rate, type Row, share } from "./rounds.ts";
import { sessionsDatabase } from "./sessions-database.ts";

type Size = { people: number; practitioners: number; sessions: number };

const town: Size = { people: 20_000, practitioners: 200, sessions: 20_000 };

/**
 * What a person does in a country of a million people and 10,000 practitioners, with `--full` of ten million and 100,000,
 * beside the same in a town of 20,000: only the size of the database differs.
 */
export async function benchPopulation({ full }: { full: boolean }): Promise<Row[]> {
  const country: Size = full
    ? { people: 10_000_000, practitioners: 100_000, sessions: 10_000_000 }
    : { people: 1_000_000, practitioners: 10_000, sessions: 1_000_000 };
  await using small = await openPlace(town);
  await using large = await openPlace(country);
  const rows: Row[] = [];
  for (const what of ["sign-in by address", "journal", "agenda", "booking"] as const) {
    const measured = await perSecond([
      { name: "small", run: small[what] },
      { name: "large", run: large[what] },
    ]);
    const [few, many] = [measured.get("small")!, measured.get("large")!];
    rows.push({
      what: `${
        country.people / 1e6
      } million people, ${country.practitioners} practitioners: ${what}`,
      figure: rate(many),
      floor: `${rate(few)} (${town.people} people)`,
      ratio: share(many, few),
      goal: "≥ 50 %",
    });
  }
  const gigabytes = await large.bytes() / 1e9;
  return [...rows, {
    what: `${country.people / 1e6} million people and ${country.sessions / 1e6} million sessions`,
    figure: `${gigabytes.toFixed(1)} GB in one file`,
  }];
}

async function openPlace(size: Size) {
  const { folder, path } = await sessionsDatabase();
  fill(path, size);
  const database = openDatabase(`file:${path}`);
  const persistence = libsqlPersistence(database, {
    noteKey: benchNoteKey,
    importKey: benchNoteKey,
    factorKey: benchNoteKey,
    roomKey: benchNoteKey[0],
  });
  let booked = 0;
  const person = () => numbered("u", random(size.people));
  return {
    "sign-in by address": () => persistence.users.findByEmail(`${person()}@example.ee`),
    journal: () => persistence.therapySessions.listOfClient(person(), { limit: 20 }),
    agenda: () =>
      persistence.therapySessions.listOfTherapist(numbered("t", random(size.practitioners)), {
        limit: 20,
      }),
    async booking() {
      const number = booked++;
      const therapist = await persistence.therapists.find(
        numbered("t", number % size.practitioners),
      );
      const id = persistence.newId();
      const startsAt = hour * (500_000 + number);
      const client = { id, userId: person() };
      const before = startsAt - 100 * hour;
      const booking = bookingAt(id, startsAt);
      const session = sessionFromBooking(booking, therapist!, practice, client, before);
      await persistence.transaction((repositories) =>
        saveBooking(persistence, repositories, session, {
          actor: "client",
          actorUserId: numbered("u", 0),
        })
      );
    },
    bytes: async () => (await stat(path)).size,
    async [Symbol.asyncDispose]() {
      await database.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** Without triggers and indices: a row at a time would take an hour. What people write later meets both again. */
function fill(path: string, { people, practitioners, sessions }: Size): void {
  const file = new Sqlite(path);
  file.exec("pragma synchronous = off");
  file.exec("pragma cache_size = -1000000");
  const dropped = file
    .prepare(
      "select type, name, sql from sqlite_master where type in ('trigger', 'index') and sql is not null",
    )
    .all() as { type: string; name: string; sql: string }[];
  for (const { type, name } of dropped) file.exec(`drop ${type} ${name}`);
  const numbers = (to: number) =>
    `with recursive n(i) as (select 0 union all select i + 1 from n where i + 1 < ${to})`;
  file.exec(
    `insert into users (id, email, email_key, name, language, time_zone, created_at, updated_at)
    ${numbers(people)} select ${idOf("u", "i")}, ${idOf("u", "i")} || '@example.ee',
      ${idOf("u", "i")} || '@example.ee', 'Person ' || i, 'et', 'Europe/Tallinn', 0, 0 from n`,
  );
  file.exec(`insert into therapists (id, slug, user_id, name, email, gender, city, calendar_url,
      accepting_new_clients, show_in_search, created_at, updated_at)
    ${numbers(practitioners)} select ${idOf("t", "i")}, ${idOf("t", "i")}, ${
    idOf("u", "i * 10 + 1")
  },
      'Practitioner ' || i, 't' || i || '@example.ee', 'FEMALE', 'TARTU', '', 'yes', 1, 0, 0 from n`);
  file.exec(`insert into practices (id, therapist_id, position, type, duration_minutes, price_cents,
      meeting_types, intro, event_type_uri, scheduling_url)
    ${numbers(practitioners)} select ${idOf("p", "i")}, ${idOf("t", "i")}, 0, 'MASSAGE', 60, 5500,
      '["IN_PERSON"]', 0, 'http://localhost:8000/api/calendly/event_types/' || i,
      'http://localhost:8000/@t' || i || '/session' from n`);
  file.exec(
    `insert into therapy_sessions (id, therapist_id, user_id, event_uri, invitee_uri, status,
      starts_at, ends_at, time_zone, practice_type, intro, price_cents, meeting_type, place,
      cancellation_notice_hours, created_at, updated_at)
    ${numbers(sessions)} select ${idOf("s", "i")}, ${idOf("t", `i % ${practitioners}`)},
      ${idOf("u", `i * 7919 % ${people}`)}, ${idOf("e", "i")}, ${idOf("i", "i")}, 'finished',
      (i / ${practitioners}) * ${hour}, (i / ${practitioners} + 1) * ${hour}, 'Europe/Tallinn',
      'MASSAGE', 0, 5500, 'IN_PERSON', 'Telliskivi 60a, Tallinn', 24, 0, 0 from n`,
  );
  for (const { sql } of dropped) file.exec(sql);
  file.exec("analyze");
  file.close();
}

/** Ids in the order of their numbers, as those of the product are in the order of time. */
const digits = 9;
const numbered = (letter: string, number: number) => letter + String(number).padStart(digits, "0");
const idOf = (letter: string, number: string) => `printf('${letter}%0${digits}d', ${number})`;

function random(below: number): number {
  return Math.floor(Math.random() * below);
}
