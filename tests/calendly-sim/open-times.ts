import type { Event, EventType, World } from "./state.ts";
import { day, minute } from "backend/domain/duration.ts";

/** Neither switched off nor deleted. */
export function isOffered({ active, deletedAt }: EventType): boolean {
  return active && deletedAt === null;
}

/** Bookable start times of a type in [from, to), ascending, with the remaining seats. */
export function openTimes(world: World, type: EventType, from: number, to: number) {
  const now = world.clock();
  const earliest = Math.max(from, now + type.noticeMinutes * minute);
  const latest = Math.min(to, now + type.horizonDays * day);
  return [...offeredStarts(type, earliest, latest)]
    .map((startsAt) => ({ startsAt, seats: seatsAt(world, type, startsAt) }))
    .filter(({ seats }) => seats > 0);
}

/** The remaining seats at a start, regardless of hours: none where something else blocks it. */
export function seatsAt(world: World, type: EventType, startsAt: number): number {
  const { owner } = type;
  const endsAt = startsAt + type.durationMinutes * minute;
  let taken = 0;
  for (const event of world.events) {
    if (event.status !== "active" || event.type.owner !== owner) continue;
    if (event.type === type && event.startsAt === startsAt && type.capacity > 1) {
      taken = guestsOf(world, event).length;
    } else if (
      startsAt < event.endsAt + event.type.bufferAfterMinutes * minute &&
      event.startsAt < endsAt + type.bufferAfterMinutes * minute
    ) return 0;
  }
  const isBusy = world.busy.some(({ person, from, to }) =>
    person === owner && startsAt < to && from < endsAt
  );
  return isBusy ? 0 : type.capacity - taken;
}

export function guestsOf(world: World, event: Event) {
  return world.invitees.filter((one) => one.event === event && one.status === "active");
}

/** The starts by the hours alone in [from, to); hours skipped by a clock change have none. */
function* offeredStarts(type: EventType, from: number, to: number): Generator<number> {
  const zone = type.owner.timeZone;
  const first = Temporal.Instant.fromEpochMilliseconds(from).toZonedDateTimeISO(zone).toPlainDate();
  for (let date = first;; date = date.add({ days: 1 })) {
    if (date.toZonedDateTime(zone).epochMilliseconds >= to) return;
    for (const { weekdays, fromMinute, toMinute } of type.hours) {
      if (!weekdays.includes(date.dayOfWeek)) continue;
      const last = toMinute - type.durationMinutes;
      for (let at = fromMinute; at <= last; at += type.stepMinutes) {
        const wall = date.toPlainDateTime().add({ minutes: at });
        const startsAt = wall.toZonedDateTime(zone).epochMilliseconds;
        const isReal = Temporal.Instant.fromEpochMilliseconds(startsAt)
          .toZonedDateTimeISO(zone).toPlainDateTime().equals(wall);
        if (isReal && startsAt >= from && startsAt < to) yield startsAt;
      }
    }
  }
}
