import { dateOf, type DayNumber, dayOfDate, weekdayOf } from "../wall-clock.ts";

/** Days of a search; the last one is included. */
export type Days = { from: string; to: string };

/** The patterns match folded text: lower case, without accents. */
type DayWords = {
  pattern: RegExp;
  daysOf: (today: DayNumber, match: RegExpExecArray) => [DayNumber, DayNumber] | null;
};

const before = "(?<![\\p{L}\\p{N}])";
/** Estonian writes a day and its part as one word: "homseõhtuks", "laupäevahommikul". */
const after = "(?![\\p{L}\\p{N}])|(?=(?:ohtu|hommik|louna))";

function words(pattern: string): RegExp {
  return new RegExp(`${before}(?:${pattern})(?:${after})`, "u");
}

const next = "(next|jargmise(?:l|ks)?|tuleva(?:l|ks)?|следующ(?:ие|их|ую|ии|ее|ая|еи))";
const coming = "(?:this|coming|sellel|sel|eeloleval|эти|этих|эту|этот|это|ближаиш\\p{L}+)";
const preposition = "(?:(?:on|at|for|by|over|в|во|на|по)\\s+)?(?:the\\s+)?";
const lead = `${preposition}(?:${next}\\s+|${coming}\\s+)?`;

const weekdays = [
  "mondays?|esmaspaev\\p{L}{0,4}?|понедельник(?:а|у|ам|и)?",
  "tuesdays?|teisipaev\\p{L}{0,4}?|вторник(?:а|у|ам|и)?",
  "wednesdays?|kolmapaev\\p{L}{0,4}?|сред(?:а|у|ы|е|ам)",
  "thursdays?|neljapaev\\p{L}{0,4}?|четверг(?:а|у|ам|и)?",
  "fridays?|reede(?:l|ks|ne|t|ti|ni|sel)?|пятниц(?:а|у|ы|е|ам)",
  "saturdays?|laupaev\\p{L}{0,4}?|суббот(?:а|у|ы|е|ам)",
  "sundays?|puhapaev\\p{L}{0,4}?|воскресен(?:ье|ья|ью|ьям)",
];

const months = [
  "jan(?:uary)?|jaanuar\\p{L}{0,3}|января",
  "feb(?:ruary)?|veebruar\\p{L}{0,3}|февраля",
  "mar(?:ch)?|marts\\p{L}{0,3}|марта",
  "apr(?:il)?|aprill\\p{L}{0,3}|апреля",
  "may|mai(?:l|ks|s)?|мая",
  "june?|juuni(?:l|ks|s)?|июня",
  "july?|juuli(?:l|ks|s)?|июля",
  "aug(?:ust)?|august\\p{L}{0,3}|августа",
  "sept?(?:ember)?|septemb\\p{L}{1,5}|сентября",
  "oct(?:ober)?|oktoob\\p{L}{1,5}|октября",
  "nov(?:ember)?|novemb\\p{L}{1,5}|ноября",
  "dec(?:ember)?|detsemb\\p{L}{1,5}|декабря",
];
const month = `(?<month>${months.join("|")})`;

function mondayOf(day: DayNumber): DayNumber {
  return day - weekdayOf(day) + 1;
}

function oneDay(day: DayNumber): [DayNumber, DayNumber] {
  return [day, day];
}

/** The next date with this day and month, or the one of the year that is written; null when there is none. */
function dateIn(today: DayNumber, day: number, month: number, year?: string) {
  const thisYear = Number(dateOf(today).slice(0, 4));
  const years = year ? [Number(year.padStart(4, "20"))] : [thisYear, thisYear + 1];
  const pad = (number: number, length: number) => String(number).padStart(length, "0");
  const dates = years.map((each) => `${pad(each, 4)}-${pad(month, 2)}-${pad(day, 2)}`);
  const found = dates.map(dayOfDate)
    .find((each, at) => !Number.isNaN(each) && dateOf(each) === dates[at] && each >= today);
  return found === undefined ? null : oneDay(found);
}

function monthOf(name: string): number {
  return months.findIndex((each) => new RegExp(`^(?:${each})$`, "u").test(name)) + 1;
}

const writtenDates: DayWords[] = [
  {
    pattern: words(
      `${preposition}(?<day>\\d{1,2})(?:\\.|st|nd|rd|th)?\\s*(?:of\\s+)?${month}` +
        `(?:,?\\s+(?<year>20\\d\\d)(?:\\s*г(?:ода|\\.)?)?)?`,
    ),
    daysOf: (today, { groups: { day, month, year } = {} }) =>
      dateIn(today, Number(day), monthOf(month!), year),
  },
  {
    pattern: words(
      `${preposition}${month}\\s+(?:the\\s+)?(?<day>\\d{1,2})(?:st|nd|rd|th)?(?:,?\\s+(?<year>20\\d\\d))?`,
    ),
    daysOf: (today, { groups: { day, month, year } = {} }) =>
      dateIn(today, Number(day), monthOf(month!), year),
  },
  {
    pattern: words(
      `${preposition}(?<day>\\d{1,2})\\.\\s?(?:(?<month>\\d{2})(?:\\.(?<year>20\\d\\d|\\d\\d)?)?|(?<one>\\d)\\.(?:(?<later>20\\d\\d|\\d\\d))?)`,
    ),
    daysOf: (today, { groups: { day, month, one, year, later } = {} }) =>
      dateIn(today, Number(day), Number(month ?? one), year ?? later),
  },
];

/** The longer ones first. */
const dayWords: DayWords[] = [
  {
    pattern: words(
      "(?:the\\s+)?day\\s+after\\s+tomorrow|ulehom(?:me(?:ne)?|se(?:ks)?|ne)|(?:на\\s+)?послезавтра",
    ),
    daysOf: (today) => oneDay(today + 2),
  },
  {
    pattern: words(
      "(?:for\\s+)?tomorrow|hom(?:me(?:ne)?|se(?:ks|l)?|ne)|(?:на\\s+)?завтра(?:шн\\p{L}+)?",
    ),
    daysOf: (today) => oneDay(today + 1),
  },
  {
    pattern: words("(?:for\\s+)?today|tana(?:seks|ne|se|sel)?|(?:на\\s+)?сегодня(?:шн\\p{L}+)?"),
    daysOf: (today) => oneDay(today),
  },
  {
    pattern: words(`${lead}(?:weekends?|nadalavahetus\\p{L}{0,4}?|выходн(?:ые|ых|ым|ои|ого))`),
    daysOf(today, [, next]) {
      const sunday = mondayOf(today) + 6 + (next ? 7 : 0);
      return [Math.max(today, sunday - 1), sunday];
    },
  },
  {
    pattern: words(`${preposition}(?:${next}|${coming})\\s+(?:week|nadal(?:al|aks)?|недел[еюи])`),
    daysOf(today, [, next]) {
      const monday = mondayOf(today) + (next ? 7 : 0);
      return [Math.max(today, monday), monday + 6];
    },
  },
  ...weekdays.map((name, at) => ({
    pattern: words(`${lead}(?:${name})`),
    daysOf(today: DayNumber, [, next]: RegExpExecArray) {
      const inWeek = mondayOf(today) + at;
      return oneDay(inWeek < today || next ? inWeek + 7 : inWeek);
    },
  })),
];

export type Place = { from: number; to: number };

const mostDays = 3;

/** The days that a folded text names, from the first to the last, and where each is; null when it names none. */
export function daysIn(folded: string, today: string): { days: Days; places: Place[] } | null {
  const [dates, rest] = takeFrom(folded, writtenDates, dayOfDate(today));
  const [names] = takeFrom(rest, dayWords, dayOfDate(today));
  // "Friday 18 December" is the date.
  const meant = dates.length > 0 ? dates : names;
  if (meant.length === 0) return null;
  return {
    days: {
      from: dateOf(Math.min(...meant.map(({ days }) => days[0]))),
      to: dateOf(Math.max(...meant.map(({ days }) => days[1]))),
    },
    places: [...dates, ...names].map(({ place }) => place),
  };
}

type NamedDays = { days: [DayNumber, DayNumber]; place: Place };

function takeFrom(folded: string, known: DayWords[], today: DayNumber): [NamedDays[], string] {
  const found: NamedDays[] = [];
  let rest = folded;
  for (const { pattern, daysOf } of known) {
    let match = pattern.exec(rest);
    while (match && found.length < mostDays) {
      const days = daysOf(today, match);
      if (!days) break;
      const place = placeOf(match);
      found.push({ days, place });
      rest = withoutPlace(rest, place);
      match = pattern.exec(rest);
    }
  }
  return [found, rest];
}

export function placeOf(match: RegExpExecArray): Place {
  return { from: match.index, to: match.index + match[0].length };
}

export function withoutPlace(text: string, { from, to }: Place): string {
  return text.slice(0, from) + " ".repeat(to - from) + text.slice(to);
}
