import { type AvailabilityDraft, gridMinutes } from "./availability-draft.ts";
import type { AvailabilityException, DayRange } from "./availability.ts";
import { day, minute } from "./duration.ts";
import { DomainError } from "./errors.ts";
import type { ProblemCode } from "./field-problem.ts";
import { localClockOn, localDayAt, type LocalTime } from "./local-time.ts";
import { ownRangesOn } from "./practice-rules.ts";
import { offGrid } from "./range-problems.ts";
import { dateOf, type DayNumber, weekdayOf } from "./wall-clock.ts";
import { joinedRanges, usualHours, withoutRanges } from "./work-calendar.ts";

/** Instants in ms. */
export type ClosedTime = { startsAt: number; endsAt: number };

type Range = Pick<DayRange, "fromMinute" | "toMinute">;

/** The hours with a time closed by an exception of its date. ERR_INVALID_INPUT when no hours are open then. */
export function withClosedTime<Draft extends AvailabilityDraft>(
  draft: Draft,
  time: ClosedTime,
  note: string,
): Draft {
  const { number, range } = rangeOf(draft, time);
  const exception = exceptionOn(draft, number);
  const open = exception?.ranges ?? usualHours(draft, number);
  const isAway = draft.vacations
    .some(({ fromDate, toDate }) => fromDate <= dateOf(number) && dateOf(number) <= toDate);
  if (isAway || !open.some((one) => overlaps(one, range))) {
    throw invalid("ERR_NO_HOURS_OPEN");
  }
  requireOnGrid(range, open);
  const ranges = withoutRanges(open, [range]);
  const onlyShortens = exception ? exception.onlyShortens : hasOwnHoursOn(draft, number);
  return withException(draft, number, {
    note: note || (exception?.note ?? ""),
    ranges,
    ...(onlyShortens && { onlyShortens }),
  });
}

/** The hours with a closed time open again as usual. ERR_NOT_FOUND when no exception closes it. */
export function withoutClosedTime<Draft extends AvailabilityDraft>(
  draft: Draft,
  time: ClosedTime,
): Draft {
  const { number, range } = rangeOf(draft, time);
  const exception = exceptionOn(draft, number);
  const usual = usualHours(draft, number);
  const opened = withoutRanges(usual, exception?.ranges ?? []).flatMap((one) => {
    const fromMinute = Math.max(one.fromMinute, range.fromMinute);
    const toMinute = Math.min(one.toMinute, range.toMinute);
    return fromMinute < toMinute ? [{ ...one, fromMinute, toMinute }] : [];
  });
  if (!exception || opened.length === 0) throw new DomainError("ERR_NOT_FOUND");
  requireOnGrid(range, usual);
  const ranges = joinedRanges([...exception.ranges, ...opened]);
  const isUsual = JSON.stringify(ranges) === JSON.stringify(usual);
  const { note, onlyShortens } = exception;
  return withException(
    draft,
    number,
    isUsual ? null : { note, ranges, ...(onlyShortens && { onlyShortens }) },
  );
}

/** Exceptions have wall times, so a range in an hour that a clock change repeats is closed both times. */
function rangeOf(
  local: LocalTime,
  { startsAt, endsAt }: ClosedTime,
): { number: DayNumber; range: Range } {
  const number = localDayAt(local, startsAt);
  if (endsAt <= startsAt || localDayAt(local, endsAt - 1) !== number) {
    throw invalid("ERR_NOT_ONE_DAY");
  }
  const clock = localClockOn(local, number);
  const spans = typeof clock === "number"
    ? [{ from: startsAt, to: endsAt, offset: clock }]
    : clock.filter(({ from, to }) => from < endsAt && startsAt < to);
  const minuteOf = (at: number, offset: number) => (at + offset - number * day) / minute;
  return {
    number,
    range: {
      fromMinute: Math.min(
        ...spans.map(({ from, offset }) => minuteOf(Math.max(from, startsAt), offset)),
      ),
      toMinute: Math.max(...spans.map(({ to, offset }) => minuteOf(Math.min(to, endsAt), offset))),
    },
  };
}

function exceptionOn({ exceptions }: Pick<AvailabilityDraft, "exceptions">, number: DayNumber) {
  return exceptions.find(({ date }) => date === dateOf(number));
}

function withException<Draft extends AvailabilityDraft>(
  draft: Draft,
  number: DayNumber,
  exception: Omit<AvailabilityException, "date"> & { note: string } | null,
): Draft {
  const date = dateOf(number);
  const others = draft.exceptions.filter((one) => one.date !== date);
  return { ...draft, exceptions: exception ? [...others, { date, ...exception }] : others };
}

/** An end outside the hours cuts none of them, and may be any minute. */
function requireOnGrid({ fromMinute, toMinute }: Range, hours: Range[]): void {
  const isOff = (at: number) =>
    at % gridMinutes !== 0 && hours.some((one) => one.fromMinute < at && at < one.toMinute);
  const errors = [
    ...(isOff(fromMinute) ? [offGrid("startsAt")] : []),
    ...(isOff(toMinute) ? [offGrid("endsAt")] : []),
  ];
  if (errors.length > 0) throw new DomainError("ERR_INVALID_INPUT", { errors });
}

function overlaps(one: Range, other: Range): boolean {
  return one.fromMinute < other.toMinute && other.fromMinute < one.toMinute;
}

/** What is open then may be the hours of one practice, which no exception may open for the others. */
function hasOwnHoursOn({ practices }: AvailabilityDraft, number: DayNumber): boolean {
  return ownRangesOn(practices, weekdayOf(number)).length > 0;
}

function invalid(errCode: ProblemCode): DomainError {
  return new DomainError("ERR_INVALID_INPUT", { errors: [{ path: "startsAt", errCode }] });
}
