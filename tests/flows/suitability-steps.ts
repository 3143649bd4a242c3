import { desc, eq } from "drizzle-orm";
import type { Rule } from "backend/domain/rule.ts";
import { assess } from "backend/domain/suitability/assessment.ts";
import { content } from "backend/domain/suitability/suitability.testing.ts";
import type { Verdict } from "backend/domain/suitability/verdict.ts";
import { rules, ruleVersions } from "db/schema/texts.ts";
import type { TestApp } from "../test-app.ts";
import { agreeTo } from "./booked-session.ts";

type Answers = Record<string, string[]>;

const safetySteps = ["safety_1", "safety_2", "safety_3", "safety_4"];

/** A test without a warning, in which every question about safety is answered. */
export const allClear: Answers = {
  needs: ["STRESS", "ANXIETY"],
  ...Object.fromEntries(safetySteps.map((step) => [step, ["none"]])),
  age: ["30_49"],
};

/** Answers by which a practice has a verdict. */
export function answersFor(practice: string, verdict: Verdict): Answers {
  for (const { id, options } of content.questionnaire.steps) {
    if (!safetySteps.includes(id)) continue;
    for (const { value } of options) {
      const answers = { ...allClear, [id]: [value] };
      const found = assess(content, answers).practices.find(({ code }) => code === practice);
      if (found?.verdict === verdict) return answers;
    }
  }
  throw new Error(`No answer gives ${practice} the verdict ${verdict}`);
}

/** Makes each rule about a practice as severe. */
export async function makeRules(app: TestApp, practice: string, severity: Rule["severity"]) {
  const known = content.rules.filter(({ practices }) => practices.includes(practice));
  await app.database.transaction(async (connection) => {
    for (const { id } of known) {
      await connection.update(rules).set({ severity }).where(eq(rules.id, id));
    }
    const [latest] = await connection.select().from(ruleVersions)
      .orderBy(desc(ruleVersions.version)).limit(1);
    await connection.insert(ruleVersions)
      .values({ version: latest!.version + 1, fingerprint: severity });
  });
}

/** Stores a test of a person, who agrees to it. */
export async function storeTest(
  app: TestApp,
  person: { headers: Record<string, string> },
  answers: Answers,
): Promise<void> {
  await agreeTo(app, person, "test-results");
  const body = { version: content.questionnaire.version, answers };
  const answer = await app.post("/suitability/results", body, person.headers);
  if (answer.status !== 201) throw new Error(await answer.text());
}

export type Refusal = {
  errCode: string;
  title: string;
  suitability?: {
    verdict: string;
    rulesVersion: number;
    reasons: { rule: string; reason: string; question: string; source: string }[];
    conditions: unknown[];
    instead: string[];
  };
};

export const refusalOf = async (answer: Response): Promise<Refusal> => await answer.json();

/** What a person has read who acknowledges everything that a refusal names. */
export const acknowledging = ({ suitability }: Refusal, more = {}) => ({
  rulesVersion: suitability!.rulesVersion,
  rules: suitability!.reasons.map(({ rule }) => rule),
  ...more,
});

export const suitabilityOf = async (
  app: TestApp,
  id: string,
  { headers }: { headers: Record<string, string> },
) => await (await app.get(`/therapy-sessions/${id}/suitability`, headers)).json();
