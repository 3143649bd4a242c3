import type { SuitabilityContent } from "../../domain/suitability/assessment.ts";
import type { Ports } from "../../ports/ports.ts";

export async function getQuestionnaire(
  { persistence }: Pick<Ports, "persistence">,
): Promise<Pick<SuitabilityContent, "questionnaire" | "facts">> {
  return await persistence.suitabilityContents.current();
}
