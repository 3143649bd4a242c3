const cyrillic = "АВЕКМНОРСТУХІЈЅ";
const latin = "ABEKMHOPCTYXIJS";

/** Upper case, with Latin letters in place of the Cyrillic ones that look the same: how people type printed codes. */
export function latinLetters(text: string): string {
  return text.toUpperCase().replace(
    /\p{Script=Cyrillic}/gu,
    (letter) => latin[cyrillic.indexOf(letter)] ?? letter,
  );
}
