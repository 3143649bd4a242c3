import { day, type DayNumber } from "./wall-clock.ts";

const fixed = ["01-01", "02-24", "05-01", "06-23", "06-24", "08-20", "12-24", "12-25", "12-26"];

/** Days from Easter Sunday: Good Friday, Easter, Whit Sunday. */
const movable = [-2, 0, 49];

const years = new Map<number, Set<DayNumber>>();

/** Whether the date is a public holiday in Estonia. */
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
    ...fixed.map((date) => Date.parse(`${year}-${date}`) / day),
    ...movable.map((days) => easter + days),
  ]);
}

/** Easter Sunday of the western churches, by the anonymous Gregorian computus. */
export function easterSunday(year: number): DayNumber {
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
