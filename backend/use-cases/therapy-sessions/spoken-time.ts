import type { Language } from "../../domain/text.ts";

/** Instants in ms. */
export type Span = { startsAt: number; endsAt: number };

const locales: Record<Language, string> = { et: "et-EE", en: "en-GB", ru: "ru-RU" };

/**
 * "Tuesday, 24 November 2026, 18:15–19:15 (Europe/Tallinn)"; with offsets when the clocks change in between, or show one
 * of the two a second time that night.
 * `timeZone` is an IANA zone.
 */
export function spokenTime(
  { startsAt, endsAt }: Span,
  timeZone: string,
  language: Language,
): string {
  const { date, clock, exactClock } = formats(timeZone, language);
  const even = offset(timeZone, startsAt) === offset(timeZone, endsAt);
  const isPlain = even && !isShownTwice(timeZone, startsAt) && !isShownTwice(timeZone, endsAt);
  const { format } = isPlain ? clock : exactClock;
  return `${date.format(startsAt)}, ${format(startsAt)}–${format(endsAt)} (${timeZone})`;
}

function offset(timeZone: string, instant: number): number {
  return Temporal.Instant.fromEpochMilliseconds(instant)
    .toZonedDateTimeISO(timeZone).offsetNanoseconds;
}

function isShownTwice(timeZone: string, instant: number): boolean {
  const wall = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone)
    .toPlainDateTime();
  const [first, second] = (["earlier", "later"] as const).map((disambiguation) =>
    wall.toZonedDateTime(timeZone, { disambiguation }).epochMilliseconds
  );
  return first !== second;
}

type Formats = Record<"date" | "clock" | "exactClock", Intl.DateTimeFormat>;
const known = new Map<string, Formats>();

/** Making a formatter takes longer than everything else about a mail. */
function formats(timeZone: string, language: Language): Formats {
  const key = `${language} ${timeZone}`;
  let found = known.get(key);
  if (!found) {
    const format = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(locales[language], { ...options, timeZone });
    found = {
      date: format({ weekday: "long", day: "numeric", month: "long", year: "numeric" }),
      clock: format({ hour: "2-digit", minute: "2-digit" }),
      exactClock: format({ hour: "2-digit", minute: "2-digit", timeZoneName: "shortOffset" }),
    };
    known.set(key, found);
  }
  return found;
}
