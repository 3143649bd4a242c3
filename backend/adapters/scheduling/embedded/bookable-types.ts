import type { BookableType, Calendar } from "../../../domain/calendar.ts";
import type { Repositories } from "../../../ports/persistence.ts";

type Load = Pick<Repositories["calendars"], "load">;

/** The calendars of the companions of all types of these calendars, by account. `since` in ms. */
export async function companionsOf(
  calendars: Load,
  loaded: readonly Calendar[],
  since: number,
): Promise<Map<string, Calendar>> {
  const known = new Map(loaded.map((calendar) => [calendar.account.id, calendar]));
  const missing = new Set(
    loaded.flatMap(({ types }) => [...types.values()].flatMap(({ companionIds }) => companionIds))
      .filter((id) => !known.has(id)),
  );
  if (missing.size === 0) return known;
  for (const calendar of await calendars.load([...missing], since)) {
    known.set(calendar.account.id, calendar);
  }
  return known;
}

/** Every type of a calendar with the calendars of its companions. */
export function bookablesOf(
  calendar: Calendar,
  known: ReadonlyMap<string, Calendar>,
): [string, BookableType][] {
  return [...calendar.types].map(([id, type]) => {
    const companions = type.companionIds.flatMap((accountId) => known.get(accountId) ?? []);
    return [id, { calendar, type, companions }];
  });
}

/** Types of these accounts as the database has them now. */
export async function loadBookables(
  calendars: Load,
  accountIds: string[],
  since: number,
): Promise<Map<string, BookableType>> {
  const loaded = await calendars.load(accountIds, since);
  const known = await companionsOf(calendars, loaded, since);
  return new Map(loaded.flatMap((calendar) => bookablesOf(calendar, known)));
}
