/** The cents of a typed amount such as "75", "75,50" or "€ 75.5"; null for what is no amount. */
export function centsOf(text: string): number | null {
  const plain = text.normalize("NFKC").replaceAll(/[\s€]/g, "");
  const match = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(plain);
  if (!match) return null;
  const [, euros = "", cents = ""] = match;
  return Number(euros) * 100 + Number(cents.padEnd(2, "0"));
}

/** An amount as it is typed, such as "75" or "75,50". */
export function typedEuros(cents: number, locale: string): string {
  return new Intl.NumberFormat(locale, {
    useGrouping: false,
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  }).format(cents / 100);
}
