const addresses = [
  /[\p{L}\p{N}._%+-]+\s?(?:@|\(at\)|\[at\])\s?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*/iu,
  /\b(?:https?|ftp):\/\//i,
  /\bwww\./i,
];

/** Endings that are also no common word after a missed space: "hea.com", but not "hea.Tulen". */
const clearEndings = "ee|com|eu|net|org|fi|lv|lt|ru|co\\.uk|рф";

/** In a name there is no missed space. */
const endings =
  `${clearEndings}|info|biz|app|dev|online|site|shop|store|health|clinic|care|life|pro|xyz|ком|` +
  "se|no|dk|de|at|ch|nl|be|fr|it|es|pl|cz|uk|ie|us|ua|by|io|me|co|tv|ai|to|gl|ly";

const siteWith = (endings: string) =>
  new RegExp(`[\\p{L}\\p{N}-]{2,}\\.(?:${endings})(?![\\p{L}\\p{N}-])`, "iu");

const clearSite = siteWith(clearEndings);
const site = siteWith(endings);

/** Seven digits or more, as people write a telephone number or a personal code. */
const longNumber = /(?:\+|\b)\d(?:[\s()-]{0,2}\d){6,}/u;

/** Whether a name contains an e-mail or web address, which would lead visitors past the marketplace. */
export function hasAddress(name: string): boolean {
  const plain = name.normalize("NFKC");
  return [...addresses, site].some((pattern) => pattern.test(plain));
}

/** Whether a text contains an address, a link or a number by which a person can be found. */
export function hasContact(text: string): boolean {
  return [...addresses, clearSite, longNumber].some((pattern) => pattern.test(text));
}
