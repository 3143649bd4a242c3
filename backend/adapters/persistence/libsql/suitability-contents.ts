import { asc, desc } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { facts, practiceTexts, questionnaires, rules, ruleVersions } from "db/schema/texts.ts";
import { DomainError } from "../../../domain/errors.ts";
import type { Questionnaire } from "../../../domain/suitability/questionnaire.ts";
import type { SuitabilityContents } from "../../../ports/persistence/suitability-contents.ts";

export function libsqlSuitabilityContents(connection: Connection): SuitabilityContents {
  return {
    async current() {
      const [questionnaire] = await connection.select().from(questionnaires)
        .orderBy(desc(questionnaires.version)).limit(1);
      const [rulesInForce] = await connection.select({ version: ruleVersions.version })
        .from(ruleVersions).orderBy(desc(ruleVersions.version)).limit(1);
      if (!questionnaire || !rulesInForce) throw new DomainError("ERR_UNAVAILABLE");
      const { version, content } = questionnaire;
      return {
        questionnaire: { version, ...content } as Questionnaire,
        facts: await connection.select().from(facts).orderBy(asc(facts.id)),
        rules: await connection.select().from(rules).orderBy(asc(rules.id)),
        rulesVersion: rulesInForce.version,
        practices: await connection
          .select({ code: practiceTexts.code, helps: practiceTexts.helps })
          .from(practiceTexts).orderBy(asc(practiceTexts.code)),
      };
    },
  };
}
