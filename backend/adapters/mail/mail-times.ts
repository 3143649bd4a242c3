import { type Language, locales } from "../../domain/text.ts";
import { zoneName } from "../../domain/zone-name.ts";

export type TimeSpan = { startsAt: number; endsAt: number };

export type MailTimes = ReturnType<typeof mailTimes>;

/** Times and sums as a language writes them, in one IANA zone. */
export function mailTimes(timeZone: string, language: Language) {
  const key = `${language} ${timeZone}`;
  const formatters = formattersByZone.get(key) ?? newFormatters(timeZone, language);
  formattersByZone.set(key, formatters);
  const { short, long, clock, clockWithOffset, money } = formatters;

  /** "18:15"; with the UTC offset where the local time occurs twice. */
  const time = (at: number) => (isRepeated(timeZone, at) ? clockWithOffset : clock).format(at);
  return {
    time,
    /** "Tue, 24 Nov" */
    shortDate: (at: number) => short.format(at),
    /** "Tuesday, 24 November" */
    longDate: (at: number) => long.format(at),
    /** "18:15–19:05"; with UTC offsets where the clock changes meanwhile or a local time occurs twice. */
    hours({ startsAt, endsAt }: TimeSpan): string {
      const isSameOffset = offsetAt(timeZone, startsAt) === offsetAt(timeZone, endsAt);
      const isClear = isSameOffset && !isRepeated(timeZone, startsAt) &&
        !isRepeated(timeZone, endsAt);
      const { format } = isClear ? clock : clockWithOffset;
      return `${format(startsAt)}–${format(endsAt)}`;
    },
    /** "Tallinn time, GMT+2"; "New York, GMT-5" */
    zone: (at: number) => zoneName(timeZone, at, language),
    /** How many calendar days `at` is after `now`. */
    daysAfter: (at: number, now: number) => dayNumber(timeZone, at) - dayNumber(timeZone, now),
    money: (cents: number) => money[cents % 100 === 0 ? "whole" : "exact"].format(cents / 100),
  };
}

function newFormatters(timeZone: string, language: Language) {
  const locale = locales[language];
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone });
  const sum = (maximumFractionDigits: number) =>
    new Intl.NumberFormat(locale, { style: "currency", currency: "EUR", maximumFractionDigits });
  return {
    short: format({ weekday: "short", day: "numeric", month: "short" }),
    long: format({ weekday: "long", day: "numeric", month: "long" }),
    clock: format({ hour: "2-digit", minute: "2-digit" }),
    clockWithOffset: format({ hour: "2-digit", minute: "2-digit", timeZoneName: "shortOffset" }),
    money: { whole: sum(0), exact: sum(2) },
  };
}

const formattersByZone = new Map<string, ReturnType<typeof newFormatters>>();

function zoned(timeZone: string, instant: number) {
  return Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone);
}

function offsetAt(timeZone: string, instant: number): number {
  return zoned(timeZone, instant).offsetNanoseconds;
}

function dayNumber(timeZone: string, instant: number): number {
  const { year, month, day } = zoned(timeZone, instant);
  return Date.UTC(year, month - 1, day) / 86_400_000;
}

function isRepeated(timeZone: string, instant: number): boolean {
  const wall = zoned(timeZone, instant).toPlainDateTime();
  const [first, second] = (["earlier", "later"] as const).map((disambiguation) =>
    wall.toZonedDateTime(timeZone, { disambiguation }).epochMilliseconds
  );
  return first !== second;
}
