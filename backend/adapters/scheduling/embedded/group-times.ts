import { findFreeTime, type FreeTime, listFullTimes } from "../../../domain/bookable-times.ts";
import { type BookableType } from "../../../domain/calendar.ts";
import { minute } from "../../../domain/duration.ts";
import { DomainError } from "../../../domain/errors.ts";
import type { GroupTime, TimeHolds } from "../../../ports/scheduling/time-holds.ts";
import type { Calendars } from "./calendars.ts";
import type { Resources } from "./resources.ts";

/** The starts of groups, also those without a free seat. */
export function groupTimes(
  { calendars, resources }: { calendars: Calendars; resources: Resources },
): Pick<TimeHolds, "listFullTimes" | "findGroupTime"> {
  async function findType(eventTypeUri: string, now: number): Promise<BookableType | null> {
    const id = resources.eventTypeId(eventTypeUri);
    const bookable = id && await calendars.ofEventType(id, now);
    return bookable && bookable.type.active ? bookable : null;
  }

  return {
    async listFullTimes(eventTypeUri, range, now) {
      const bookable = await findType(eventTypeUri, now);
      if (!bookable) throw new DomainError("ERR_NOT_FOUND");
      return listFullTimes(bookable, range, now)
        .map((time) => present(bookable, time.startsAt, "full", time));
    },

    async findGroupTime(eventTypeUri, startsAt, now) {
      const bookable = await findType(eventTypeUri, now);
      if (!bookable || bookable.type.capacity === 1) return null;
      const free = findFreeTime(bookable, { startsAt, now });
      if (free) return present(bookable, startsAt, "free", free);
      const [full] = listFullTimes(bookable, { from: startsAt, to: startsAt + 1 }, now);
      return present(bookable, startsAt, full ? "full" : "closed", full);
    },
  };
}

function present(
  { type }: BookableType,
  startsAt: number,
  state: GroupTime["state"],
  time: FreeTime | undefined,
): GroupTime {
  const { timeZone, minimumNoticeMinutes } = type.availability;
  return {
    startsAt,
    endsAt: startsAt + type.durationMinutes * minute,
    state,
    seats: type.capacity,
    timeZone,
    bookUntil: startsAt - minimumNoticeMinutes * minute,
    meetingTypes: time?.meetingTypes ?? [],
    place: time?.place ?? "",
  };
}
