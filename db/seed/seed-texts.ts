import { asc } from "drizzle-orm";
import type { Connection, Database } from "../database.ts";
import { pageTexts, practiceTexts, rules } from "../schema/texts.ts";
import { type PageData, readData } from "./demo-data.ts";

export function seedTexts(database: Database): Promise<string[]> {
  return database.transaction(async (connection) => {
    const written = [];
    if (await seedPages(connection)) written.push("pages");
    if (await seedPractices(connection)) written.push("practices");
    if (await seedRules(connection)) written.push("rules");
    return written;
  });
}

async function seedPages(connection: Connection): Promise<boolean> {
  const rows = Object.values(readData("pages")).map(pageRow).sort(by("id"));
  const known = await connection.select().from(pageTexts).orderBy(asc(pageTexts.id));
  if (same(known, rows)) return false;
  await connection.delete(pageTexts);
  await connection.insert(pageTexts).values(rows);
  return true;
}

async function seedPractices(connection: Connection): Promise<boolean> {
  const rows = readData("practices").map((
    { code, group, summary, about, whatHappens, goodToKnow, evidence, helps },
  ) => ({
    code,
    practiceGroup: group,
    summary,
    about,
    whatHappens,
    goodToKnow,
    evidence,
    helps,
  })).sort(by("code"));
  const known = await connection.select().from(practiceTexts).orderBy(asc(practiceTexts.code));
  if (same(known, rows)) return false;
  await connection.delete(practiceTexts);
  await connection.insert(practiceTexts).values(rows);
  return true;
}

async function seedRules(connection: Connection): Promise<boolean> {
  const rows = readData("rules").map(({ id, fact, practices, severity, reason, source }) => ({
    id,
    fact,
    practices,
    severity,
    reason,
    source,
  })).sort(by("id"));
  const known = await connection.select().from(rules).orderBy(asc(rules.id));
  if (same(known, rows)) return false;
  await connection.delete(rules);
  await connection.insert(rules).values(rows);
  return true;
}

function pageRow({ id, title, lead, sections = [], faq = [] }: PageData) {
  const answers = faq.map(({ id, question, answer }) => ({ id, heading: question, body: answer }));
  return { id, title, lead, sections: [...sections, ...answers] };
}

function by<Key extends string>(key: Key) {
  return (a: Record<Key, string>, b: Record<Key, string>) => a[key] < b[key] ? -1 : 1;
}

function same(known: object[], rows: object[]): boolean {
  return JSON.stringify(known) === JSON.stringify(rows);
}
