import { asc, desc, eq, lte } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { facts, practiceTexts, questionnaires, rules, ruleVersions } from "db/schema/texts.ts";
import { DomainError } from "../../../domain/errors.ts";
import type { SuitabilityContent } from "../../../domain/suitability/assessment.ts";
import type { Questionnaire } from "../../../domain/suitability/questionnaire.ts";
import { versionInForce } from "../../../domain/suitability/rule-version.ts";
import type { SuitabilityContents } from "../../../ports/persistence/suitability-contents.ts";

/** The last content that was read. It stays true while its versions are in force. */
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

  async function read(version: number, rulesVersion: number): Promise<SuitabilityContent> {
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
      practices: await connection
        .select({ code: practiceTexts.code, helps: practiceTexts.helps })
        .from(practiceTexts).orderBy(asc(practiceTexts.code)),
    };
  }

  return {
    async current() {
      const { questionnaireVersion, rulesInForce } = await versionsInForce();
      const versions = JSON.stringify([questionnaireVersion, rulesInForce]);
      if (cache.content && cache.versions === versions) return cache.content;
      const content = await read(questionnaireVersion, rulesInForce.version);
      Object.assign(cache, { versions, content });
      return content;
    },
  };
}
