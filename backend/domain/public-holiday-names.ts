import { easterSunday, publicHolidays } from "./public-holidays.ts";
import type { Text } from "./text.ts";
import { day, type DayNumber } from "./wall-clock.ts";

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

/** By days from Easter Sunday. */
const movable: Record<number, Text> = {
  [-2]: { et: "suur reede", en: "Good Friday", ru: "Страстная пятница" },
  0: { et: "ülestõusmispühade 1. püha", en: "Easter Sunday", ru: "Пасха" },
  49: { et: "nelipühade 1. püha", en: "Whit Sunday", ru: "Троица" },
};

/** What the people call an Estonian public holiday; null on any other day. */
export function publicHolidayName(number: DayNumber): Text | null {
  const date = new Date(number * day).toISOString();
  const easter = easterSunday(Number(date.slice(0, 4)));
  return fixed[date.slice(5, 10)] ?? movable[number - easter] ?? null;
}

/** The public holidays from a day on, so many days of them, in order. */
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
