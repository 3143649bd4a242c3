import { type Language, locales } from "../text.ts";

/** For example "75 €" or "7,50 €". */
export function moneyText(cents: number, language: Language): string {
  return new Intl.NumberFormat(language, {
    style: "currency",
    currency: "EUR",
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  }).format(cents / 100);
}

/** The day of an instant (ms) in Estonia, in words. */
export function dayText(instant: number, language: Language): string {
  const text = new Intl.DateTimeFormat(locales[language], {
    dateStyle: "long",
    timeZone: "Europe/Tallinn",
  }).format(instant);
  // The abbreviation's full stop would meet the one of the sentence.
  return text.replace(/(?<=\s)г\.$/, "года");
}
