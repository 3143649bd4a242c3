import { LRUCache } from "lru-cache";
import { alternativesTo, findFreeTime } from "../../../domain/bookable-times.ts";
import { notFree } from "../../../domain/booking.ts";
import type { BookableType } from "../../../domain/calendar.ts";
import { day } from "../../../domain/duration.ts";
import { DomainError } from "../../../domain/errors.ts";
import type { NewestReads } from "../../../ports/persistence.ts";
import { bookablesOf } from "./bookable-types.ts";
import type { Calendars } from "./calendars.ts";

type Attempt<Result> = {
  attempt: () => Promise<Result>;
  beforeEarlyRefusal: (newest: NewestReads) => Promise<void>;
};

const mostTimes = 10_000;

/**
 * Refuses attempts for a taken time without a transaction for each. Of several at once one goes first. The others wait for
 * it, and then one read of the calendar decides for all: it begins after they came and sees every commit, so each of
 * them would have been refused at that moment, too. When the time is free, each goes on as if it were alone.
 */
export function contestedTimes(newest: NewestReads, { accountOf }: Pick<Calendars, "accountOf">) {
  const firsts = new Map<string, Promise<unknown>>();
  /** Times that were taken lately: worth a read, which alone decides. */
  const lately = new LRUCache<string, true>({ max: mostTimes });
  const readTypes = sharedReads(async (accountId: string, now: number) => {
    const [calendar] = await newest.calendars.load([accountId], now - 2 * day);
    return new Map(calendar && bookablesOf(calendar, new Map()));
  });

  async function refusalOf(
    eventTypeId: string,
    time: { startsAt: number; now: number },
  ): Promise<DomainError | null> {
    const accountId = await accountOf(eventTypeId);
    const types = accountId && await readTypes(accountId, time.now);
    const bookable = types && types.get(eventTypeId);
    return bookable ? certainRefusal(bookable, time) : null;
  }

  async function goFirst<Result>(key: string, attempt: () => Promise<Result>): Promise<Result> {
    if (firsts.has(key)) return await attempt();
    const running = attempt();
    firsts.set(key, running);
    try {
      return await running;
    } catch (error) {
      if (error instanceof DomainError && error.code === "ERR_SLOT_TAKEN") lately.set(key, true);
      throw error;
    } finally {
      firsts.delete(key);
    }
  }

  return async function contested<Result>(
    { eventTypeId, ...time }: { eventTypeId: string | null; startsAt: number; now: number },
    { attempt, beforeEarlyRefusal }: Attempt<Result>,
  ): Promise<Result> {
    const key = `${eventTypeId} ${time.startsAt}`;
    const first = firsts.get(key);
    if (eventTypeId === null || !first && !lately.has(key)) return await goFirst(key, attempt);
    await first?.catch(() => {});
    const refusal = await refusalOf(eventTypeId, time);
    if (!refusal) {
      lately.delete(key);
      return await goFirst(key, attempt);
    }
    lately.set(key, true);
    await beforeEarlyRefusal(newest);
    throw refusal;
  };
}

/**
 * Why a booking without a hold is refused to every person. Null when that is open, also where it depends on the person, or
 * on calendars that were not read at the same moment.
 */
function certainRefusal(
  bookable: BookableType,
  time: { startsAt: number; now: number },
): DomainError | null {
  const { active, oncePerClient, companionIds } = bookable.type;
  if (!active || oncePerClient || companionIds.length > 0) return null;
  if (findFreeTime(bookable, time)) return null;
  const { code } = notFree(bookable, time.startsAt, time.now);
  if (code !== "ERR_SLOT_TAKEN") return null;
  return new DomainError(code, { alternatives: alternativesTo(bookable, time) });
}

/** Callers share the next read, which begins after they called. One that is under way may have begun before. */
function sharedReads<Result>(read: (key: string, now: number) => Promise<Result>) {
  const underWay = new Map<string, Promise<Result>>();
  const next = new Map<string, Promise<Result>>();

  async function readNext(key: string, now: number): Promise<Result> {
    await underWay.get(key)?.catch(() => {});
    next.delete(key);
    const reading = read(key, now);
    underWay.set(key, reading);
    try {
      return await reading;
    } finally {
      if (underWay.get(key) === reading) underWay.delete(key);
    }
  }

  return (key: string, now: number): Promise<Result> => {
    const shared = next.get(key) ?? readNext(key, now);
    next.set(key, shared);
    return shared;
  };
}
