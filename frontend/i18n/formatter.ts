import type { Language } from "./i18n.ts";

const locales = { et: "et-EE", en: "en-GB", ru: "ru-RU" } as const satisfies Record<
  Language,
  string
>;

const hourMs = 3_600_000;

/** Number and unit never part at a line end. */
const space = "\u00a0";

const units = {
  et: { minute: "min", kilometre: "km" },
  en: { minute: "min", kilometre: "km" },
  ru: { minute: "мин", kilometre: "км" },
} as const satisfies Record<Language, { minute: string; kilometre: string }>;

/** Where nearly all the practitioners are; the official name of its zone says little to anybody. */
const homeZone = "Europe/Tallinn";
const homeZoneNames = {
  et: "Tallinna aeg",
  en: "Tallinn time",
  ru: "время Таллина",
} as const satisfies Record<Language, string>;

type Instant = Date | string | number;

export type Format = ReturnType<typeof makeFormat>;

export type DateShape = "short" | "day" | "spoken" | "long" | "numeric";

const dateShapes = {
  short: { weekday: "short", day: "numeric", month: "short" },
  day: { day: "numeric", month: "long" },
  spoken: { weekday: "long", day: "numeric", month: "long" },
  long: { weekday: "long", day: "numeric", month: "long", year: "numeric" },
  numeric: { day: "2-digit", month: "2-digit", year: "numeric" },
} as const satisfies Record<DateShape, Intl.DateTimeFormatOptions>;

/** The day a wall clock of the zone shows, as days since the epoch. */
function dayNumber(at: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" }).format(at);
  return Date.parse(`${parts}T00:00:00Z`) / 86_400_000;
}

/** The reader's own zone. */
export function viewerZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

function makeFormat(language: Language, timeZone: string) {
  const locale = locales[language];
  const dates = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone, ...options });
  const shaped = {
    short: dates(dateShapes.short),
    day: dates(dateShapes.day),
    spoken: dates(dateShapes.spoken),
    long: dates(dateShapes.long),
    numeric: dates(dateShapes.numeric),
  };
  const clock = dates({ hour: "numeric", minute: "2-digit", hourCycle: "h23" });
  const offsets = dates({ timeZoneName: "shortOffset" });
  const months = dates({ month: "long", year: "numeric" });
  const monthNames = dates({ month: "long" });
  const weekdays = dates({ weekday: "short" });
  const daysOfMonth = dates({ day: "numeric" });
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  const wholeEuros = new Intl.NumberFormat(locale, {
    style: "currency",
    currency: "EUR",
    maximumFractionDigits: 0,
  });
  const euros = new Intl.NumberFormat(locale, { style: "currency", currency: "EUR" });
  const decimals = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const rounded = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const list = new Intl.ListFormat(locale, { type: "conjunction" });

  /** "T, 24. nov"; "24. november" as `day`, with its weekday `spoken`, with the year too `long`. */
  const date = (at: Instant, shape: DateShape = "short") => shaped[shape].format(new Date(at));
  /** "18:15" on a wall clock of the zone; in the hour that comes twice, "3:15 (GMT+3)". */
  const time = (at: Instant) => {
    const shown = clock.format(new Date(at));
    return isTwice(new Date(at), shown) ? `${shown} (${offsetAt(at)})` : shown;
  };
  const isTwice = (at: Date, shown: string) =>
    [-hourMs, hourMs].some((away) => clock.format(new Date(at.getTime() + away)) === shown);
  const offsetAt = (at: Instant) =>
    offsets.formatToParts(new Date(at)).find(({ type }) => type === "timeZoneName")?.value;

  return {
    language,
    locale,
    timeZone,
    date,
    time,
    dateTime: (at: Instant) => `${date(at)}, ${time(at)}`,
    /** "täna" and "homme"; further days by their date. */
    day: (at: Instant, now: Instant = Date.now()) => {
      const away = dayNumber(new Date(at), timeZone) - dayNumber(new Date(now), timeZone);
      return away === 0 || away === 1 ? relative.format(away, "day") : date(at);
    },
    /** "T" */
    weekday: (at: Instant) => weekdays.format(new Date(at)),
    /** "24" */
    dayOfMonth: (at: Instant) => daysOfMonth.format(new Date(at)),
    /** "T, 24. nov, 18:15–19:05"; formatRange would write 08:30 where every slot says 8:30. */
    span: (from: Instant, to: Instant) => `${date(from)}, ${time(from)}–${time(to)}`,
    /** "4 päeva pärast", "täna" */
    away: (at: Instant, now: Instant = Date.now()) => {
      const days = dayNumber(new Date(at), timeZone) - dayNumber(new Date(now), timeZone);
      return relative.format(days, "day");
    },
    /** "november" */
    monthName: (at: Instant) => monthNames.format(new Date(at)),
    /** "november 2026" */
    month: (at: Instant) => months.format(new Date(at)),
    /** The zone in words ("Idaranniku aeg"), named where it is not the reader's. */
    zone: (at: Instant = Date.now()) => {
      if (timeZone === homeZone) return homeZoneNames[language];
      const parts = dates({ timeZoneName: "longGeneric" }).formatToParts(new Date(at));
      return parts.find((part) => part.type === "timeZoneName")?.value ?? timeZone;
    },
    /** Whole euros without cents: "65 €". */
    money: (cents: number) => (cents % 100 === 0 ? wholeEuros : euros).format(cents / 100),
    minutes: (minutes: number) => `${decimals.format(minutes)}${space}${units[language].minute}`,
    /** "850 m" would promise too much: one decimal up to ten kilometres, none beyond. */
    distance: (km: number) => {
      const shown = km < 10 ? Math.round(km * 10) / 10 : Math.round(km);
      return `${decimals.format(shown)}${space}${units[language].kilometre}`;
    },
    number: (value: number) => decimals.format(value),
    rating: (value: number) => rounded.format(value),
    list: (words: string[]) => list.format(words),
    /** The words as the beginning of a line: "Teisipäev, 24. november". */
    opening: (words: string) => words.charAt(0).toLocaleUpperCase(locale) + words.slice(1),
  };
}

const made = new Map<string, Format>();

/** The one formatter of a language and an IANA zone. */
export function formatFor(language: Language, timeZone: string): Format {
  const key = `${language} ${timeZone}`;
  const known = made.get(key);
  if (known) return known;
  const format = makeFormat(language, timeZone);
  made.set(key, format);
  return format;
}
