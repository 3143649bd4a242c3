import { daysIn, type Place, placeOf, withoutPlace } from "./day-words.ts";
import { inOtherLayout } from "./keyboard-layout.ts";
import { dateOf, dayAt } from "../wall-clock.ts";
import type { PartOfDay } from "./part-of-day.ts";
import {
  homeZone,
  type SearchFilters,
  searchLimits,
  type SearchRequest,
} from "./search-request.ts";
import { isFiller, wordsIn } from "./text-words.ts";
import { foldWords } from "./word-slips.ts";

/** What a text says that is a filter, and `text`: the words that are left to look for. */
export type UnderstoodWords =
  & { text: string }
  & Pick<
    SearchFilters,
    "freeOn" | "freeWithinDays" | "partOfDay" | "priceFromCents" | "priceToCents"
  >;

const end = "(?![\\p{L}\\p{N}])";
const start = "(?<![\\p{L}\\p{N}])";

const tonight = part("tonight");

const partWords: [PartOfDay, RegExp][] = [
  [
    "late",
    part(
      "(?:in\\s+the\\s+)?late\\s+(?:in\\s+the\\s+)?evening|hilis\\s?ohtul?|поздн\\p{L}+\\s+вечер\\p{L}*",
    ),
  ],
  [
    "evening",
    part(
      "(?:in\\s+the\\s+|this\\s+)?evenings?|after\\s+work|ohtu(?:l|ks|ti|ne|se|poolik|poolikul)?|(?:parast|peale)\\s+tood|" +
        "(?:по\\s+)?вечер(?:ом|а|у|ам)?|после\\s+работы",
    ),
  ],
  [
    "morning",
    part(
      "(?:in\\s+the\\s+|this\\s+)?mornings?|hommik(?:ul|uks|uti|ust|u|une|use|upoolik|upoolikul)?|" +
        "(?:(?:с|по)\\s+)?утр(?:ом|а|о|у|ам)",
    ),
  ],
  [
    "day",
    part(
      "(?:in\\s+the\\s+|this\\s+)?afternoons?|(?:in|during|at)\\s+(?:the\\s+)?(?:day|daytime|lunchtime)|daytime|" +
        "(?:parast|peale)?louna(?:l|ti|ajal)?|paeval|днем|(?:в|после)\\s+обеда?",
    ),
  ],
];

function part(pattern: string): RegExp {
  return new RegExp(`${start}(?:${pattern})${end}`, "u");
}

const currency = "(?:€|eur(?:os?|ot|ost|oni)?|евро)";
const amount = "(\\d{1,5})(?:[.,]\\d\\d)?";
const priced = `(?:€\\s*${amount}|${amount}\\s*${currency})`;
const upTo = "up\\s+to|under|below|less\\s+than|max(?:imum)?|kuni|alla|maks(?:imaalselt)?|" +
  "до|дешевле|не\\s+(?:дороже|более|больше)|максимум";
const least = "from|over|above|at\\s+least|alates|ule|vahemalt|от|(?<!не\\s)дороже|не\\s+менее";

const range = price(
  `(?:(?:from|between|alates|от)\\s+)?€?\\s*${amount}\\s*${currency}?\\s*(?:-|–|—|\\s(?:to|and|kuni|до)\\s)\\s*${priced}`,
);
const highest = price(`(?:(?:${upTo})\\s*)?${priced}`);
const lowest = price(`(?:${least})\\s*${priced}`);

function price(pattern: string): RegExp {
  return new RegExp(`${start}(?:${pattern})${end}`, "u");
}

type Found = { filters: Omit<UnderstoodWords, "text">; places: Place[] };

/**
 * Days, a part of the day and a price that a text names in any language, also when it was typed in another keyboard layout;
 * null when it names none. `today` is a date.
 */
export function understandWords(text: string, today: string): UnderstoodWords | null {
  const letters = text.normalize("NFC");
  return understandIn(letters, folded(letters), today) ??
    understandIn(letters, folded(inOtherLayout(letters)), today);
}

/**
 * The request with the filters that its text names and the words that are left; filters that are set already stay as they
 * are. `now` in ms.
 */
export function withUnderstoodWords(
  request: SearchRequest,
  now: number,
): { request: SearchRequest; understood: UnderstoodWords | null } {
  const today = dateOf(dayAt(request.timeZone ?? homeZone, now));
  const words = understandWords(request.text ?? "", today);
  if (!words) return { request, understood: null };
  const { text: _, ...others } = request;
  const { freeOn, freeWithinDays, partOfDay, priceFromCents, priceToCents } = words;
  const isTimed = request.freeOn !== undefined || request.freeWithinDays !== undefined;
  const isPriced = request.priceFromCents !== undefined || request.priceToCents !== undefined;
  const filters = {
    ...!isTimed && definedOf({ freeOn, freeWithinDays }),
    ...partOfDay && !request.partOfDay && { partOfDay },
    ...!isPriced && definedOf({ priceFromCents, priceToCents }),
  };
  return {
    request: { ...others, ...filters, ...words.text && { text: words.text } },
    understood: { text: words.text, ...filters },
  };
}

function definedOf<Value extends object>(
  filters: Value,
): { [Name in keyof Value]?: Exclude<Value[Name], undefined> } {
  const defined = Object.entries(filters).filter(([, value]) => value !== undefined);
  return Object.fromEntries(defined) as { [Name in keyof Value]?: Exclude<Value[Name], undefined> };
}

function understandIn(text: string, folded: string, today: string): UnderstoodWords | null {
  // A letter may have another number of characters in lower case.
  if (folded.length !== text.length) return null;
  let [left, rest] = [text, folded];
  const filters: Omit<UnderstoodWords, "text"> = {};
  let isUnderstood = false;
  for (const read of [readPrice, readTonight, readDays, readPart]) {
    const found = read(rest, today);
    if (!found) continue;
    isUnderstood = true;
    Object.assign(filters, found.filters, filters);
    for (const place of found.places) {
      left = withoutPlace(left, place);
      rest = withoutPlace(rest, place);
    }
  }
  if (!isUnderstood) return null;
  const words = left.replace(/\s+/gu, " ").trim();
  return { ...filters, text: wordsIn(words).every(isFiller) ? "" : words };
}

function readTonight(folded: string): Found | null {
  const match = tonight.exec(folded);
  if (!match) return null;
  return { filters: { freeWithinDays: 1, partOfDay: "evening" }, places: [placeOf(match)] };
}

function readDays(folded: string, today: string): Found | null {
  const found = daysIn(folded, today);
  if (!found) return null;
  const { days, places } = found;
  // Today has a filter of its own.
  return { filters: days.to === today ? { freeWithinDays: 1 } : { freeOn: days }, places };
}

function readPart(folded: string): Found | null {
  for (const [partOfDay, pattern] of partWords) {
    const match = pattern.exec(folded);
    if (match) return { filters: { partOfDay }, places: [placeOf(match)] };
  }
  return null;
}

function readPrice(folded: string): Found | null {
  const cents = (...amounts: (string | undefined)[]) =>
    Math.min(searchLimits.priceCents, Number(amounts.find(Boolean)) * 100);
  const both = range.exec(folded);
  if (both) {
    const [priceFromCents, priceToCents] = [cents(both[1]), cents(both[2], both[3])];
    if (priceFromCents <= priceToCents) {
      return { filters: { priceFromCents, priceToCents }, places: [placeOf(both)] };
    }
  }
  const from = lowest.exec(folded);
  if (from) {
    return { filters: { priceFromCents: cents(from[1], from[2]) }, places: [placeOf(from)] };
  }
  const to = highest.exec(folded);
  return to && { filters: { priceToCents: cents(to[1], to[2]) }, places: [placeOf(to)] };
}

/** As long as the text, so that places in both are the same. */
function folded(text: string): string {
  return [...text].map((letter) => {
    const plain = foldWords(letter);
    return plain.length === letter.length ? plain : letter;
  }).join("");
}
