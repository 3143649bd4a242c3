const latin = "abcdefghijklmnopqrstuvwxyz";
const cyrillic = "абвгдежзиклмнопрстуфхцчшщъыьэюя";
const shortest = 3;
/** From here on a letter may be wrong or extra: nearly every shorter word is like others. */
const shortestChanged = 5;
/** A word has fifty neighbours for each letter, and each is looked up. */
const longest = 24;

export function foldWords(words: string): string {
  return words.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").normalize("NFC");
}

/**
 * Every folded word that differs by one slip: a missing, extra, wrong or swapped letter; only a missing or swapped one for
 * words under five letters. None for words under three letters and over twenty-four.
 */
export function oneSlipAway(word: string): string[] {
  const letters = [...word];
  if (letters.length < shortest || letters.length > longest) return [];
  const alphabet = [.../\p{Script=Cyrillic}/u.test(word) ? cyrillic : latin];
  const isChanged = letters.length >= shortestChanged;
  const found = new Set<string>();
  for (let at = 0; at <= letters.length; at++) {
    const before = letters.slice(0, at);
    const [here, next, ...rest] = letters.slice(at);
    const after = letters.slice(at);
    for (const letter of alphabet) {
      found.add([...before, letter, ...after].join(""));
      if (here && isChanged) found.add([...before, letter, ...after.slice(1)].join(""));
    }
    if (here && isChanged) found.add([...before, ...after.slice(1)].join(""));
    if (here && next) found.add([...before, next, here, ...rest].join(""));
  }
  found.delete(word);
  return [...found];
}
