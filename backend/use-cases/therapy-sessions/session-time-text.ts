import type { Language } from "../../domain/text.ts";

export type TimeSpan = { startsAt: number; endsAt: number };

const locales: Record<Language, string> = { et: "et-EE", en: "en-GB", ru: "ru-RU" };

/** "Tuesday, 24 November 2026, 18:15–19:15 (Europe/Tallinn)", with UTC offsets where the local time occurs twice. */
export function sessionTimeText(
  { startsAt, endsAt }: TimeSpan,
  timeZone: string,
  language: Language,
): string {
  const { date, clock, clockWithOffset } = formatters(timeZone, language);
  const isSameOffset = offset(timeZone, startsAt) === offset(timeZone, endsAt);
  const isClear = isSameOffset && !isRepeated(timeZone, startsAt) && !isRepeated(timeZone, endsAt);
  const { format } = isClear ? clock : clockWithOffset;
  return `${date.format(startsAt)}, ${format(startsAt)}–${format(endsAt)} (${timeZone})`;
}

function offset(timeZone: string, instant: number): number {
  return Temporal.Instant.fromEpochMilliseconds(instant)
    .toZonedDateTimeISO(timeZone).offsetNanoseconds;
}

function isRepeated(timeZone: string, instant: number): boolean {
  const wall = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone)
    .toPlainDateTime();
  const [first, second] = (["earlier", "later"] as const).map((disambiguation) =>
    wall.toZonedDateTime(timeZone, { disambiguation }).epochMilliseconds
  );
  return first !== second;
}

type Formatters = Record<"date" | "clock" | "clockWithOffset", Intl.DateTimeFormat>;

const formattersByZone = new Map<string, Formatters>();

function formatters(timeZone: string, language: Language): Formatters {
  const key = `${language} ${timeZone}`;
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locales[language], { ...options, timeZone });
  const found = formattersByZone.get(key) ?? {
    date: format({ weekday: "long", day: "numeric", month: "long", year: "numeric" }),
    clock: format({ hour: "2-digit", minute: "2-digit" }),
    clockWithOffset: format({ hour: "2-digit", minute: "2-digit", timeZoneName: "shortOffset" }),
  };
  formattersByZone.set(key, found);
  return found;
}
