/** The cents of a typed amount such as "75", "75,50" or "€ 75.5"; null for what is no amount. */
export function centsOf(text: string): number | null {
  const plain = text.normalize("NFKC").replaceAll(/[\s€]/g, "");
  const match = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(plain);
  if (!match) return null;
  const [, euros = "", cents = ""] = match;
  return Number(euros) * 100 + Number(cents.padEnd(2, "0"));
}
