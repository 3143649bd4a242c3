import { DomainError } from "../../domain/errors.ts";
import type { SearchIndex } from "../../domain/search/search-index.ts";
import { timesOnCard } from "../../domain/search/search-request.ts";
import type { Scheduling } from "../../ports/scheduling.ts";

/**
 * Keeps the next free time of every practitioner in the index. A time is computed again when the practitioner or the
 * calendar changes, when it has passed, and in rotation, because a time can also become too soon to book.
 */
export function nextFreeTimes(
  scheduling: Scheduling,
  state: { index: SearchIndex; version: number },
) {
  let due = new Set<string>();
  let accountOf = new Map<string, string>();
  let therapistsOf = new Map<string, Set<string>>();
  const zones = new Map<string, string>();
  let rotation = 0;
  let nextPassesAt = -Infinity;

  async function loadAccount(id: string, eventTypeUri: string): Promise<void> {
    const type = await scheduling.findEventType(eventTypeUri).catch(nullWhenUnavailable);
    if (!type) return;
    const account = type.ownerUri.split("/").at(-1)!;
    zones.set(id, type.timeZone);
    accountOf.set(id, account);
    therapistsOf.set(account, (therapistsOf.get(account) ?? new Set()).add(id));
  }

  function addPassed(now: number): void {
    if (now < nextPassesAt) return;
    const { index } = state;
    nextPassesAt = Infinity;
    for (let row = 0; row < index.rows; row++) {
      const at = index.nextFreeAt[row]!;
      if (at <= now) due.add(index.idOf[row]!);
      else if (at < nextPassesAt) nextPassesAt = at;
    }
  }

  function takeDue(count: number): string[] {
    const ids = [...due.values().take(count)];
    for (const id of ids) due.delete(id);
    return ids;
  }

  function eventTypesOf(id: string): string[] {
    return state.index.eventTypesOf[state.index.rowOf.get(id) ?? -1] ?? [];
  }

  return {
    restart(): void {
      due = new Set(state.index.rowOf.keys());
      accountOf = new Map();
      therapistsOf = new Map();
      nextPassesAt = -Infinity;
    },
    therapistsChanged(ids: string[]): void {
      for (const id of ids) {
        due.add(id);
        therapistsOf.get(accountOf.get(id) ?? "")?.delete(id);
        accountOf.delete(id);
        zones.delete(id);
      }
    },
    sessionsChanged(ids: string[]): void {
      for (const id of ids) if (state.index.rowOf.has(id)) due.add(id);
    },
    accountsChanged(accounts: string[]): void {
      for (const account of accounts) {
        for (const id of therapistsOf.get(account) ?? []) {
          due.add(id);
          accountOf.delete(id);
          zones.delete(id);
        }
      }
    },
    zoneOf: (id: string): string | undefined => zones.get(id),
    recheck(count: number): void {
      const { index } = state;
      for (let step = 0; step < Math.min(count, index.rows); step++) {
        rotation = (rotation + 1) % index.rows;
        if (index.idOf[rotation]) due.add(index.idOf[rotation]!);
      }
    },

    /** Computes at most `count` of the due times. True when more are due. `now` in ms. */
    async refresh(count: number, now: number): Promise<boolean> {
      addPassed(now);
      const ids = takeDue(count);
      if (ids.length === 0) return false;
      const times = await scheduling.listNextTimes(ids.flatMap(eventTypesOf), timesOnCard, now)
        .catch((error) => {
          for (const id of ids) due.add(id);
          throw error;
        });
      const { index } = state;
      for (const id of ids) {
        const [first] = eventTypesOf(id);
        if (first !== undefined && !accountOf.has(id)) await loadAccount(id, first);
        const row = index.rowOf.get(id);
        if (row === undefined) continue;
        const starts = eventTypesOf(id).flatMap((uri) => times.get(uri)?.[0]?.startsAt ?? []);
        const nextFreeAt = Math.min(Infinity, ...starts);
        if (nextFreeAt < nextPassesAt) nextPassesAt = nextFreeAt;
        if (index.nextFreeAt[row] === nextFreeAt) continue;
        index.nextFreeAt[row] = nextFreeAt;
        state.version++;
      }
      return due.size > 0;
    },
  };
}

/** Practitioners are found even when the calendar does not answer. */
function nullWhenUnavailable(error: unknown): null {
  if (error instanceof DomainError && error.code === "ERR_PROVIDER_UNAVAILABLE") return null;
  throw error;
}
