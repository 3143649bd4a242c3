import { and, asc, desc, eq, lte } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { domainValues } from "db/schema/domain-values.ts";
import { facts, practiceTexts, questionnaires, rules, ruleVersions } from "db/schema/texts.ts";
import { DomainError } from "../../../domain/errors.ts";
import type { SuitabilityContent } from "../../../domain/suitability/assessment.ts";
import type { Questionnaire } from "../../../domain/suitability/questionnaire.ts";
import { versionInForce } from "../../../domain/suitability/rule-version.ts";
import type { SuitabilityContents } from "../../../ports/persistence/suitability-contents.ts";

/** The last content that was read. It stays true while its versions are in force and its practices are the same. */
export type ContentCache = { versions: string; content: SuitabilityContent | null };

export function libsqlSuitabilityContents(
  connection: Connection,
  cache: ContentCache,
  clock: () => number = Date.now,
): SuitabilityContents {
  async function versionsInForce() {
    const [questionnaire] = await connection.select({ version: questionnaires.version })
      .from(questionnaires).orderBy(desc(questionnaires.version)).limit(1);
    const rulesInForce = versionInForce(
      await connection.select({
        version: ruleVersions.version,
        fingerprint: ruleVersions.fingerprint,
        effectiveFrom: ruleVersions.effectiveFrom,
        withdrawnAt: ruleVersions.withdrawnAt,
      }).from(ruleVersions).where(lte(ruleVersions.effectiveFrom, clock())),
      clock(),
    );
    if (!questionnaire || !rulesInForce) throw new DomainError("ERR_UNAVAILABLE");
    return { questionnaireVersion: questionnaire.version, rulesInForce };
  }

  async function practices(): Promise<SuitabilityContent["practices"]> {
    const rows = await connection.select({
      code: practiceTexts.code,
      helps: practiceTexts.helps,
      retiredAt: domainValues.retiredAt,
    }).from(practiceTexts).leftJoin(
      domainValues,
      and(eq(domainValues.domainCode, "THERAPY_TYPE"), eq(domainValues.code, practiceTexts.code)),
    ).orderBy(asc(practiceTexts.code));
    return rows.map(({ code, helps, retiredAt }) => ({
      code,
      helps,
      ...(retiredAt !== null && { isRetired: true }),
    }));
  }

  async function read(
    version: number,
    rulesVersion: number,
  ): Promise<Omit<SuitabilityContent, "practices">> {
    const [questionnaire] = await connection.select().from(questionnaires)
      .where(eq(questionnaires.version, version));
    const [published] = await connection.select({ rules: ruleVersions.rules }).from(ruleVersions)
      .where(eq(ruleVersions.version, rulesVersion));
    return {
      questionnaire: { version, ...questionnaire?.content } as Questionnaire,
      facts: await connection.select().from(facts).orderBy(asc(facts.id)),
      rules: published?.rules ??
        await connection.select().from(rules).orderBy(asc(rules.id)),
      rulesVersion,
    };
  }

  return {
    async current() {
      const { questionnaireVersion, rulesInForce } = await versionsInForce();
      const known = await practices();
      const versions = JSON.stringify([questionnaireVersion, rulesInForce, known]);
      if (cache.content && cache.versions === versions) return cache.content;
      const rest = await read(questionnaireVersion, rulesInForce.version);
      const content = { ...rest, practices: known };
      Object.assign(cache, { versions, content });
      return content;
    },
  };
}
