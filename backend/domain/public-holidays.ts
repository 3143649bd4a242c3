import { day } from "./duration.ts";
import type { Text } from "./text.ts";
import type { DayNumber } from "./wall-clock.ts";

const fixed: Record<string, Text> = {
  "01-01": { et: "uusaasta", en: "New Year's Day", ru: "Новый год" },
  "02-24": { et: "iseseisvuspäev", en: "Independence Day", ru: "День независимости" },
  "05-01": { et: "kevadpüha", en: "Spring Day", ru: "Праздник весны" },
  "06-23": { et: "võidupüha", en: "Victory Day", ru: "День победы" },
  "06-24": { et: "jaanipäev", en: "Midsummer Day", ru: "Янов день" },
  "08-20": {
    et: "taasiseseisvumispäev",
    en: "Day of Restoration of Independence",
    ru: "День восстановления независимости",
  },
  "12-24": { et: "jõululaupäev", en: "Christmas Eve", ru: "Сочельник" },
  "12-25": { et: "esimene jõulupüha", en: "Christmas Day", ru: "Первое Рождество" },
  "12-26": { et: "teine jõulupüha", en: "Boxing Day", ru: "Второе Рождество" },
};

const movable: Record<number, Text> = {
  [-2]: { et: "suur reede", en: "Good Friday", ru: "Страстная пятница" },
  0: { et: "ülestõusmispühade 1. püha", en: "Easter Sunday", ru: "Пасха" },
  49: { et: "nelipühade 1. püha", en: "Whit Sunday", ru: "Троица" },
};

const years = new Map<number, Set<DayNumber>>();

export function isPublicHoliday(number: DayNumber): boolean {
  const year = new Date(number * day).getUTCFullYear();
  let holidays = years.get(year);
  if (!holidays) years.set(year, holidays = publicHolidays(year));
  return holidays.has(number);
}

/** The public holidays of Estonia in a year of the Gregorian calendar. */
export function publicHolidays(year: number): Set<DayNumber> {
  const easter = easterSunday(year);
  return new Set([
    ...Object.keys(fixed).map((date) => Date.parse(`${year}-${date}`) / day),
    ...Object.keys(movable).map((days) => easter + Number(days)),
  ]);
}

function easterSunday(year: number): DayNumber {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const moonShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - moonShift + 15) % 30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact -
    ofCentury % 4) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  const fromMarch = epact + toSunday - 7 * late + 114;
  return Date.UTC(year, Math.floor(fromMarch / 31) - 1, fromMarch % 31 + 1) / day;
}

export function publicHolidayName(number: DayNumber): Text | null {
  const date = new Date(number * day).toISOString();
  const easter = easterSunday(Number(date.slice(0, 4)));
  return fixed[date.slice(5, 10)] ?? movable[number - easter] ?? null;
}

export function publicHolidaysFrom(
  first: DayNumber,
  days: number,
): { day: DayNumber; name: Text }[] {
  const yearOf = (number: DayNumber) => new Date(number * day).getUTCFullYear();
  const holidays: { day: DayNumber; name: Text }[] = [];
  for (let year = yearOf(first); year <= yearOf(first + days - 1); year++) {
    for (const number of [...publicHolidays(year)].sort((a, b) => a - b)) {
      const name = publicHolidayName(number);
      if (number >= first && number < first + days && name) holidays.push({ day: number, name });
    }
  }
  return holidays;
}
