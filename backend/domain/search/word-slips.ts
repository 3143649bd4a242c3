const latin = "abcdefghijklmnopqrstuvwxyz";
const cyrillic = "абвгдежзийклмнопрстуфхцчшщъыьэюя";
const shortest = 4;

/** A word as the full-text index keeps it: lower case, without accents (õ is o, ё is е). */
export function foldWord(word: string): string {
  return word.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").normalize("NFC");
}

/**
 * Every spelling that one slip turns into this folded word: a letter too few, too many, another, or two
 * swapped. Words under four letters have too many neighbours to guess.
 */
export function oneSlipAway(word: string): string[] {
  const letters = [...word];
  if (letters.length < shortest) return [];
  const alphabet = [.../\p{Script=Cyrillic}/u.test(word) ? cyrillic : latin];
  const found = new Set<string>();
  for (let at = 0; at <= letters.length; at++) {
    const before = letters.slice(0, at);
    const [here, next, ...rest] = letters.slice(at);
    const after = letters.slice(at);
    for (const letter of alphabet) {
      found.add([...before, letter, ...after].join(""));
      if (here) found.add([...before, letter, ...after.slice(1)].join(""));
    }
    if (here) found.add([...before, ...after.slice(1)].join(""));
    if (here && next) found.add([...before, next, here, ...rest].join(""));
  }
  found.delete(word);
  return [...found];
}
