export function inSentence(label: string, locale: string): string {
  const [first = "", second = ""] = label;
  if (second !== second.toLocaleLowerCase(locale)) return label;
  // Two words with capitals are a name, e.g. Access Bars.
  if (/^\p{L}+ \p{Lu}/u.test(label)) return label;
  return first.toLocaleLowerCase(locale) + label.slice(first.length);
}

/** For a quotation: Russian writes its full stop outside. */
export function withoutFullStop(text: string): string {
  return text.replace(/\.$/, "");
}

export function languageInSentence(label: string, locale: string): string {
  return locale.startsWith("en") ? label : inSentence(label, locale);
}
