import { type SQL, sql } from "drizzle-orm";
import type { Connection, Database } from "db/database.ts";
import { openDatabase } from "db/open.ts";
import { domainValues } from "db/schema/domain-values.ts";
import { seedDomainValues } from "db/seed/seed-domain-values.ts";

const publicUrl = "http://localhost:8000";
const chunk = 1000;
const start = Date.parse("2026-01-01T00:00:00Z");

const firstNames =
  "Mari Jüri Tiina Õie Kadri Mart Külli Siim Liis Anna Aleksei Jekaterina Svetlana Tõnu Piret Ülle"
    .split(" ");
const lastNames =
  "Mägi Tamm Saar Sepp Kask Kukk Rebane Ilves Pärn Õunapuu Koppel Lepik Ivanov Petrova Smirnov Kuznetsova Põld Jõgi"
    .split(" ");
const introductions =
  "rahulik kuulan keha hingamine vestlus liikumine lapsed pered kogemus vaikus loodus samm julgus tugi usaldus"
    .split(" ");

type Row = Record<string, string | number | null>;
type Codes = Map<string, { code: string; lat: number | null; lon: number | null }[]>;

/** A new database at `url` with domain values and generated practitioners. */
export async function openFilledDatabase(
  url: string,
  count: number,
  options: { seed?: number } = {},
): Promise<Database> {
  const database = openDatabase(url);
  await database.migrate();
  await seedDomainValues(database);
  await addPractitioners(database, count, options);
  return database;
}

/** Adds generated practitioners to a database with domain values; the same seed gives the same ones. */
export async function addPractitioners(
  database: Database,
  count: number,
  { seed = 1 } = {},
): Promise<void> {
  const values = await database.read.select().from(domainValues);
  const codes = Map.groupBy(values, (value) => value.domainCode);
  const random = randomFrom(seed);
  for (let from = 0; from < count; from += chunk) {
    const tables = new Map<string, Row[]>();
    for (let at = from; at < Math.min(count, from + chunk); at++) {
      for (const [table, row] of practitioner(at, codes, random)) {
        tables.set(table, [...tables.get(table) ?? [], row]);
      }
    }
    await database.transaction(async (connection) => {
      for (const [table, rows] of tables) await insertAll(connection, table, rows);
    });
  }
}

function* practitioner(at: number, codes: Codes, random: () => number): Generator<[string, Row]> {
  const id = idFrom(random);
  const account = idFrom(random);
  const slug = `practitioner-${at}`;
  const name = `${one(firstNames)} ${one(lastNames)} ${at}`;
  const city = one(codes.get("CITY")!);
  const times = { created_at: start, updated_at: start };
  yield ["scheduling_accounts", {
    id: account,
    slug,
    name,
    email: `${slug}@example.ee`,
    time_zone: "Europe/Tallinn",
    buffer_minutes: 10,
    minimum_notice_minutes: 120,
    horizon_days: 60,
    step_minutes: 30,
    daily_maximum: null,
    closed_on_public_holidays: 1,
    ...times,
  }];
  const firstDay = 1 + Math.floor(random() * 5);
  for (const weekday of new Set([firstDay, 1 + Math.floor(random() * 7)])) {
    yield ["availability_rules", {
      id: idFrom(random),
      account_id: account,
      weekday,
      from_minute: 540 + 30 * Math.floor(random() * 8),
      to_minute: 960 + 30 * Math.floor(random() * 8),
      place_id: null,
    }];
  }
  yield ["therapists", {
    id,
    slug,
    user_id: null,
    name,
    email: `${slug}@example.ee`,
    gender: one(codes.get("GENDER")!).code,
    city: city.code,
    calendar_url: `${publicUrl}/@${slug}`,
    accepting_new_clients: random() < 0.9 ? "yes" : "no",
    show_in_search: 1,
    picture_key: null,
    cancellation_notice_hours: 24,
    ...times,
  }];
  yield ["therapist_texts", {
    therapist_id: id,
    language: "et",
    brief_introduction: some(introductions, 6).join(" "),
    about: some(introductions, 12).join(" "),
    experience: "",
    how_i_can_help: "",
  }];
  for (const [position, { code }] of some(codes.get("LANGUAGE")!, 2).entries()) {
    yield ["therapist_languages", { therapist_id: id, language: code, position }];
  }
  for (const [position, { code }] of some(codes.get("WAY_OF_HELPING")!, 5).entries()) {
    yield ["therapist_ways_of_helping", { therapist_id: id, way_of_helping: code, position }];
  }
  yield ["therapist_locations", {
    id: idFrom(random),
    therapist_id: id,
    position: 0,
    city: city.code,
    address: `Pikk ${at}`,
    lat: city.lat! + (random() - 0.5) / 2,
    lon: city.lon! + random() - 0.5,
    label: JSON.stringify({ et: "Kabinet", en: "Practice room", ru: "Кабинет" }),
  }];
  const practices = some(codes.get("THERAPY_TYPE")!, 1 + Math.floor(random() * 4));
  for (const [position, { code }] of practices.entries()) {
    const eventType = idFrom(random);
    const minutes = 30 + 15 * Math.floor(random() * 5);
    const meetingTypes = some(codes.get("MEETING_TYPE")!, 2).map((value) => value.code);
    const meeting = JSON.stringify(meetingTypes);
    yield ["event_types", {
      id: eventType,
      account_id: account,
      slug: `type-${position}`,
      name: code,
      description: "",
      duration_minutes: minutes,
      meeting_types: meeting,
      custom_questions: "[]",
      color: "#556b2f",
      position,
      active: 1,
      ...times,
    }];
    yield ["practices", {
      id: idFrom(random),
      therapist_id: id,
      position,
      type: code,
      duration_minutes: minutes,
      price_cents: 3000 + 500 * Math.floor(random() * 18),
      meeting_types: meeting,
      intro: 0,
      event_type_uri: `${publicUrl}/api/calendly/event_types/${eventType}`,
      scheduling_url: `${publicUrl}/@${slug}/type-${position}`,
    }];
  }
  for (let review = Math.floor(random() * 3); review > 0; review--) {
    yield ["reviews", {
      id: idFrom(random),
      therapist_id: id,
      therapy_session_id: null,
      language: "et",
      name: one(firstNames),
      rating: 3 + Math.floor(random() * 3),
      text: "",
      status: "published",
      created_at: start,
    }];
  }

  function one<Item>(items: Item[]): Item {
    return items[Math.floor(random() * items.length)]!;
  }

  function some<Item>(items: Item[], atMost: number): Item[] {
    return [...new Set(Array.from({ length: atMost }, () => one(items)))];
  }
}

/** One statement for all rows: a hundred thousand practitioners have over a million. */
async function insertAll(connection: Connection, table: string, rows: Row[]): Promise<void> {
  const columns = Object.keys(rows[0]!);
  const list = (items: SQL[]) => sql.join(items, sql`, `);
  const extracts = columns.map((column) => sql.raw(`value ->> '${column}'`));
  await connection.run(sql`insert into ${sql.identifier(table)}
    (${list(columns.map((column) => sql.identifier(column) as unknown as SQL))})
    select ${list(extracts)} from json_each(${JSON.stringify(rows)})`);
}

/** Mulberry32. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = state + 0x6d2b79f5 | 0;
    let mixed = Math.imul(state ^ state >>> 15, 1 | state);
    mixed = mixed + Math.imul(mixed ^ mixed >>> 7, 61 | mixed) ^ mixed;
    return ((mixed ^ mixed >>> 14) >>> 0) / 2 ** 32;
  };
}

function idFrom(random: () => number): string {
  const hex = Array.from(
    { length: 4 },
    () => Math.floor(random() * 2 ** 32).toString(16).padStart(8, "0"),
  ).join("");
  return `0197a1c2-${hex.slice(8, 12)}-7${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${
    hex.slice(20)
  }`;
}
