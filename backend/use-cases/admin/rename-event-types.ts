import type { DomainValue } from "../../domain/domain-value.ts";
import { calendarLanguage, groupColours } from "../../domain/practice-event-type.ts";
import { languages } from "../../domain/text.ts";
import type { Repositories } from "../../ports/persistence.ts";
import type { Ports } from "../../ports/ports.ts";

/**
 * The own calendar names event types as practices, in the language of each practitioner. In the caller's transaction.
 * An outside provider's event types are named by their practitioners.
 */
export async function renameEventTypes(
  { eventTypes }: Ports["scheduling"],
  repositories: Repositories,
  { before, after }: { before: DomainValue; after: DomainValue },
  now: number,
): Promise<void> {
  const isSame = before.group === after.group &&
    languages.every((language) => before.labels[language] === after.labels[language]);
  if (!eventTypes || isSame) return;
  const types = await repositories.therapists.eventTypesOfPractice(after.code);
  const byLanguage = Map.groupBy(types, ({ languages }) => calendarLanguage(languages));
  for (const [language, named] of byLanguage) {
    const as = { name: after.labels[language], color: groupColours[after.group ?? "other"] };
    const uris = named.map(({ eventTypeUri }) => eventTypeUri);
    await eventTypes.rename(repositories, uris, as, now);
  }
}
