import { hasContact } from "./contact-details.ts";
import { DomainError } from "./errors.ts";
import { problem } from "./field-problem.ts";

/**
 * Beginnings of words that tell of an illness or a treatment, in the languages of reviews. Long enough not to meet in
 * other words; a person confirms that they mean to publish them.
 */
const healthWords = [
  // Estonian
  "diagnoos",
  "depress",
  "ärevushäire",
  "paanikahoo",
  "bipolaar",
  "skisofreen",
  "enesetap",
  "sõltuvus",
  "alkoholism",
  "vähiravi",
  "kasvaja",
  "rasedus",
  "raseda",
  "abort",
  "antidepress",
  "ravimi",
  "haigus",
  "vägivald",
  "ahistam",
  // English
  "diagnos",
  "anxiety disorder",
  "panic attack",
  "bipolar",
  "schizophren",
  "suicid",
  "addict",
  "alcoholic",
  "cancer",
  "tumour",
  "tumor",
  "pregnan",
  "miscarriage",
  "abortion",
  "medication",
  "illness",
  "disease",
  "ptsd",
  "adhd",
  "hiv",
  "abuse",
  // Russian
  "диагноз",
  "депресс",
  "тревожное расстройство",
  "паническ",
  "биполярн",
  "шизофрен",
  "суицид",
  "самоубийств",
  "зависимост",
  "алкоголизм",
  "онколог",
  "опухол",
  "беременн",
  "аборт",
  "антидепресс",
  "таблетк",
  "болезн",
  "заболеван",
  "насили",
];

const healthWord = new RegExp(`(?<![\\p{L}])(?:${healthWords.join("|")})[\\p{L}]*`, "giu");
const longNumber = /\d{5,}/gu;

/** Throws ERR_INVALID_INPUT for a text with an address, a link or a telephone number. `path`: the field. */
export function refuseContacts(fields: Record<string, string>): void {
  const errors = Object.entries(fields)
    .filter(([, text]) => hasContact(text))
    .map(([path]) => problem(path, "ERR_CONTACT_DETAILS"));
  if (errors.length > 0) throw new DomainError("ERR_INVALID_INPUT", { errors });
}

/** The words that may tell more of a person than they want to publish, each once, as they are written. */
export function personalDetailsIn(text: string): string[] {
  const found = [...text.matchAll(healthWord), ...text.matchAll(longNumber)]
    .map(([word]) => word.slice(0, 60));
  return [...new Map(found.map((word) => [word.toLowerCase(), word])).values()].slice(0, 20);
}

/** Throws ERR_PERSONAL_DETAILS with the words, unless the writer has confirmed them. `path`: the field. */
export function requireConfirmedDetails(text: string, isConfirmed: boolean, path = "text"): void {
  const words = isConfirmed ? [] : personalDetailsIn(text);
  if (words.length === 0) return;
  throw new DomainError("ERR_PERSONAL_DETAILS", {
    errors: words.map((word) => problem(path, "ERR_PERSONAL_DETAIL", { word })),
  });
}
