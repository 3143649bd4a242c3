import { titleDash } from "backend/domain/text.ts";
import { unbrokenRange } from "ui-kit/layout/unbroken-range.ts";
import { isRepeatedTime } from "../days.ts";
import type { Language } from "./i18n.ts";

const locales = { et: "et-EE", en: "en-GB", ru: "ru-RU" } as const satisfies Record<
  Language,
  string
>;

const noBreakSpace = "\u00a0";

const units = {
  et: { minute: "min", kilometre: "km" },
  en: { minute: "min", kilometre: "km" },
  ru: { minute: "мин", kilometre: "км" },
} as const satisfies Record<Language, { minute: string; kilometre: string }>;

/** Zones whose official names few people know, and those that are called after half a continent. */
const zoneNames: Record<string, Record<Language, string>> = {
  "Europe/Tallinn": { et: "Tallinna aeg", en: "Tallinn time", ru: "время Таллинна" },
  "America/New_York": { et: "New Yorgi aeg", en: "New York time", ru: "время Нью-Йорка" },
  "America/Toronto": { et: "Toronto aeg", en: "Toronto time", ru: "время Торонто" },
  "America/Chicago": { et: "Chicago aeg", en: "Chicago time", ru: "время Чикаго" },
  "America/Denver": { et: "Denveri aeg", en: "Denver time", ru: "время Денвера" },
  "America/Los_Angeles": {
    et: "Los Angelese aeg",
    en: "Los Angeles time",
    ru: "время Лос-Анджелеса",
  },
  "America/Vancouver": { et: "Vancouveri aeg", en: "Vancouver time", ru: "время Ванкувера" },
};

/** After a preposition; Intl knows the nominative only. From Sunday on. */
const russianGenitives = [
  "воскресенья",
  "понедельника",
  "вторника",
  "среды",
  "четверга",
  "пятницы",
  "субботы",
];

type Instant = Date | string | number;

export type Format = ReturnType<typeof createFormat>;

type DateShape = "brief" | "short" | "day" | "spoken" | "long" | "dated" | "numeric";

const dateShapes = {
  brief: { day: "numeric", month: "short" },
  short: { weekday: "short", day: "numeric", month: "short" },
  day: { day: "numeric", month: "long" },
  spoken: { weekday: "long", day: "numeric", month: "long" },
  long: { weekday: "long", day: "numeric", month: "long", year: "numeric" },
  dated: { day: "numeric", month: "long", year: "numeric" },
  numeric: { day: "2-digit", month: "2-digit", year: "numeric" },
} as const satisfies Record<DateShape, Intl.DateTimeFormatOptions>;

/** A browser takes up to 20 ms for its first format, so each is made when it is used. */
function lazy<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => made ??= make();
}

function createFormat(language: Language, timeZone: string) {
  const locale = locales[language];
  const dates = (options: Intl.DateTimeFormatOptions) =>
    lazy(() => new Intl.DateTimeFormat(locale, { timeZone, ...options }));
  const numbers = (options: Intl.NumberFormatOptions) =>
    lazy(() => new Intl.NumberFormat(locale, options));
  const shaped = {
    brief: dates(dateShapes.brief),
    short: dates(dateShapes.short),
    day: dates(dateShapes.day),
    spoken: dates(dateShapes.spoken),
    long: dates(dateShapes.long),
    dated: dates(dateShapes.dated),
    numeric: dates(dateShapes.numeric),
  };
  const clock = dates({ hour: "numeric", minute: "2-digit", hourCycle: "h23" });
  const offsets = dates({ timeZoneName: "shortOffset" });
  const months = dates({ month: "long", year: "numeric" });
  const monthNames = dates({ month: "long" });
  // Alone, the server and browsers shorten an Estonian month differently.
  const shortMonthNames = dates({
    ...(language === "et" ? { day: "numeric" } : {}),
    month: "short",
  });
  const weekdays = dates({ weekday: "short" });
  const daysOfMonth = dates({ day: "numeric" });
  const relative = lazy(() => new Intl.RelativeTimeFormat(locale, { numeric: "auto" }));
  const euros = numbers({ style: "currency", currency: "EUR" });
  const wholeEuros = numbers({ style: "currency", currency: "EUR", maximumFractionDigits: 0 });
  const decimals = numbers({ maximumFractionDigits: 1 });
  const percents = numbers({ style: "percent", maximumFractionDigits: 0 });
  const rounded = numbers({ minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const isoDates = lazy(() => new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" }));
  const lists = lazy(() => new Intl.ListFormat(locale, { type: "conjunction" }));

  /** "T, 24. nov"; "24. nov" as `brief`, "24. november" as `day`, with its weekday `spoken`, with the year too `long`; "24. november 2026" as `dated`. */
  const date = (at: Instant, shape: DateShape = "short") => shaped[shape]().format(new Date(at));
  const listDate = (at: Instant, now: Instant = Date.now()) => {
    const yearOf = (one: Instant) => isoDates().format(new Date(one)).slice(0, 4);
    // Composed, because Intl spells the month out in Estonian when it has a year.
    return yearOf(at) === yearOf(now) ? date(at) : `${date(at)} ${yearOf(at)}`;
  };
  /** "18:15" in the time zone; "3:15 (GMT+3)" while a clock change repeats the local time. */
  const time = (at: Instant) => {
    const text = clock().format(new Date(at));
    return isRepeatedTime(timeZone, new Date(at).getTime()) ? `${text} (${offsetAt(at)})` : text;
  };
  const times = (from: Instant, until: Instant) => unbrokenRange(time(from), time(until));
  const offsetAt = (at: Instant) =>
    offsets().formatToParts(new Date(at)).find(({ type }) => type === "timeZoneName")?.value;

  /** The local date of an instant, as days since the epoch. */
  const dayNumber = (at: Instant) =>
    Date.parse(`${isoDates().format(new Date(at))}T00:00:00Z`) / 86_400_000;

  const untilDate = (at: Instant) => {
    if (language !== "ru") return date(at);
    const weekday = new Date(dayNumber(at) * 86_400_000).getUTCDay();
    return `${russianGenitives[weekday]}, ${date(at, "day")}`;
  };

  return {
    language,
    locale,
    timeZone,
    date,
    time,
    times,
    dateTime: (at: Instant) => `${date(at)}, ${time(at)}`,
    /** After "until": "среды, 2 декабря" in Russian, else as `date`. */
    untilDate,
    until: (at: Instant) => `${untilDate(at)}, ${time(at)}`,
    /** As `until`; of today only the time. */
    untilFrom: (now: Instant, at: Instant) =>
      dayNumber(at) === dayNumber(now) ? time(at) : `${untilDate(at)}, ${time(at)}`,
    /** For long lists: a date of another year has its year, "T, 24. nov 2024". */
    listDate,
    listDateTime: (at: Instant, now?: Instant) => `${listDate(at, now)}, ${time(at)}`,
    day: (at: Instant, now: Instant = Date.now()) => {
      const away = dayNumber(at) - dayNumber(now);
      return away === 0 || away === 1 ? relative().format(away, "day") : date(at);
    },
    weekday: (at: Instant) => weekdays().format(new Date(at)),
    dayOfMonth: (at: Instant) => daysOfMonth().format(new Date(at)),
    span: (from: Instant, to: Instant) => `${date(from)}, ${times(from, to)}`,
    away: (at: Instant, now: Instant = Date.now()) => {
      const days = dayNumber(at) - dayNumber(now);
      return relative().format(days, "day");
    },
    monthName: (at: Instant) => monthNames().format(new Date(at)),
    monthShort: (at: Instant) => {
      const parts = shortMonthNames().formatToParts(new Date(at));
      return parts.find(({ type }) => type === "month")!.value;
    },
    month: (at: Instant) => months().format(new Date(at)),
    /** "November 2026"; "November – December 2026" where the dates are in two months. */
    months: (from: Instant, until: Instant) => {
      const [first, last] = [from, until].map((at) => months().format(new Date(at)));
      if (first === last) return last!;
      const yearOf = (at: Instant) => isoDates().format(new Date(at)).slice(0, 4);
      const start = yearOf(from) === yearOf(until) ? monthNames().format(new Date(from)) : first!;
      return `${start} ${titleDash[language]} ${last!}`;
    },
    /** The name of the time zone: "Idaranniku aeg". */
    zone: (at: Instant = Date.now()) => {
      const known = zoneNames[timeZone];
      if (known) return known[language];
      // Browsers and the server name it differently.
      if (timeZone === "UTC") return "UTC";
      const parts = dates({ timeZoneName: "longGeneric" })().formatToParts(new Date(at));
      return parts.find((part) => part.type === "timeZoneName")?.value ?? timeZone;
    },
    /** Whole euros without cents: "65 €". */
    money: (cents: number) => (cents % 100 === 0 ? wholeEuros() : euros()).format(cents / 100),
    minutes: (minutes: number) =>
      `${decimals().format(minutes)}${noBreakSpace}${units[language].minute}`,
    distance: (km: number) => {
      const shown = km < 10 ? Math.round(km * 10) / 10 : Math.round(km);
      return `${decimals().format(shown)}${noBreakSpace}${units[language].kilometre}`;
    },
    number: (value: number) => decimals().format(value),
    /** "82%", for a share from 0 to 1. */
    percent: (share: number) => percents().format(share),
    rating: (value: number) => rounded().format(value),
    list: (items: string[]) => lists().format(items),
    opening: (text: string) => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1),
  };
}

const formats = new Map<string, Format>();

export function formatFor(language: Language, timeZone: string): Format {
  const key = `${language} ${timeZone}`;
  const cached = formats.get(key);
  if (cached) return cached;
  const format = createFormat(language, timeZone);
  formats.set(key, format);
  return format;
}
