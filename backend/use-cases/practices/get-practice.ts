import { DomainError } from "../../domain/errors.ts";
import type { PracticeText } from "../../domain/practice-text.ts";
import { type Rule, rulesOf } from "../../domain/rule.ts";
import type { Ports } from "../../ports/ports.ts";

/** A retired one keeps its page, because profiles and sessions lead to it. ERR_NOT_FOUND. */
export async function getPractice(
  { persistence }: Pick<Ports, "persistence">,
  code: string,
): Promise<PracticeText & { cautions: Rule[]; isOffered: boolean }> {
  const practice = await persistence.practiceTexts.find(code);
  if (!practice) throw new DomainError("ERR_NOT_FOUND");
  const value = await persistence.domainValues.find("THERAPY_TYPE", code);
  const { rules } = await persistence.suitabilityContents.current();
  return { ...practice, cautions: rulesOf(code, rules), isOffered: value?.retiredAt === null };
}
