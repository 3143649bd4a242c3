/** A label inside a sentence begins small, unless it is a name or an abbreviation. */
export function inSentence(label: string, locale: string): string {
  const [first = "", second = ""] = label;
  if (second !== second.toLocaleLowerCase(locale)) return label;
  return first.toLocaleLowerCase(locale) + label.slice(first.length);
}

/** English writes the names of languages with a capital wherever they stand. */
export function languageInSentence(label: string, locale: string): string {
  return locale.startsWith("en") ? label : inSentence(label, locale);
}
