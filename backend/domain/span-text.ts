import { type Language, locales } from "./text.ts";
import { zoneName } from "./zone-name.ts";

type Span = { startsAt: number; endsAt: number };

/** A span of instants (ms) in words, with the name of the IANA zone whose clock it shows. */
export function spanText({ startsAt, endsAt }: Span, timeZone: string, language: Language): string {
  const format = new Intl.DateTimeFormat(locales[language], {
    dateStyle: "full",
    timeStyle: "short",
    timeZone,
  });
  return `${format.formatRange(startsAt, endsAt)} (${zoneName(timeZone, startsAt, language)})`;
}
