import { type Language, locales } from "../text.ts";

/** For example "75 €" or "7,50 €". */
export function moneyText(cents: number, language: Language): string {
  return new Intl.NumberFormat(language, {
    style: "currency",
    currency: "EUR",
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  }).format(cents / 100);
}

/** The day of an instant (ms) in words, in Estonia unless a zone is given. */
export function dayText(
  instant: number,
  language: Language,
  timeZone = "Europe/Tallinn",
): string {
  const text = new Intl.DateTimeFormat(locales[language], {
    dateStyle: "long",
    timeZone,
  }).format(instant);
  // The abbreviation's full stop would meet the one of the sentence.
  return text.replace(/(?<=\s)г\.$/, "года");
}

/** An instant (ms) at which a date (YYYY-MM-DD) is the day in Estonia. */
export function noonOf(date: string): number {
  return Date.parse(`${date}T10:00:00Z`);
}
