import { and, asc, eq, gt, max, min } from "drizzle-orm";
import type { Database } from "db/database.ts";
import { inList } from "db/in-list.ts";
import { changes } from "db/schema/changes.ts";
import { eventTypes } from "db/schema/scheduling.ts";
import { recentlyUsed } from "../../../domain/recently-used.ts";
import { type Calendar, loadCalendars } from "./calendar.ts";
import type { Offer } from "./free-times.ts";

export type Calendars = ReturnType<typeof openCalendars>;

const day = 86_400_000;

/** How long (ms) another process's write may stay unseen. */
const unseen = 250;

const changesAtOnce = 1000;

/** A calendar takes some 5 kB. */
const calendarsKept = 5_000;
const typesKept = 50_000;

/** Beyond this many, reading every account is cheaper than naming them. */
const manyAccounts = 500;

/**
 * Calendars in memory, so that reading free times touches no disk. Whatever is written to one, by whichever process,
 * leaves a row in `changes`; the calendar it names is forgotten and read again when somebody asks.
 */
export function openCalendars(database: Database) {
  const known = recentlyUsed<string, Calendar>(calendarsKept);
  const accountOfType = recentlyUsed<string, string>(typesKept);
  const readingNow = new Set<Set<string>>();
  let lastSeen: Promise<number> | null = null;
  let lookedAt = -Infinity;

  /** Call it after every write of one's own. */
  function forget(accountId: string): void {
    known.delete(accountId);
    // What is being read right now may be older than this write: it must not be kept.
    for (const outdated of readingNow) outdated.add(accountId);
  }

  function forgetAll(): void {
    known.clear();
    readingNow.clear();
  }

  async function catchUp(): Promise<void> {
    const seen = await (lastSeen ??= firstSight());
    if (performance.now() - lookedAt < unseen) return;
    lookedAt = performance.now();
    const rows = await database.read.select({ seq: changes.seq, subject: changes.subject })
      .from(changes)
      .where(and(eq(changes.part, "schedule"), gt(changes.seq, seen)))
      .orderBy(asc(changes.seq))
      .limit(changesAtOnce);
    const [kept] = await database.read.select({ first: min(changes.seq) }).from(changes);
    for (const { subject } of rows) forget(subject);
    // More than is worth reading, or some of it is forgotten already.
    if (rows.length === changesAtOnce || (kept?.first ?? 0) > seen + 1) {
      lastSeen = lastChange();
      await lastSeen;
      forgetAll();
    } else if (rows.length > 0) lastSeen = Promise.resolve(rows.at(-1)!.seq);
  }

  async function firstSight(): Promise<number> {
    try {
      return await lastChange();
    } catch (error) {
      lastSeen = null;
      throw error;
    }
  }

  async function lastChange(): Promise<number> {
    const [row] = await database.read.select({ seq: max(changes.seq) }).from(changes);
    return row?.seq ?? 0;
  }

  async function read(accountIds: string[] | "all", now: number): Promise<Map<string, Calendar>> {
    const outdated = new Set<string>();
    readingNow.add(outdated);
    try {
      const calendars = await loadCalendars(database.read, accountIds, now - 2 * day);
      for (const calendar of calendars) {
        const isCurrent = readingNow.has(outdated) && !outdated.has(calendar.account.id);
        if (isCurrent) known.set(calendar.account.id, calendar);
        for (const id of calendar.types.keys()) accountOfType.set(id, calendar.account.id);
      }
      return new Map(calendars.map((calendar) => [calendar.account.id, calendar]));
    } finally {
      readingNow.delete(outdated);
    }
  }

  function knownAt(accountId: string, now: number): Calendar | undefined {
    const calendar = known.get(accountId);
    return calendar && calendar.since <= now - day ? calendar : undefined;
  }

  async function learnAccounts(eventTypeIds: string[]): Promise<Map<string, string>> {
    const rows = await database.read
      .select({ id: eventTypes.id, accountId: eventTypes.accountId })
      .from(eventTypes).where(inList(eventTypes.id, eventTypeIds));
    for (const { id, accountId } of rows) accountOfType.set(id, accountId);
    return new Map(rows.map(({ id, accountId }) => [id, accountId]));
  }

  /** The calendars of the given event types, by type; unknown types are left out. */
  async function ofEventTypes(eventTypeIds: string[], now: number): Promise<Map<string, Offer>> {
    await catchUp();
    const offers = new Map<string, Offer>();
    const missing: string[] = [];
    for (const id of eventTypeIds) {
      const calendar = knownAt(accountOfType.get(id) ?? "", now);
      const type = calendar?.types.get(id);
      if (calendar && type) offers.set(id, { calendar, type });
      else missing.push(id);
    }
    if (missing.length > 0) await readOffers(missing, offers, now);
    return offers;
  }

  async function readOffers(ids: string[], offers: Map<string, Offer>, now: number): Promise<void> {
    const accounts = await learnAccounts(ids);
    const accountIds = [...new Set(accounts.values())];
    if (accountIds.length === 0) return;
    const calendars = await read(accountIds.length > manyAccounts ? "all" : accountIds, now);
    for (const [id, accountId] of accounts) {
      const calendar = calendars.get(accountId);
      const type = calendar?.types.get(id);
      if (calendar && type) offers.set(id, { calendar, type });
    }
  }

  return {
    forget,
    ofEventTypes,
    async ofEventType(eventTypeId: string, now: number) {
      return (await ofEventTypes([eventTypeId], now)).get(eventTypeId) ?? null;
    },
  };
}
