import type { Language } from "../../domain/text.ts";
import type { Repositories } from "../../ports/persistence.ts";

/**
 * What the codes in an archive are called: `CITY.TALLINN`, `fact.pregnancy`, `step.needs` and, for the answers of a
 * step, `needs.STRESS`.
 */
export type ArchiveLabels = ReadonlyMap<string, string>;

export async function archiveLabels(
  { domainValues, suitabilityContents }: Pick<
    Repositories,
    "domainValues" | "suitabilityContents"
  >,
  language: Language,
): Promise<ArchiveLabels> {
  const { facts, questionnaire: { steps } } = await suitabilityContents.current();
  return new Map([
    ...steps.flatMap(({ id, title, options }): [string, string][] => [
      [`step.${id}`, title[language]],
      ...options.map(({ value, label }): [string, string] => [`${id}.${value}`, label[language]]),
    ]),
    ...facts.map(({ id, question }): [string, string] => [`fact.${id}`, question[language]]),
    ...(await domainValues.list()).map(({ domainCode, code, labels }): [string, string] => [
      `${domainCode}.${code}`,
      labels[language],
    ]),
  ]);
}
