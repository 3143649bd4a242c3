import { asc, desc } from "drizzle-orm";
import type { Connection, Database } from "../database.ts";
import {
  facts,
  pageTexts,
  practiceTexts,
  questionnaires,
  rules,
  ruleVersions,
} from "../schema/texts.ts";
import { type PageData, readData } from "./demo-data.ts";

export function seedTexts(database: Database): Promise<string[]> {
  return database.transaction(async (connection) => {
    const written = [];
    if (await seedPages(connection)) written.push("pages");
    if (await seedPractices(connection)) written.push("practices");
    if (await seedRules(connection)) written.push("rules");
    if (await seedFacts(connection)) written.push("facts");
    if (await seedQuestionnaire(connection)) written.push("questionnaire");
    if (await seedRuleVersion(connection)) written.push("rule version");
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

async function seedFacts(connection: Connection): Promise<boolean> {
  const rows = readData("facts").map(({ id, kind, question, help }) => ({
    id,
    kind,
    question,
    help,
  })).sort(by("id"));
  const known = await connection.select().from(facts).orderBy(asc(facts.id));
  if (same(known, rows)) return false;
  await connection.delete(facts);
  await connection.insert(facts).values(rows);
  return true;
}

async function seedQuestionnaire(connection: Connection): Promise<boolean> {
  const { version, ...content } = readData("questionnaire");
  const known = await connection.select().from(questionnaires);
  if (same(known, [{ version, content }])) return false;
  await connection.delete(questionnaires);
  await connection.insert(questionnaires).values({ version, content });
  return true;
}

/** A change of rules, facts or weights, also one of an earlier start, makes a new version. */
async function seedRuleVersion(connection: Connection): Promise<boolean> {
  const fingerprint = await sha256(JSON.stringify([
    await connection.select().from(rules).orderBy(asc(rules.id)),
    await connection.select().from(facts).orderBy(asc(facts.id)),
    await connection.select({ code: practiceTexts.code, helps: practiceTexts.helps })
      .from(practiceTexts).orderBy(asc(practiceTexts.code)),
  ]));
  const [latest] = await connection.select().from(ruleVersions)
    .orderBy(desc(ruleVersions.version)).limit(1);
  if (latest?.fingerprint === fingerprint) return false;
  await connection.insert(ruleVersions)
    .values({ version: (latest?.version ?? 0) + 1, fingerprint });
  return true;
}

async function sha256(text: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return new Uint8Array(hash).toHex();
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
