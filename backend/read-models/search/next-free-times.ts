import { hasRow } from "../../domain/search/bit-set.ts";
import { DomainError } from "../../domain/errors.ts";
import { eventTypesOf, type SearchIndex } from "../../domain/search/search-index.ts";
import { putFreeTimes } from "../../domain/search/free-times.ts";
import { homeZone } from "../../domain/search/search-request.ts";
import { indexedAhead } from "../../domain/search/time-window.ts";
import type { KnownStarts, Scheduling } from "../../ports/scheduling.ts";

/** By row; what is not known is an empty text or 0. `due` are ids. */
export type FreeTimesState = { accounts: string[]; validUntil: Float64Array; due: string[] };

/**
 * Keeps the free times of every practitioner in the index. They are computed again when the practitioner or the
 * calendar changes, when it has passed, and in rotation, because a time can also become too soon to book.
 */
export function nextFreeTimes(
  scheduling: Scheduling,
  state: { index: SearchIndex; version: number },
) {
  /** Those with a change come before those that are due for another reason. */
  const changed = new Set<string>();
  let due = new Set<string>();
  /** Each with the number of its last computation: an earlier one may end later. */
  const computing = new Map<string, number>();
  let computations = 0;
  let accountOf = new Map<string, string>();
  let therapistsOf = new Map<string, string[]>();
  /** By row: until when (ms) the times in the index stay the same; 0 when they are not up to date. */
  let validUntil = new Float64Array(0);
  let rotation = 0;
  let nextPassesAt = -Infinity;

  async function calendarOf(eventTypeUri: string, times: Map<string, KnownStarts>) {
    const known = times.get(eventTypeUri)?.calendar;
    return known ?? await scheduling.findEventType(eventTypeUri).catch(nullWhenUnavailable);
  }

  function setAccount(id: string, account: string): void {
    if (accountOf.get(id) === account) return;
    removeAccount(id);
    accountOf.set(id, account);
    therapistsOf.set(account, [...therapistsOf.get(account) ?? [], id]);
  }

  function removeAccount(id: string): void {
    const account = accountOf.get(id);
    if (account === undefined) return;
    accountOf.delete(id);
    const others = therapistsOf.get(account)!.filter((one) => one !== id);
    if (others.length > 0) therapistsOf.set(account, others);
    else therapistsOf.delete(account);
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

  function setValidUntil(row: number | undefined, until: number): void {
    if (row === undefined) return;
    if (row >= validUntil.length) {
      const longer = new Float64Array(state.index.words * 32);
      longer.set(validUntil);
      validUntil = longer;
    }
    validUntil[row] = until;
  }

  function addChanged(id: string): void {
    changed.add(id);
    setValidUntil(state.index.rowOf.get(id), 0);
  }

  function takeDue(count: number, computation: number): string[] {
    const ids = [...changed.values().take(count)];
    for (const id of due) {
      if (ids.length >= count) break;
      if (!changed.has(id)) ids.push(id);
    }
    for (const id of ids) {
      changed.delete(id);
      due.delete(id);
      computing.set(id, computation);
    }
    return ids;
  }

  function dueCount(): number {
    return changed.size + due.size + computing.size;
  }

  function typesOf(id: string): string[] {
    const row = state.index.rowOf.get(id);
    return row === undefined ? [] : eventTypesOf(state.index, row);
  }

  async function compute(ids: string[], now: number, computation: number): Promise<void> {
    const times = await scheduling.listStarts(ids.flatMap(typesOf), now + indexedAhead, now);
    for (const id of ids) {
      const types = typesOf(id);
      const [first] = types;
      const calendar = first !== undefined && !accountOf.has(id)
        ? await calendarOf(first, times)
        : null;
      const { index } = state;
      const row = index.rowOf.get(id);
      if (row === undefined || computing.get(id) !== computation) continue;
      const known = accountOf.has(id) ? index.timeZoneOf[row] : undefined;
      const zone = calendar?.timeZone ?? known ?? homeZone;
      if (calendar) setAccount(id, calendar.ownerUri.split("/").at(-1)!);
      // Only a time that a new client can book is one.
      const bookable = hasRow(index.accepting, row) ? times : new Map();
      if (putFreeTimes(index, row, zone, bookable)) state.version++;
      const until = Math.min(...types.map((uri) => times.get(uri)?.validUntil ?? now));
      setValidUntil(row, changed.has(id) ? 0 : until);
      nextPassesAt = Math.min(nextPassesAt, firstOf(row));
    }
  }

  return {
    restart(): void {
      due = new Set(state.index.rowOf.keys());
      accountOf = new Map();
      therapistsOf = new Map();
      validUntil = new Float64Array(state.index.words * 32);
      nextPassesAt = -Infinity;
    },
    /** Continues with stored times; those that do not hold at `now` (ms) are computed again. */
    restore(stored: FreeTimesState, now: number): void {
      accountOf = new Map();
      therapistsOf = new Map();
      validUntil = new Float64Array(state.index.words * 32);
      due = new Set(stored.due);
      for (const [id, row] of state.index.rowOf) {
        const account = stored.accounts[row];
        if (account) setAccount(id, account);
        const until = stored.validUntil[row]!;
        if (until > now && !due.has(id)) setValidUntil(row, until);
        else due.add(id);
      }
      nextPassesAt = -Infinity;
    },
    /** A copy of what `restore` needs. */
    stored(): FreeTimesState {
      const { idOf, rows, rowOf } = state.index;
      return {
        accounts: Array.from({ length: rows }, (_, row) => accountOf.get(idOf[row]!) ?? ""),
        validUntil: Float64Array.from({ length: rows }, (_, row) => validUntil[row] ?? 0),
        due: [...changed, ...due, ...computing.keys()].filter((id) => rowOf.has(id)),
      };
    },
    dueCount,
    /** Those whose time has passed at `now` (ms) included. */
    dueAt(now: number): number {
      addPassed(now);
      return dueCount();
    },
    therapistsChanged(ids: string[]): void {
      for (const id of ids) {
        addChanged(id);
        removeAccount(id);
      }
    },
    sessionsChanged(ids: string[]): void {
      for (const id of ids) if (state.index.rowOf.has(id)) addChanged(id);
    },
    accountsChanged(accounts: string[]): void {
      for (const account of accounts) {
        for (const id of therapistsOf.get(account) ?? []) {
          addChanged(id);
          removeAccount(id);
        }
      }
    },
    zoneOf(id: string): string | undefined {
      const row = accountOf.has(id) ? state.index.rowOf.get(id) : undefined;
      return row === undefined ? undefined : state.index.timeZoneOf[row];
    },
    /** Whether the times of a row in the index hold at `now` (ms). */
    areUpToDate: (row: number, now: number): boolean => now < (validUntil[row] ?? 0),
    recheck(count: number, now: number): void {
      const { index } = state;
      for (let step = 0; step < Math.min(count, index.rows); step++) {
        rotation = (rotation + 1) % index.rows;
        const id = index.idOf[rotation];
        if (id && (validUntil[rotation] ?? 0) <= now) due.add(id);
      }
    },

    /** Computes at most `count` of the due times. True when more are due. `now` in ms. */
    async refresh(count: number, now: number): Promise<boolean> {
      addPassed(now);
      const computation = ++computations;
      const ids = takeDue(count, computation);
      if (ids.length === 0) return false;
      try {
        await compute(ids, now, computation);
      } catch (error) {
        for (const id of ids) due.add(id);
        throw error;
      } finally {
        for (const id of ids) if (computing.get(id) === computation) computing.delete(id);
      }
      return changed.size + due.size > 0;
    },
  };
}

/** Practitioners are found even when the calendar does not answer. */
function nullWhenUnavailable(error: unknown): null {
  if (error instanceof DomainError && error.code === "ERR_PROVIDER_UNAVAILABLE") return null;
  throw error;
}
