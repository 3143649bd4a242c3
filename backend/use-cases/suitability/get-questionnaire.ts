import type { SuitabilityContent } from "../../domain/suitability/assessment.ts";
import { withOfferedOptions } from "../../domain/suitability/offered-options.ts";
import type { Ports } from "../../ports/ports.ts";

/** Without options that name a retired value; answers that were given before stay valid. */
export async function getQuestionnaire(
  { persistence }: Pick<Ports, "persistence">,
): Promise<Pick<SuitabilityContent, "questionnaire" | "facts">> {
  const { questionnaire, facts } = await persistence.suitabilityContents.current();
  const values = await persistence.domainValues.list();
  return { facts, questionnaire: withOfferedOptions(questionnaire, values) };
}
