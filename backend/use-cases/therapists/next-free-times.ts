import type { Scheduling } from "../../ports/scheduling.ts";
import { eventTypeIfTold } from "./therapist-cards.ts";
import type { Shown } from "./therapist-search.ts";

/** As many as cards show: the calendar remembers the answer for one count. */
export const timesOnCard = 3;

/**
 * The next free time of everybody in search. Worked out when something about a practitioner or their calendar
 * changes, when the time itself passes, and again and again in turn, because a time can also become too soon.
 */
export function keepNextFreeTimes(scheduling: Scheduling, shown: Shown) {
  let due = new Set<string>();
  let accountOf = new Map<string, string>();
  let therapistsOf = new Map<string, Set<string>>();
  const zoneOf = new Map<string, string>();
  let turn = 0;
  let passedUntil = -Infinity;

  async function learnAccount(id: string, eventTypeUri: string): Promise<void> {
    const type = await eventTypeIfTold(scheduling, eventTypeUri);
    if (!type) return;
    const account = type.ownerUri.split("/").at(-1)!;
    zoneOf.set(id, type.timeZone);
    accountOf.set(id, account);
    therapistsOf.set(account, (therapistsOf.get(account) ?? new Set()).add(id));
  }

  /** Those whose time has passed since this was last asked. */
  function noticePassed(now: number): void {
    if (now < passedUntil) return;
    const { index } = shown;
    passedUntil = Infinity;
    for (let row = 0; row < index.rows; row++) {
      const at = index.nextFreeAt[row]!;
      if (at <= now) due.add(index.idOf[row]!);
      else if (at < passedUntil) passedUntil = at;
    }
  }

  return {
    restart(): void {
      due = new Set(shown.index.rowOf.keys());
      accountOf = new Map();
      therapistsOf = new Map();
      passedUntil = -Infinity;
    },
    changed(ids: string[]): void {
      for (const id of ids) {
        due.add(id);
        therapistsOf.get(accountOf.get(id) ?? "")?.delete(id);
        accountOf.delete(id);
        zoneOf.delete(id);
      }
    },
    /** A calendar elsewhere says nothing of a booking; the session of it does. */
    timesChanged(ids: string[]): void {
      for (const id of ids) if (shown.index.rowOf.has(id)) due.add(id);
    },
    accountsChanged(accounts: string[]): void {
      for (const account of accounts) {
        for (const id of therapistsOf.get(account) ?? []) {
          due.add(id);
          accountOf.delete(id);
          zoneOf.delete(id);
        }
      }
    },
    /** The zone of a practitioner's calendar, when it is known already. */
    zoneOf: (id: string): string | undefined => zoneOf.get(id),
    /** Puts the next `count` in turn on the list. */
    recheck(count: number): void {
      const { index } = shown;
      for (let row = 0; row < Math.min(count, index.rows); row++) {
        turn = (turn + 1) % index.rows;
        if (index.idOf[turn]) due.add(index.idOf[turn]!);
      }
    },

    /** Works out at most `count` of those that are due; true when more are waiting. `now` in ms. */
    async refresh(count: number, now: number): Promise<boolean> {
      noticePassed(now);
      const { index } = shown;
      const ids: string[] = [];
      for (const id of due) {
        if (ids.length >= count) break;
        ids.push(id);
      }
      if (ids.length === 0) return false;
      for (const id of ids) due.delete(id);
      const typesOf = (id: string) => index.eventTypesOf[index.rowOf.get(id) ?? -1] ?? [];
      const times = await scheduling.listNextTimes(ids.flatMap(typesOf), timesOnCard, now)
        .catch((error) => {
          for (const id of ids) due.add(id);
          throw error;
        });
      for (const id of ids) {
        const [first] = typesOf(id);
        if (first !== undefined && !accountOf.has(id)) await learnAccount(id, first);
        const row = index.rowOf.get(id);
        if (row === undefined) continue;
        const starts = typesOf(id).flatMap((uri) => times.get(uri)?.[0]?.startsAt ?? []);
        const nextFreeAt = Math.min(Infinity, ...starts);
        if (nextFreeAt < passedUntil) passedUntil = nextFreeAt;
        if (index.nextFreeAt[row] === nextFreeAt) continue;
        index.nextFreeAt[row] = nextFreeAt;
        shown.version++;
      }
      return due.size > 0;
    },
  };
}
