import { hasRow } from "../../domain/search/bit-set.ts";
import { DomainError } from "../../domain/errors.ts";
import type { SearchIndex } from "../../domain/search/search-index.ts";
import { putFreeTimes } from "../../domain/search/free-times.ts";
import { homeZone } from "../../domain/search/search-request.ts";
import { indexedAhead } from "../../domain/search/time-window.ts";
import type { Scheduling } from "../../ports/scheduling.ts";

/**
 * Keeps the free times of every practitioner in the index. They are computed again when the practitioner or the
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
  /** Until when (ms) the times of a practitioner stay the same if nothing changes. */
  const validUntil = new Map<string, number>();
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
      const at = firstOf(row);
      if (at <= now) due.add(index.idOf[row]!);
      else if (at < nextPassesAt) nextPassesAt = at;
    }
  }

  function firstOf(row: number): number {
    let first = Infinity;
    for (const { nextFreeAt } of state.index.practices) first = Math.min(first, nextFreeAt[row]!);
    return first;
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
        validUntil.delete(id);
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
    recheck(count: number, now: number): void {
      const { index } = state;
      for (let step = 0; step < Math.min(count, index.rows); step++) {
        rotation = (rotation + 1) % index.rows;
        const id = index.idOf[rotation];
        if (id && (validUntil.get(id) ?? -Infinity) <= now) due.add(id);
      }
    },

    /** Computes at most `count` of the due times. True when more are due. `now` in ms. */
    async refresh(count: number, now: number): Promise<boolean> {
      addPassed(now);
      const ids = takeDue(count);
      if (ids.length === 0) return false;
      const times = await scheduling
        .listStarts(ids.flatMap(eventTypesOf), now + indexedAhead, now)
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
        // Only a time that a new client can book is one.
        const bookable = hasRow(index.accepting, row) ? times : new Map();
        if (putFreeTimes(index, row, zones.get(id) ?? homeZone, bookable)) state.version++;
        const ends = eventTypesOf(id).map((uri) => times.get(uri)?.validUntil ?? now);
        validUntil.set(id, Math.min(...ends));
        nextPassesAt = Math.min(nextPassesAt, firstOf(row));
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
