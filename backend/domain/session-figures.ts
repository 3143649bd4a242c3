import { joined } from "./busy-times.ts";
import { type ClientFigures, clientFigures } from "./client-figures.ts";
import { minute } from "./duration.ts";
import { DomainError } from "./errors.ts";
import { type FieldProblem, problem } from "./field-problem.ts";
import { chargedFeeCents } from "./late-fee.ts";
import { type OpenHours, openHoursOn } from "./open-hours.ts";
import { cancelOutcome } from "./free-cancellation.ts";
import { statusAt, type TherapySession } from "./therapy-session.ts";
import { dayAt, type DayNumber, dayOfDate, type Interval, weekdayOf } from "./wall-clock.ts";

/** First and last day of the practitioner's calendar. */
type FigurePeriod = { from: DayNumber; to: DayNumber };

/** Instants in ms, money in cents. */
export type CountedSession = Pick<
  TherapySession,
  | "userId"
  | "status"
  | "startsAt"
  | "endsAt"
  | "timeZone"
  | "priceCents"
  | "rating"
  | "cancelledAt"
  | "cancelledBy"
  | "cancellationNoticeHours"
  | "lateCancelPercent"
  | "noShowPercent"
  | "awaySince"
  | "rulesChangedAt"
  | "lastMove"
  | "bookedByTherapist"
  | "createdAt"
  | "lateMovedAt"
  | "feeWaivedAt"
  | "noShowAt"
  | "onSitePayment"
>;

export type FigureInput = {
  /** Those of the period, of the period before it, and of `returnsWithin` days before that. */
  sessions: readonly CountedSession[];
  /** By client: the start of the first session that took place. */
  firstMeetings: ReadonlyMap<string, number>;
  /** null when an outside provider has the hours. */
  hours: OpenHours | null;
  /** When the practitioner began (ms); the hours of earlier days are not counted. */
  openSince: number;
  period: FigurePeriod;
  now: number;
};

type TimeFigures = {
  /** Sessions that took place. */
  met: number;
  missed: number;
  /** Still to come. */
  upcoming: number;
  cancelled: number;
  /** Of the cancelled ones, those after the free time to cancel. */
  cancelledLate: number;
  bookedMinutes: number;
  /** Within the hours, and outside of them when sessions were there. */
  openMinutes: number | null;
  /** Prices of the sessions that took place. */
  earnedCents: number;
  /** Fees for missed sessions, late cancellations and late moves, without the waived ones. */
  feeCents: number;
  bookedCents: number;
  /** What is recorded as paid to the practitioner directly. */
  paidOnSiteCents: number;
};

export type Totals = TimeFigures & ClientFigures & {
  /** Of the sessions that took place, were missed or were cancelled late; null without any. */
  missedShare: number | null;
  cancelledLateShare: number | null;
  ratings: number;
  averageRating: number | null;
  /** How many ratings have one star, two stars … five stars. */
  ratingCounts: number[];
};

type WeekdayFigures = {
  /** ISO: 1 = Monday … 7 = Sunday. */
  weekday: number;
  bookedMinutes: number;
  openMinutes: number | null;
};

/** The days of a week that are in the period. */
export type WeekFigures =
  & TimeFigures
  & FigurePeriod
  & Pick<Totals, "ratings" | "averageRating">;

export type SessionFigures = {
  period: FigurePeriod;
  total: Totals;
  /** As many days right before the period. */
  before: FigurePeriod & { total: Totals };
  weekdays: WeekdayFigures[];
  weeks: WeekFigures[];
};

export const mostFigureDays = 400;

const firstDate = "2000-01-01";
const lastDate = "2199-12-31";

/** The period from one date to another, both included. ERR_INVALID_INPUT. */
export function figurePeriod(dates: { from: string; to: string }): FigurePeriod {
  for (const [path, date] of Object.entries(dates)) {
    if (date < firstDate || date > lastDate) throw invalid(problem(path, "ERR_INVALID_DATE"));
  }
  const period = { from: dayOfDate(dates.from), to: dayOfDate(dates.to) };
  if (period.to < period.from) throw invalid(problem("to", "ERR_ENDS_BEFORE_START"));
  if (daysIn(period) > mostFigureDays) {
    throw invalid(problem("to", "ERR_TOO_BIG", { most: mostFigureDays, unit: "days" }));
  }
  return period;
}

function invalid(error: FieldProblem): DomainError {
  return new DomainError("ERR_INVALID_INPUT", { errors: [error] });
}

export function periodBefore(period: FigurePeriod): FigurePeriod {
  return { from: period.from - daysIn(period), to: period.from - 1 };
}

function daysIn({ from, to }: FigurePeriod): number {
  return to - from + 1;
}

/** The date of a session on the practitioner's calendar of that time: the zone of a booking never changes. */
export function dayOfSession(session: Pick<CountedSession, "startsAt" | "timeZone">): DayNumber {
  return dayAt(session.timeZone, session.startsAt);
}

export function figuresOf(input: FigureInput): SessionFigures {
  const { period } = input;
  const byDay = Map.groupBy(input.sessions, dayOfSession);
  const days = dayFigures(input, byDay, period);
  const before = periodBefore(period);
  return {
    period,
    total: totalOf(input, period, days),
    before: {
      ...before,
      total: totalOf(input, before, dayFigures(input, byDay, before)),
    },
    weekdays: [1, 2, 3, 4, 5, 6, 7].map((weekday) => {
      const { bookedMinutes, openMinutes } = sumOf(
        days.filter(({ number }) => weekdayOf(number) === weekday),
        input.hours !== null,
      );
      return { weekday, bookedMinutes, openMinutes };
    }),
    weeks: [...Map.groupBy(days, mondayOf).values()].map((week) => ({
      from: week[0]!.number,
      to: week.at(-1)!.number,
      ...sumOf(week, input.hours !== null),
      ...averageOf(week.flatMap((one) => one.stars)),
    })),
  };
}

function mondayOf({ number }: DayFigures): DayNumber {
  return number - weekdayOf(number) + 1;
}

type DayFigures = TimeFigures & { number: DayNumber; stars: number[] };
type SessionsByDay = ReadonlyMap<DayNumber, readonly CountedSession[]>;
type Outcome = "met" | "missed" | "upcoming" | "cancelled" | "cancelledLate";

export function outcomeOf(session: CountedSession, now: number): Outcome {
  const status = statusAt(session, now);
  if (status === "booked") return "upcoming";
  if (status === "finished") return session.noShowAt === null ? "met" : "missed";
  const { cancelledAt, cancelledBy } = session;
  if (cancelledAt === null || cancelledBy === null) return "cancelled";
  return cancelOutcome(session, cancelledBy, cancelledAt) === "late"
    ? "cancelledLate"
    : "cancelled";
}

function dayFigures(
  { hours, openSince, now }: FigureInput,
  byDay: SessionsByDay,
  { from, to }: FigurePeriod,
): DayFigures[] {
  return Array.from({ length: to - from + 1 }, (_, nth) => {
    const number = from + nth;
    const outcomes = Map.groupBy(byDay.get(number) ?? [], (session) => outcomeOf(session, now));
    const among = (outcome: Outcome) => outcomes.get(outcome) ?? [];
    const taken = [...among("met"), ...among("missed"), ...among("upcoming")].map(timeOf);
    const isOpen = hours && number >= dayAt(hours.timeZone, openSince);
    const open = isOpen ? openHoursOn(hours, number) : [];
    return {
      number,
      met: among("met").length,
      missed: among("missed").length,
      upcoming: among("upcoming").length,
      cancelled: among("cancelled").length + among("cancelledLate").length,
      cancelledLate: among("cancelledLate").length,
      bookedMinutes: minutesOf(taken),
      openMinutes: hours && minutesOf([...open, ...taken]),
      earnedCents: sum(among("met"), ({ priceCents }) => priceCents),
      feeCents: sum(byDay.get(number) ?? [], chargedFeeCents),
      bookedCents: sum(among("upcoming"), ({ priceCents }) => priceCents),
      paidOnSiteCents: sum(
        byDay.get(number) ?? [],
        ({ onSitePayment }) => onSitePayment?.amountCents ?? 0,
      ),
      stars: among("met").flatMap(({ rating }) => rating ?? []),
    };
  });
}

function timeOf({ startsAt, endsAt }: CountedSession): Interval {
  return { from: startsAt, to: endsAt };
}

/** Of all times together; a time that is in two of them counts once. */
function minutesOf(times: Interval[]): number {
  return sum(joined(times.map((time) => ({ ...time }))), ({ from, to }) => (to - from) / minute);
}

function sumOf(days: TimeFigures[], hasHours: boolean): TimeFigures {
  const of = (name: keyof TimeFigures) => sum(days, (figures) => figures[name] ?? 0);
  return {
    met: of("met"),
    missed: of("missed"),
    upcoming: of("upcoming"),
    cancelled: of("cancelled"),
    cancelledLate: of("cancelledLate"),
    bookedMinutes: of("bookedMinutes"),
    openMinutes: hasHours ? of("openMinutes") : null,
    earnedCents: of("earnedCents"),
    feeCents: of("feeCents"),
    bookedCents: of("bookedCents"),
    paidOnSiteCents: of("paidOnSiteCents"),
  };
}

function totalOf(
  input: FigureInput,
  period: FigurePeriod,
  days: DayFigures[],
): Totals {
  const time = sumOf(days, input.hours !== null);
  const agreed = time.met + time.missed + time.cancelledLate;
  const share = (count: number) => agreed === 0 ? null : count / agreed;
  const met = input.sessions.filter((session) => outcomeOf(session, input.now) === "met");
  const stars = days.flatMap((one) => one.stars);
  return {
    ...time,
    missedShare: share(time.missed),
    cancelledLateShare: share(time.cancelledLate),
    ...clientFigures(met, input.firstMeetings, period),
    ...averageOf(stars),
    ratingCounts: [1, 2, 3, 4, 5].map((count) => stars.filter((one) => one === count).length),
  };
}

function averageOf(stars: readonly number[]): Pick<Totals, "ratings" | "averageRating"> {
  return {
    ratings: stars.length,
    averageRating: stars.length === 0 ? null : sum(stars, (one) => one) / stars.length,
  };
}

function sum<Item>(items: readonly Item[], valueOf: (item: Item) => number): number {
  return items.reduce((total, item) => total + valueOf(item), 0);
}
