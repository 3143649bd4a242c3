import { LRUCache } from "lru-cache";
import type { BookableType, Calendar } from "../../../domain/calendar.ts";
import { day } from "../../../domain/duration.ts";
import type { ChangeFeed, Subscription } from "../../../ports/change-feed.ts";
import type { Persistence } from "../../../ports/persistence.ts";
import { bookablesOf, companionsOf } from "./bookable-types.ts";

export type Calendars = ReturnType<typeof openCalendars>;

const mostCalendars = 10_000;

const manyAccounts = 500;

export function openCalendars({ calendars }: Pick<Persistence, "calendars">, changes: ChangeFeed) {
  /** The types of the cached calendars. */
  const bookables = new Map<string, BookableType>();
  const cached = new LRUCache<string, Calendar>({
    max: mostCalendars,
    dispose({ types }) {
      for (const id of types.keys()) bookables.delete(id);
    },
  });
  // Counted by size: room for a number is made at once.
  const accounts = new LRUCache<string, string>({
    maxSize: 10 * mostCalendars,
    sizeCalculation: () => 1,
  });
  const loads = new Set<Set<string>>();
  /** By event type: requests at the same time share one load. */
  const adding = new Map<string, Promise<Map<string, BookableType>>>();
  let subscription: Subscription | null = null;
  let subscribing: Promise<Subscription> | null = null;

  function forget(accountId: string): void {
    cached.delete(accountId);
    adding.clear();
    for (const outdated of loads) outdated.add(accountId);
  }

  function clear(): void {
    cached.clear();
    adding.clear();
    loads.clear();
  }

  async function catchUp(): Promise<void> {
    if (!subscription) {
      subscribing ??= changes.subscribe({
        load: clear,
        apply(batch) {
          for (const { part, subject } of batch) if (part === "schedule") forget(subject);
        },
      }).finally(() => subscribing = null);
      subscription = await subscribing;
    }
    await subscription.catchUp();
  }

  async function load(
    accountIds: string[] | "all",
    now: number,
    { caches }: { caches: boolean },
  ): Promise<Map<string, BookableType>> {
    const outdated = new Set<string>();
    loads.add(outdated);
    try {
      const loaded = await calendars.load(accountIds, now - 2 * day);
      const known = await companionsOf(calendars, loaded, now - 2 * day);
      const found = new Map<string, BookableType>();
      for (const calendar of loaded) {
        const types = bookablesOf(calendar, known);
        for (const [id, bookable] of types) found.set(id, bookable);
        if (!caches) continue;
        const isCurrent = loads.has(outdated) && !outdated.has(calendar.account.id);
        if (!isCurrent) continue;
        cached.set(calendar.account.id, calendar);
        for (const [id, bookable] of types) bookables.set(id, bookable);
      }
      return found;
    } finally {
      loads.delete(outdated);
    }
  }

  async function ofEventTypes(
    eventTypeIds: string[],
    now: number,
    { caches = true } = {},
  ): Promise<Map<string, BookableType>> {
    await catchUp();
    const found = new Map<string, BookableType>();
    const missing: string[] = [];
    for (const id of eventTypeIds) {
      const known = bookables.get(id);
      if (known && known.calendar.since <= now - day) found.set(id, known);
      else missing.push(id);
    }
    if (missing.length === 0) return found;
    if (caches) await addShared(missing, found, now);
    else for (const [id, bookable] of await read(missing, now, { caches })) found.set(id, bookable);
    return found;
  }

  async function addShared(
    ids: string[],
    found: Map<string, BookableType>,
    now: number,
  ): Promise<void> {
    const own = ids.filter((id) => !adding.has(id));
    if (own.length > 0) {
      const reading = read(own, now, { caches: true }).finally(() => {
        for (const id of own) if (adding.get(id) === reading) adding.delete(id);
      });
      for (const id of own) adding.set(id, reading);
    }
    await Promise.all(ids.map(async (id) => {
      const bookable = (await adding.get(id))?.get(id);
      if (bookable) found.set(id, bookable);
    }));
  }

  async function read(
    ids: string[],
    now: number,
    { caches }: { caches: boolean },
  ): Promise<Map<string, BookableType>> {
    const found = new Map<string, BookableType>();
    const accounts = await calendars.accountsOf(ids);
    const accountIds = [...new Set(accounts.values())];
    if (accountIds.length === 0) return found;
    const wanted = accountIds.length > manyAccounts ? "all" : accountIds;
    const loaded = await load(wanted, now, { caches });
    for (const id of accounts.keys()) {
      const bookable = loaded.get(id);
      if (bookable) found.set(id, bookable);
    }
    return found;
  }

  /** An event type never changes its account. */
  async function accountOf(eventTypeId: string): Promise<string | null> {
    const known = accounts.get(eventTypeId);
    if (known !== undefined) return known;
    const found = (await calendars.accountsOf([eventTypeId])).get(eventTypeId) ?? null;
    if (found !== null) accounts.set(eventTypeId, found);
    return found;
  }

  return {
    forget,
    accountOf,
    ofEventTypes,
    async ofEventType(eventTypeId: string, now: number): Promise<BookableType | null> {
      return (await ofEventTypes([eventTypeId], now)).get(eventTypeId) ?? null;
    },
  };
}
