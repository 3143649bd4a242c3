import type { BookableType, Calendar } from "../../../domain/calendar.ts";
import { day } from "../../../domain/duration.ts";
import { recentlyUsed } from "../../../domain/recently-used.ts";
import type { Persistence } from "../../../ports/persistence.ts";

export type Calendars = ReturnType<typeof openCalendars>;

/** How old (ms) the cache may be when another process writes. */
const maxAgeMs = 250;

const changesAtOnce = 1000;

/** A calendar takes some 5 kB. */
const mostCalendars = 5_000;
const mostTypes = 50_000;

/** Beyond this many, loading every account is faster than naming them. */
const manyAccounts = 500;

/** Calendars cached in memory. A write by any process adds a row to `changes`, which removes the calendar it names. */
export function openCalendars(
  { calendars, changes }: Pick<Persistence, "calendars" | "changes">,
) {
  const cached = recentlyUsed<string, Calendar>(mostCalendars);
  const accountOfType = recentlyUsed<string, string>(mostTypes);
  /** One set per load under way: the accounts that were written since it began. */
  const loads = new Set<Set<string>>();
  let lastSeen: Promise<number> | null = null;
  let caughtUpAt = -Infinity;

  /** Call it after every write to an account. */
  function forget(accountId: string): void {
    cached.delete(accountId);
    for (const outdated of loads) outdated.add(accountId);
  }

  function forgetAll(): void {
    cached.clear();
    loads.clear();
  }

  async function catchUp(): Promise<void> {
    const seen = await (lastSeen ??= firstSeen());
    if (performance.now() - caughtUpAt < maxAgeMs) return;
    caughtUpAt = performance.now();
    const rows = await changes.after(seen, changesAtOnce);
    const [first] = rows;
    if (!first) return;
    if (rows.length === changesAtOnce || first.seq > seen + 1) {
      lastSeen = changes.last();
      await lastSeen;
      forgetAll();
      return;
    }
    for (const { part, subject } of rows) if (part === "schedule") forget(subject);
    lastSeen = Promise.resolve(rows.at(-1)!.seq);
  }

  async function firstSeen(): Promise<number> {
    try {
      return await changes.last();
    } catch (error) {
      lastSeen = null;
      throw error;
    }
  }

  async function load(accountIds: string[] | "all", now: number): Promise<Map<string, Calendar>> {
    const outdated = new Set<string>();
    loads.add(outdated);
    try {
      const loaded = await calendars.load(accountIds, now - 2 * day);
      for (const calendar of loaded) {
        const isCurrent = loads.has(outdated) && !outdated.has(calendar.account.id);
        if (isCurrent) cached.set(calendar.account.id, calendar);
        for (const id of calendar.types.keys()) accountOfType.set(id, calendar.account.id);
      }
      return new Map(loaded.map((calendar) => [calendar.account.id, calendar]));
    } finally {
      loads.delete(outdated);
    }
  }

  function cachedAt(accountId: string, now: number): Calendar | undefined {
    const calendar = cached.get(accountId);
    return calendar && calendar.since <= now - day ? calendar : undefined;
  }

  /** The event types with their calendars, by type id; unknown types are left out. */
  async function ofEventTypes(
    eventTypeIds: string[],
    now: number,
  ): Promise<Map<string, BookableType>> {
    await catchUp();
    const found = new Map<string, BookableType>();
    const missing: string[] = [];
    for (const id of eventTypeIds) {
      const calendar = cachedAt(accountOfType.get(id) ?? "", now);
      const type = calendar?.types.get(id);
      if (calendar && type) found.set(id, { calendar, type });
      else missing.push(id);
    }
    if (missing.length > 0) await addMissing(missing, found, now);
    return found;
  }

  async function addMissing(
    ids: string[],
    found: Map<string, BookableType>,
    now: number,
  ): Promise<void> {
    const accounts = await calendars.accountsOf(ids);
    for (const [id, accountId] of accounts) accountOfType.set(id, accountId);
    const accountIds = [...new Set(accounts.values())];
    if (accountIds.length === 0) return;
    const loaded = await load(accountIds.length > manyAccounts ? "all" : accountIds, now);
    for (const [id, accountId] of accounts) {
      const calendar = loaded.get(accountId);
      const type = calendar?.types.get(id);
      if (calendar && type) found.set(id, { calendar, type });
    }
  }

  return {
    forget,
    ofEventTypes,
    async ofEventType(eventTypeId: string, now: number): Promise<BookableType | null> {
      return (await ofEventTypes([eventTypeId], now)).get(eventTypeId) ?? null;
    },
  };
}
