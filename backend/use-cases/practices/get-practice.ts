import { DomainError } from "../../domain/errors.ts";
import type { PracticeText } from "../../domain/practice-text.ts";
import { type Rule, rulesOf } from "../../domain/rule.ts";
import { conditionOf } from "../../domain/suitability/questionnaire.ts";
import type { Text } from "../../domain/text.ts";
import type { Ports } from "../../ports/ports.ts";

/** A rule about a practice with the condition that it names. */
export type Caution = Rule & { condition: Text };

/** A retired one keeps its page, because profiles and sessions lead to it. ERR_NOT_FOUND. */
export async function getPractice(
  { persistence }: Pick<Ports, "persistence">,
  code: string,
): Promise<PracticeText & { cautions: Caution[]; isOffered: boolean }> {
  const practice = await persistence.practiceTexts.find(code);
  if (!practice) throw new DomainError("ERR_NOT_FOUND");
  const value = await persistence.domainValues.find("THERAPY_TYPE", code);
  const content = await persistence.suitabilityContents.current();
  const cautions = rulesOf(code, content.rules)
    .map((rule) => ({ ...rule, condition: conditionOf(rule.fact, content) }));
  return { ...practice, cautions, isOffered: value?.retiredAt === null };
}
