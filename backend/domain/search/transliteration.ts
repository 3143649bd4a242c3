const latinOfCyrillic: Record<string, string> = {
  а: "a",
  б: "b",
  в: "v",
  г: "g",
  д: "d",
  е: "e",
  ё: "jo",
  ж: "z",
  з: "z",
  и: "i",
  й: "i",
  к: "k",
  л: "l",
  м: "m",
  н: "n",
  о: "o",
  п: "p",
  р: "r",
  с: "s",
  т: "t",
  у: "u",
  ф: "f",
  х: "h",
  ц: "ts",
  ч: "ts",
  ш: "s",
  щ: "sts",
  ъ: "",
  ы: "o",
  ь: "",
  э: "e",
  ю: "ju",
  я: "ja",
};

const cyrillicOfLatin: Record<string, string> = {
  a: "а",
  ä: "я",
  b: "б",
  c: "к",
  d: "д",
  e: "е",
  f: "ф",
  g: "г",
  h: "х",
  i: "и",
  j: "й",
  k: "к",
  l: "л",
  m: "м",
  n: "н",
  o: "о",
  õ: "ы",
  ö: "ё",
  p: "п",
  q: "к",
  r: "р",
  s: "с",
  š: "ш",
  t: "т",
  u: "у",
  ü: "ю",
  v: "в",
  w: "в",
  x: "кс",
  y: "и",
  z: "з",
  ž: "ж",
  ja: "я",
  je: "е",
  jo: "ё",
  ju: "ю",
  jü: "ю",
  jä: "я",
  jö: "ё",
  sh: "ш",
  ch: "ч",
  zh: "ж",
  ts: "ц",
};

/** Transliterates a name to the other alphabet, lower case; other characters stay unchanged. */
export function inOtherAlphabet(name: string): string {
  const lower = name.normalize("NFC").toLowerCase();
  return /\p{Script=Cyrillic}/u.test(lower) ? toLatin(lower) : toCyrillic(lower);
}

function toLatin(text: string): string {
  return [...text].map((letter) => latinOfCyrillic[letter] ?? letter).join("");
}

function toCyrillic(text: string): string {
  return text.replace(
    /j[aäeoöuü]|sh|ch|zh|ts|./gu,
    (letters) => cyrillicOfLatin[letters] ?? letters,
  );
}
