import type { PracticeText } from "../../domain/practice-text.ts";
import type { Ports } from "../../ports/ports.ts";

export async function listPractices(
  { persistence }: Pick<Ports, "persistence">,
): Promise<PracticeText[]> {
  return await persistence.practiceTexts.list();
}
