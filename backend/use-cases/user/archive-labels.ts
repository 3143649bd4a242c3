import { introNames } from "../../domain/practice-event-type.ts";
import { type Language, languages } from "../../domain/text.ts";
import type { Repositories } from "../../ports/persistence.ts";

/**
 * What the codes in an archive are called: `CITY.TALLINN`, `fact.pregnancy`, `step.needs`, for the answers of a step
 * `needs.STRESS`, and for the name of an event in any language `event.Massaaž`.
 */
export type ArchiveLabels = ReadonlyMap<string, string>;

export async function archiveLabels(
  { domainValues, suitabilityContents }: Pick<
    Repositories,
    "domainValues" | "suitabilityContents"
  >,
  language: Language,
): Promise<ArchiveLabels> {
  const values = await domainValues.list();
  const practices = values.filter(({ domainCode }) => domainCode === "THERAPY_TYPE");
  // A calendar names its events in the language of the practitioner.
  const eventNames = [introNames, ...practices.map(({ labels }) => labels)];
  const { facts, questionnaire: { steps } } = await suitabilityContents.current();
  return new Map([
    ...steps.flatMap(({ id, title, options }): [string, string][] => [
      [`step.${id}`, title[language]],
      ...options.map(({ value, label }): [string, string] => [`${id}.${value}`, label[language]]),
    ]),
    ...facts.map(({ id, question }): [string, string] => [`fact.${id}`, question[language]]),
    ...eventNames.flatMap((name) =>
      languages.map((each): [string, string] => [`event.${name[each]}`, name[language]])
    ),
    ...values.map(({ domainCode, code, labels }): [string, string] => [
      `${domainCode}.${code}`,
      labels[language],
    ]),
  ]);
}
