import {
  acceptedTimesOfFirstDays,
  type FreeTime,
  listFreeStarts,
  listFreeTimes,
  nextFreeTimes,
  spreadOverDays,
} from "../../../domain/bookable-times.ts";
import type { BookableType, CalendarType } from "../../../domain/calendar.ts";
import { day } from "../../../domain/duration.ts";
import { DomainError } from "../../../domain/errors.ts";
import { localDayAt } from "../../../domain/local-time.ts";
import type { AvailableTime } from "../../../domain/scheduling.ts";
import type { ChangeFeed } from "../../../ports/change-feed.ts";
import type { Persistence } from "../../../ports/persistence.ts";
import type { Scheduling, WantedTimes } from "../../../ports/scheduling.ts";
import { embeddedAvailability } from "./availability.ts";
import { openCalendars } from "./calendars.ts";
import { embeddedEventTypes } from "./event-types.ts";
import { embeddedReservations } from "./reservations.ts";
import { resourcesAt } from "./resources.ts";

type EmbeddedSchedulingSettings = {
  persistence: Persistence;
  changes: ChangeFeed;
  publicUrl: string;
};

export function embeddedScheduling(
  { persistence, changes, publicUrl }: EmbeddedSchedulingSettings,
): Scheduling {
  const resources = resourcesAt(publicUrl);
  const calendars = openCalendars(persistence, changes);
  const nextTimes = cachedNextTimes();
  const { bookings } = persistence;

  async function ofActiveTypes<Result>(
    eventTypeUris: string[],
    now: number,
    read: (bookable: BookableType) => Result,
    { caches = true } = {},
  ): Promise<Map<string, Result>> {
    const ids = eventTypeUris.map((uri) => resources.eventTypeId(uri) ?? "");
    const bookables = await calendars.ofEventTypes(ids, now, { caches });
    const results = new Map<string, Result>();
    for (const [at, uri] of eventTypeUris.entries()) {
      const bookable = bookables.get(ids[at]!);
      if (bookable?.type.active) results.set(uri, read(bookable));
    }
    return results;
  }

  return {
    origin: resources.origin,
    capabilities: { reschedule: "direct", foreignPage: false },
    availability: embeddedAvailability(persistence, calendars, resources),
    eventTypes: embeddedEventTypes(resources),
    provider: null,
    resourceUri: resources.uri,
    ...embeddedReservations(persistence, calendars, resources),

    async listEventTypes({ ownerUri, ...page }) {
      const owner = ownerUri === undefined ? undefined : resources.userId(ownerUri);
      if (owner === null) return { items: [], nextCursor: null };
      const { items, nextCursor } = await persistence.calendars
        .listEventTypes({ ...page, ...(owner !== undefined && { owner }) });
      return { items: items.map(resources.presentEventType), nextCursor };
    },

    async findEventType(uri, repositories = persistence) {
      const id = resources.eventTypeId(uri);
      const type = id && await repositories.calendars.findEventType(id);
      return type ? resources.presentEventType(type) : null;
    },

    async findEventTypeByPage(account, slug) {
      const type = await persistence.calendars.findEventTypeByPage(account, slug);
      return type && resources.presentEventType(type);
    },

    async listAvailableTimes(eventTypeUri, { moves, ...range }, now) {
      const id = resources.eventTypeId(eventTypeUri);
      const bookable = id && await calendars.ofEventType(id, now);
      if (!bookable || !hasTimes(bookable, now)) throw new DomainError("ERR_NOT_FOUND");
      const own = { eventId: moves && resources.eventId(moves) || undefined };
      return listFreeTimes(bookable, range, now, own)
        .map((time) => resources.presentTime(bookable, time));
    },

    async listNextTimes(eventTypeUris, count, now, wanted) {
      return await ofActiveTypes(eventTypeUris, now, (bookable) => {
        const present = (time: FreeTime) => resources.presentTime(bookable, time);
        const next = nextTimes(bookable, count, now, present);
        return wanted ? acceptedAmong(next, bookable, now, wanted, present) : next.times;
      });
    },

    async listStarts(eventTypeUris, until, now) {
      return await ofActiveTypes(eventTypeUris, now, (bookable) => ({
        ...listFreeStarts(bookable, until, now),
        calendar: {
          ownerUri: resources.userUri(bookable.calendar.account.id),
          timeZone: bookable.type.availability.timeZone,
        },
        // The search reads every practitioner in turn: caching all their calendars would only take memory.
      }), { caches: false });
    },

    async listScheduledEvents({ ownerUri, ...query }) {
      const accountId = ownerUri === undefined ? undefined : resources.userId(ownerUri);
      if (accountId === null) return { items: [], nextCursor: null };
      const { items, nextCursor } = await bookings.listEvents({ ...query, accountId });
      return { items: items.map(resources.presentEvent), nextCursor };
    },

    async findScheduledEvent(uri) {
      const id = resources.eventId(uri);
      const found = id && await bookings.findEvent(id);
      return found
        ? {
          event: resources.presentEvent(found.event),
          invitees: found.invitees.map(resources.presentInvitee),
        }
        : null;
    },

    async findInvitee(uri) {
      const id = resources.inviteeId(uri);
      const stored = id && await bookings.findInvitee(id);
      // The event id in the uri must be the invitee's own.
      if (!stored || resources.inviteeUri(stored.invitee) !== uri) return null;
      return resources.presentBooking(stored);
    },

    async listInviteesCreated(range) {
      return (await bookings.listCreated(range)).map(resources.presentBooking);
    },

    async listInviteesChanged(range) {
      return (await bookings.listChanged(range)).map(resources.presentBooking);
    },

    async eraseInvitee(email) {
      await persistence.transaction(({ bookings }) => bookings.eraseInvitee(email));
    },
  };
}

/**
 * A type that is no longer offered has times as long as one of its bookings can be moved; one whose companions have not all
 * agreed has none yet, and a disabled calendar none at all.
 */
function hasTimes({ calendar, type }: BookableType, now: number): boolean {
  if (calendar.account.isDisabled) return false;
  return type.active || !type.isComplete ||
    calendar.busy.some(({ kind, typeId, startsAt }) =>
      kind === "booked" && typeId === type.id && startsAt > now
    );
}

type NextTimes = {
  count: number;
  from: number;
  validUntil: number;
  times: AvailableTime[];
  /** Whether they are on `count` days. */
  fillsDays: boolean;
  /** By the name of what is wanted. */
  accepted: Map<string, AcceptedTimes>;
};

type AcceptedTimes = {
  /** Before `until` (ms), or also later when there are `count` of them. */
  days: FreeTime[][];
  until: number;
  byEnd: Map<number, AvailableTime[]>;
};

const mostWindows = 8;
/** Ends of windows are usually not later than this (ms). */
const readAhead = 14 * day;

function cachedNextTimes() {
  const cache = new WeakMap<CalendarType, NextTimes>();
  return (
    bookable: BookableType,
    count: number,
    now: number,
    present: (time: FreeTime) => AvailableTime,
  ): NextTimes => {
    const known = cache.get(bookable.type);
    const isValid = known && known.count === count && known.from <= now && now < known.validUntil;
    if (isValid) return known;
    const { times, validUntil } = nextFreeTimes(bookable, count, now);
    const next: NextTimes = {
      count,
      from: now,
      validUntil,
      times: times.map(present),
      fillsDays: fillDays(bookable, times, count),
      accepted: new Map(),
    };
    cache.set(bookable.type, next);
    return next;
  };
}

/** Times on `count` different days are the first, whatever comes later. */
function fillDays(
  { type }: BookableType,
  times: Pick<FreeTime, "startsAt">[],
  count: number,
): boolean {
  const { availability } = type;
  return new Set(times.map(({ startsAt }) => localDayAt(availability, startsAt))).size === count;
}

/**
 * Free times change together, so that the accepted ones stay the same as long as all. One reading serves windows with
 * any end.
 */
function acceptedAmong(
  { times, fillsDays, count, accepted }: NextTimes,
  bookable: BookableType,
  now: number,
  { name, until, accepts }: WantedTimes,
  present: (time: FreeTime) => AvailableTime,
): AvailableTime[] {
  const { timeZone } = bookable.type.availability;
  const isAccepted = (time: Pick<FreeTime, "startsAt" | "meetingTypes">) => accepts(time, timeZone);
  if (fillsDays && times.every((time) => time.startsAt < until && isAccepted(time))) return times;
  const read = (until: number): AcceptedTimes => ({
    days: acceptedTimesOfFirstDays(bookable, count, now, { until, accepts: isAccepted }),
    until,
    byEnd: new Map(),
  });
  if (name === undefined) return spreadOverDays(read(until).days, count, until).map(present);

  let known = accepted.get(name);
  if (!known || until > known.until && known.days.length < count) {
    known = read(Math.max(until, now + readAhead));
    if (accepted.size >= mostWindows) accepted.clear();
    accepted.set(name, known);
  }
  const { days, byEnd } = known;
  const end = endAmong(days, until);
  let found = byEnd.get(end);
  if (!found) {
    found = spreadOverDays(days, count, until).map(present);
    byEnd.set(end, found);
  }
  return found;
}

/** The first of the times that is not before `until`: windows with the same one have the same times. */
function endAmong(days: FreeTime[][], until: number): number {
  for (const times of days) {
    for (const { startsAt } of times) if (startsAt >= until) return startsAt;
  }
  return Infinity;
}
