import { day, instantOf, minute } from "./demo-day.ts";
import { hash } from "./seeded-random.ts";

/** A practitioner's working week on the wall clock of their zone; minutes after midnight, half-open. */
export type WorkingWeek = {
  timeZone: string;
  rules: { weekday: number; fromMinute: number; toMinute: number; place: string | null }[];
  bufferMinutes: number;
  stepMinutes: number;
};

/** Instants (ms), half-open. */
export type Span = { startsAt: number; endsAt: number };

export type SessionTimeRequest = {
  name: string;
  date: Temporal.PlainDate;
  durationMinutes: number;
  /** When a group meets; empty: at every step. */
  startTimes: { weekday: number; minute: number }[];
  inPerson: boolean;
  earliest: number;
  latest: number;
};

export type SessionTime = Span & { place: string | null };

const searchDays = 21;

/** A free working time on the nearest day that has one, or null. */
export function findSessionTime(
  week: WorkingWeek,
  request: SessionTimeRequest,
  busy: { therapist: Span[]; client: Span[] },
  isPublicHoliday: (dayNumber: number) => boolean,
): SessionTime | null {
  for (const days of dayOffsets()) {
    const date = request.date.add({ days });
    if (isPublicHoliday(dayNumberOf(date))) continue;
    const free = timesOn(week, date, request).filter((time) =>
      time.startsAt >= request.earliest && time.endsAt <= request.latest &&
      !busy.therapist.some((other) => overlap(time, other, week.bufferMinutes * minute)) &&
      !busy.client.some((other) => overlap(time, other, 0))
    );
    if (free.length > 0) return free[hash(request.name) % free.length]!;
  }
  return null;
}

function timesOn(
  week: WorkingWeek,
  date: Temporal.PlainDate,
  request: SessionTimeRequest,
): SessionTime[] {
  return week.rules
    .filter((rule) => rule.weekday === date.dayOfWeek && (rule.place !== null || !request.inPerson))
    .flatMap((rule) => {
      const room = rule.toMinute - rule.fromMinute - request.durationMinutes;
      if (room < 0) return [];
      const steps = Array.from(
        { length: Math.floor(room / week.stepMinutes) + 1 },
        (_, step) => rule.fromMinute + step * week.stepMinutes,
      );
      const starts = steps.filter((minute) =>
        request.startTimes.length === 0 ||
        request.startTimes.some((set) => set.weekday === rule.weekday && set.minute === minute)
      );
      return starts.map((start) => {
        const startsAt = instantOf(date, start, week.timeZone);
        const endsAt = startsAt + request.durationMinutes * minute;
        return { startsAt, endsAt, place: request.inPerson ? rule.place : null };
      });
    });
}

function dayOffsets(): number[] {
  return Array.from(
    { length: 2 * searchDays + 1 },
    (_, index) => index % 2 ? (index + 1) / 2 : -index / 2,
  );
}

export function overlap(one: Span, other: Span, gap: number): boolean {
  return one.startsAt < other.endsAt + gap && other.startsAt < one.endsAt + gap;
}

/** Days since 1970-01-01. */
export function dayNumberOf(date: Temporal.PlainDate): number {
  return instantOf(date, 0, "UTC") / day;
}
