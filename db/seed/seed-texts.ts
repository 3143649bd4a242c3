import { asc, desc, eq, isNull } from "drizzle-orm";
import type { Connection, Database } from "../database.ts";
import {
  contentVersions,
  facts,
  pageTexts,
  practiceTexts,
  questionnaires,
  ruleDrafts,
  rules,
  ruleVersions,
} from "../schema/texts.ts";
import { type PageData, readData } from "./demo-data.ts";

type Rules = (typeof rules.$inferSelect)[];

export function seedTexts(database: Database): Promise<string[]> {
  return database.transaction(async (connection) => {
    const written = [];
    if (await seedPages(connection)) written.push("pages");
    if (await seedPractices(connection)) written.push("practices");
    const before = await connection.select().from(rules).orderBy(asc(rules.id));
    if (await seedRules(connection)) written.push("rules");
    if (await seedFacts(connection)) written.push("facts");
    if (await seedQuestionnaire(connection)) written.push("questionnaire");
    if (await seedRuleVersion(connection, before)) written.push("rule version");
    return written;
  });
}

async function seedPages(connection: Connection): Promise<boolean> {
  const rows = Object.values(readData("pages")).map(pageRow);
  const known = await connection.select().from(pageTexts);
  const released = new Set(rows.map(({ id }) => id));
  let changed = false;
  for (const { id } of known.filter((page) => !page.byAdmins && !released.has(page.id))) {
    await connection.delete(pageTexts).where(eq(pageTexts.id, id));
    changed = true;
  }
  for (const row of rows) {
    const before = known.find(({ id }) => id === row.id);
    if (!before) await connection.insert(pageTexts).values(row);
    else {
      const { version, byAdmins, ...content } = before;
      if (byAdmins || same([content], [row])) continue;
      await keepVersion(connection, before.id, version, content);
      await connection.update(pageTexts).set({ ...row, version: version + 1 })
        .where(eq(pageTexts.id, row.id));
    }
    changed = true;
  }
  return changed;
}

/** Consents name the version that they were given under, so each can be read again. */
async function keepVersion(
  connection: Connection,
  contentId: string,
  version: number,
  { title, lead, sections }: Pick<typeof pageTexts.$inferSelect, "title" | "lead" | "sections">,
): Promise<void> {
  await connection.insert(contentVersions)
    .values({ contentId, version, content: { title, lead, sections } }).onConflictDoNothing();
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
  }));
  const known = await connection.select().from(practiceTexts);
  const released = new Set(rows.map(({ code }) => code));
  let changed = false;
  for (const { code } of known.filter((text) => !text.byAdmins && !released.has(text.code))) {
    await connection.delete(practiceTexts).where(eq(practiceTexts.code, code));
    changed = true;
  }
  for (const row of rows) {
    const before = known.find(({ code }) => code === row.code);
    if (!before) await connection.insert(practiceTexts).values(row);
    else {
      const { version, byAdmins, ...content } = before;
      if (byAdmins || same([content], [row])) continue;
      await connection.update(practiceTexts).set({ ...row, version: version + 1 })
        .where(eq(practiceTexts.code, row.code));
    }
    changed = true;
  }
  return changed;
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

/**
 * A change of rules, facts or weights, also one of an earlier start, makes a new version. Rules that administrators
 * have published stay in force: what a release changes then is a draft that they decide about.
 */
async function seedRuleVersion(connection: Connection, before: Rules): Promise<boolean> {
  const released = await connection.select().from(rules).orderBy(asc(rules.id));
  const fingerprint = await sha256(JSON.stringify([
    released,
    await connection.select().from(facts).orderBy(asc(facts.id)),
    // Weights that an administrator changed are no part of the release.
    readData("practices").map(({ code, helps }) => ({ code, helps })).sort(by("code")),
  ]));
  const [latest] = await connection.select().from(ruleVersions)
    .where(isNull(ruleVersions.withdrawnAt))
    .orderBy(desc(ruleVersions.effectiveFrom), desc(ruleVersions.version)).limit(1);
  if (latest?.fingerprint === fingerprint) return false;
  const [highest] = await connection.select({ version: ruleVersions.version }).from(ruleVersions)
    .orderBy(desc(ruleVersions.version)).limit(1);
  const version = (highest?.version ?? 0) + 1;
  const hasAdminRules = latest?.byAdmins && latest.rules;
  await connection.insert(ruleVersions).values({
    version,
    fingerprint,
    rules: hasAdminRules ? latest.rules : released,
    notReached: hasAdminRules ? latest.notReached : notReached(),
    effectiveFrom: latest?.effectiveFrom ?? 0,
    byAdmins: Boolean(hasAdminRules),
  });
  const changed = changesOf(before, released);
  if (hasAdminRules && changed.length > 0) {
    const now = Date.now();
    await connection.insert(ruleDrafts).values({
      id: crypto.randomUUID(),
      state: "editing",
      title: "Release",
      basedOn: version,
      changes: changed,
      createdAt: now,
      changedAt: now,
    });
  }
  return true;
}

/** What a release changes, by id. */
function changesOf(before: Rules, after: Rules): (typeof ruleDrafts.$inferInsert)["changes"] {
  const old = new Map(before.map((rule) => [rule.id, rule]));
  const kept = new Set(after.map(({ id }) => id));
  const written = after.flatMap((rule) => {
    const known = old.get(rule.id);
    if (known && JSON.stringify(known) === JSON.stringify(rule)) return [];
    return { kind: known ? "change" as const : "add" as const, rule };
  });
  const retired = before.filter(({ id }) => !kept.has(id))
    .map(({ id }) => ({ kind: "retire" as const, id }));
  return [...written, ...retired];
}

function notReached() {
  return readData("practices").flatMap(({ code, verdictsNotReached }) =>
    verdictsNotReached ? { practice: code, ...verdictsNotReached } : []
  ).sort(by("practice"));
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
