import type { PracticeText } from "../../domain/practice-text.ts";
import type { Ports } from "../../ports/ports.ts";

/** Those that are offered; the page of a retired one stays. */
export async function listPractices(
  { persistence }: Pick<Ports, "persistence">,
): Promise<PracticeText[]> {
  const retired = new Set(
    (await persistence.domainValues.list())
      .filter(({ domainCode, retiredAt }) => domainCode === "THERAPY_TYPE" && retiredAt !== null)
      .map(({ code }) => code),
  );
  return (await persistence.practiceTexts.list()).filter(({ code }) => !retired.has(code));
}
