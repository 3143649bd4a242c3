/** More marks on one letter than any written language needs would cover the lines above and below. */
const surplusMarks = /(\p{M}{3})\p{M}+/gu;
const lineEnds = /\r\n?|[\p{Zl}\p{Zp}]/gu;
const invisible = /\p{Default_Ignorable_Code_Point}/u;
const emojiOrInvisible = /(\p{RGI_Emoji})|\p{Default_Ignorable_Code_Point}/gv;

/**
 * A text of several lines without invisible characters, which could make two different names look
 * equal, marks that turn the direction of writing, control characters and halves of characters.
 */
export function visibleText(text: string): string {
  return visibleName(text).replace(lineEnds, "\n").replaceAll("\t", " ")
    .replace(/(?!\n)\p{Cc}/gu, "");
}

/** As `visibleText`, on one line. */
export function visibleLine(text: string): string {
  return visibleText(text).replace(/ *\n[\n ]*/g, " ");
}

/** Some emoji are joined by invisible characters, which stay. */
function withoutInvisible(text: string): string {
  return invisible.test(text) ? text.replace(emojiOrInvisible, "$1") : text;
}

/** A name as it is kept; one with control characters is refused and not mended. */
export function visibleName(text: string): string {
  return withoutInvisible(text).replace(/\p{Cs}/gu, "").replace(surplusMarks, "$1");
}

export function hasControlCharacters(text: string): boolean {
  return /[\p{Cc}\p{Zl}\p{Zp}]/u.test(text);
}

/** Whether a text of several lines has a control character that is no line break and no tab. */
export function hasHiddenControl(text: string): boolean {
  return /(?![\n\r\t])\p{Cc}/u.test(text);
}

export function hasLetter(text: string): boolean {
  return /\p{L}/u.test(text);
}

export function hasWord(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}
