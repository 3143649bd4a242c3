import type { Translate } from "./story-texts.ts";

/**
 * English texts with their translation. `{n}` stands for a number, a time or a span of them, `{date}` for a date,
 * `{price}` for a price in euros, `{name}` for names, `{file}` for a name without spaces, `{text}` for another known
 * text and `{any}` for what a component has formatted; `{n2}` is the second number. A translation may give one form
 * for each plural of its language, with `|` between: it is chosen by `{n}`.
 */
export type Texts = Record<string, string>;

const locales = { et: "et-EE", ru: "ru-RU" };

const day = "(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*";
const month = "(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*";

const kinds: Record<string, string> = {
  n: "[−+]?\\d+(?:(?:[.,:/–\u2009\u00a0 ]|\u2060–\u2060)\\d+)*",
  date: `(?:${day},? )?\\d{1,2}(?:–\\d{1,2})? ${month}(?: \\d{4})?|${month} \\d{4}`,
  price: "€\\s?\\d[\\d.,]*(?<!\\D)|\\d[\\d., \u00a0]*[ \u00a0]€",
  text: ".+",
  any: ".+",
  file: "[\\w-]+(?:\\.\\w{2,4}|/\\w+)",
  name: "\\p{Lu}[\\p{L}.’'-]*(?: (?:\\p{Lu}|\\d)[\\p{L}\\d.’'-]*)*",
};

const placeholder = /\{(n|date|price|file|name|text|any)\d?\}/g;

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

type Pattern = { matches: RegExp; names: string[]; translation: string; literal: number };

function patternOf([text, translation]: [string, string]): Pattern {
  const names = [...text.matchAll(placeholder)].map(([whole]) => whole);
  const source = text.split(placeholder)
    .map((part, at) => at % 2 === 0 ? escaped(part) : `(${kinds[part]})`);
  const literal = text.replaceAll(placeholder, "").length;
  return { matches: new RegExp(`^${source.join("")}$`, "u"), names, translation, literal };
}

/** A date of the years around the stories whose day of the week fits. */
function dateOf(text: string): Date {
  const year = /\d{4}/.exec(text)?.[0];
  const weekday = new RegExp(`^${day}`).exec(text)?.[0].slice(0, 3);
  const words = text.replace(new RegExp(`^${day},? `), "").replace(/^\d+–/, "")
    .replace(/\d{4}/, "");
  const years = year ? [year] : [2026, 2027, 2025, 2028, 2024, 2029, 2023];
  const dates = years.map((one) =>
    new Date(`${/\d/.test(words) ? "" : "1 "}${words} ${one} 12:00`)
  );
  return dates.find((date) => !weekday || date.toDateString().startsWith(weekday)) ?? dates[0]!;
}

function optionsOf(text: string): Intl.DateTimeFormatOptions {
  const [monthWord = ""] = new RegExp(`${month}(?!.*${month})`).exec(text) ?? [];
  const weekday = new RegExp(`^${day}`).exec(text)?.[0];
  return {
    ...(weekday ? { weekday: weekday.length > 5 ? "long" : "short" } : {}),
    ...(/^\D* ?\d{1,2}(?!\d)/.test(text) ? { day: "numeric" } : {}),
    month: monthWord.length > 4 || /^(May|June|July)$/.test(monthWord) ? "long" : "short",
    ...(/\d{4}/.test(text) ? { year: "numeric" } : {}),
  };
}

function translateDate(text: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { ...optionsOf(text), timeZone: undefined });
  const shown = format.format(dateOf(text));
  const [, from, to] = /(\d{1,2})–(\d{1,2})/.exec(text) ?? [];
  const dot = locale === locales.et ? "." : "";
  return from ? shown.replace(to!, `${from}${dot}–${to}`) : shown;
}

const noBreakSpace = "\u00a0";

function translateNumber(text: string): string {
  return text.replace(/^([−+]?\d+)\.(\d{1,2})$/, "$1,$2");
}

function translatePrice(text: string): string {
  const amount = text.replaceAll(/[€\s]/g, "");
  const [whole = "", cents] = amount.replaceAll(/,(?=\d{3})/g, "").split(/[.,]/);
  const grouped = whole.length > 4 ? whole.replaceAll(/\B(?=(\d{3})+$)/g, noBreakSpace) : whole;
  return `${grouped}${cents ? `,${cents}` : ""}${noBreakSpace}€`;
}

const is = (kind: string) => new RegExp(`^(?:${kinds[kind]})$`, "u");
const isDate = is("date");
const isPrice = is("price");

/** English writes days and months with a capital letter everywhere. */
const startsWithDay = new RegExp(`^(?:${day}(?<=day)|${month} \\d{4})`);

const inside = (text: string) => text.charAt(0).toLocaleLowerCase() + text.slice(1);
const opening = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** Addresses, files, time zones, codes and initials, and what is written in other letters on purpose. */
const sameEverywhere = [
  /^\S+@\S*$/,
  /^https?:\S+$/,
  /^[\w-]+\.\w{2,4}$/,
  /^[A-Z][A-Za-z_]+\/[\w/-]+$/,
  /^[\p{Lu}\d.+:() -]+$/u,
  /^[a-z\d]+(?:-[a-z\d]+)+$/,
  /[^\p{Script=Latin}\P{L}]/u,
];

/** Long words stand in Estonian or Russian in a story; each is shown in the chosen one of the two. */
export function longestTexts(longest: Texts, language: "et" | "ru"): Texts {
  const texts = Object.entries(longest).flatMap(([estonian, russian]) => {
    const shown = language === "et" ? estonian : russian;
    return [[estonian, shown], [russian, shown]];
  });
  return Object.fromEntries(texts);
}

/**
 * Translates whole texts, and those whose parts between dots or commas are known. The unchanged ones are names, and
 * words that a story writes in one language on purpose.
 */
export function dictionary(texts: Texts, unchanged: string[], language: "et" | "ru"): Translate {
  const same = new Set(unchanged);
  const locale = locales[language];
  const plurals = new Intl.PluralRules(locale);
  const patterns = Object.entries(texts).filter(([text]) => text.match(placeholder))
    .map(patternOf).sort((a, b) => b.literal - a.literal);
  const known = new Map<string, string | undefined>();

  const translators: Record<string, Translate> = {
    n: translateNumber,
    date: (text) => translateDate(text, locale),
    price: translatePrice,
    file: (text) => text,
    text: (text) => translate(text),
    any: (text) => translate(text) ?? text,
    name: (text) => (Object.hasOwn(texts, text) ? texts[text]! : text),
  };

  function formFor(translation: string, values: Map<string, string>): string {
    const forms = translation.split("|");
    const number = Number((values.get("{n}") ?? "").replace(",", "."));
    const order = language === "et" ? ["one", "other"] : ["one", "few", "many"];
    const plural = plurals.select(number);
    const at = order.indexOf(plural === "other" && language === "ru" ? "few" : plural);
    return forms[Math.min(Math.max(at, 0), forms.length - 1)]!;
  }

  function fromPattern(text: string): string | undefined {
    for (const { matches, names, translation } of patterns) {
      const found = matches.exec(text);
      if (!found) continue;
      const values = new Map<string, string>();
      for (const [at, name] of names.entries()) {
        const value = translators[name.replaceAll(/[{}\d]/g, "")]!(found[at + 1]!);
        if (value !== undefined) values.set(name, value);
      }
      if (values.size < names.length) continue;
      // A shortened word at the end of a date has its dot already.
      return formFor(translation, values).replaceAll(placeholder, (name) => values.get(name)!)
        .replace(/(?<!\.)\.\.(?!\.)/, ".");
    }
    return undefined;
  }

  function fromParts(text: string, separator: string): string | undefined {
    const parts = text.split(separator);
    if (parts.length === 1) return undefined;
    const translated = parts.map((part, at) => {
      const words = translate(part);
      return at > 0 && startsWithDay.test(part) && words ? inside(words) : words;
    });
    return translated.includes(undefined) ? undefined : translated.join(separator);
  }

  function find(text: string): string | undefined {
    if (Object.hasOwn(texts, text)) return texts[text];
    if (isPrice.test(text)) return translatePrice(text);
    if (!/\p{L}/u.test(text)) return translateNumber(text);
    return fromPattern(text) ??
      (isDate.test(text) ? translateDate(text, locale) : undefined) ??
      fromParts(text, " · ") ?? fromParts(text, ", ") ?? (isUnchanged(text) ? text : undefined);
  }

  const isUnchanged = (text: string) =>
    same.has(text) || sameEverywhere.some((pattern) => pattern.test(text));

  function translate(text: string): string | undefined {
    if (!known.has(text)) known.set(text, find(text));
    return known.get(text);
  }

  return (text) => {
    const translated = translate(text);
    return translated && startsWithDay.test(text) ? opening(translated) : translated;
  };
}
