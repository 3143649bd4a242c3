const addresses = [
  /[\p{L}\p{N}._%+-]+\s?(?:@|[([{]\s?(?:at|ät|собака)\s?[)\]}])\s?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*/iu,
  /\b(?:https?|ftp):\/\//i,
  /\bwww\./i,
];

/** Endings that are also no common word after a missed space: "hea.com", but not "hea.Tulen". */
const clearEndings = "ee|com|eu|net|org|fi|lv|lt|ru|co\\.uk|рф";

/** In a name there is no missed space. */
const endings =
  `${clearEndings}|info|biz|app|dev|online|site|shop|store|health|clinic|care|life|pro|xyz|ком|` +
  "top|icu|vip|club|fun|win|click|link|live|page|space|website|tel|cc|gg|" +
  "se|no|dk|de|at|ch|nl|be|fr|it|es|pl|cz|uk|ie|us|ua|by|io|me|co|tv|ai|to|gl|ly";

/** "10.0.0.1/x", "t.me/mari", "//mari": an address whatever its ending. */
const addressWithPath = /[\p{L}\p{N}-]\.[\p{L}\p{N}-]+(?::\d+)?\/[\p{L}\p{N}]|\/\//u;

const siteWith = (endings: string) =>
  new RegExp(`[\\p{L}\\p{N}-]{2,}\\.(?:${endings})(?![\\p{L}\\p{N}-])`, "iu");

const clearSite = siteWith(clearEndings);
const site = siteWith(endings);

const siteAfterSpace = new RegExp(
  `[\\p{L}\\p{N}-]{2,}\\s{1,2}\\.(?:${clearEndings})(?![\\p{L}\\p{N}-])`,
  "iu",
);

const spokenDot = "\\s*[([{]\\s*(?:dot|punkt|точка|\\.)\\s*[)\\]}]\\s*|\\s+(?:dot|punkt|точка)\\s+";

/** "gmail dot com". In Russian "ее" is also a common word. */
const spokenSite = new RegExp(
  `[\\p{L}\\p{N}-]{2,}(?:${spokenDot})(?:${clearEndings}|ру|ком)(?![\\p{L}\\p{N}-])`,
  "iu",
);

/** "t.me/mari", and "@mari" in a messenger. */
const messengers = [/\b(?:t|wa|m|fb|viber)\.me\b/i, /(?:^|[^\p{L}\p{N}])@[\p{L}\p{N}_.]{4,}/u];

/** Seven digits or more, as a telephone number or a personal code is written. */
const longNumber = /(?:\+|(?<!\d))\d(?:[\s()./_*·–—-]{0,3}\d){6,}/u;

const digitWords = [
  "null|üks|kaks|kolm|neli|viis|kuus|seitse|kaheksa|üheksa",
  "zero|oh|one|two|three|four|five|six|seven|eight|nine",
  "ноль|нуль|один|два|три|четыре|пять|шесть|семь|восемь|девять",
].join("|");

/** Seven digits or more, each as a word or alone. */
const spokenNumber = new RegExp(
  `(?<![\\p{L}\\d])(?:(?:${digitWords}|\\d)[\\s,.;–—-]{1,3}){6,}(?:${digitWords}|\\d)(?![\\p{L}\\d])`,
  "iu",
);

const datesAndYears =
  /(?<!\d)(?:(?:19|20)\d\d(?:\s(?:19|20)\d\d)+|\d{1,2}\.\s?\d{1,2}\.\s?\d{4}|\d{4}-\d{2}-\d{2}|(?:19|20)\d\d\s?[-–—/]\s?(?:19|20)?\d\d)(?!\d)/gu;

/** With ordinary letters and digits, and without invisible characters. */
function plainOf(text: string): string {
  return text.normalize("NFKC")
    .replace(/[\p{Cf}\p{Mn}]/gu, "")
    .replace(/\u3002/g, ".")
    .replace(/\p{Nd}/gu, (digit) => String(valueOf(digit)));
}

/** Unicode has the ten digits of a script in a row. */
function valueOf(digit: string): number {
  let first = digit.codePointAt(0)!;
  while (/^\p{Nd}$/u.test(String.fromCodePoint(first - 1)) && digit.codePointAt(0)! - first < 9) {
    first--;
  }
  return digit.codePointAt(0)! - first;
}

/** Whether a name contains an e-mail or web address, which would lead visitors past the marketplace. */
export function hasAddress(name: string): boolean {
  const plain = plainOf(name);
  return [...addresses, site, spokenSite, addressWithPath].some((pattern) => pattern.test(plain));
}

/** Whether a text contains an address, a link or a number by which a person can be found. */
export function hasContact(text: string): boolean {
  const plain = plainOf(text);
  const patterns = [
    ...addresses,
    ...messengers,
    clearSite,
    siteAfterSpace,
    spokenSite,
    spokenNumber,
  ];
  return patterns.some((pattern) => pattern.test(plain)) ||
    longNumber.test(plain.replace(datesAndYears, " "));
}
