import { DomainError } from "./errors.ts";
import { type FieldProblem, problem } from "./field-problem.ts";

export const passwordLength = { min: 8, max: 128 };

/** Words of this product, which attackers guess first. */
const productWords = [
  "heaolu",
  "teraapia",
  "therapy",
  "terapeut",
  "massaaz",
  "massaaž",
  "praktika",
];

/** Everyday words of the three languages; people put a number or a year after them. */
const everydayWords = [
  ...["parool", "salasõna", "salasona", "minuparool", "kallis", "kallike", "armastus", "päike"],
  ...["paike", "kiisu", "kevad", "suvi", "sügis", "talv", "eesti", "tallinn", "tartu", "tere"],
  ...["teretere", "armastan", "minukodu", "mustkass", "пароль", "parol", "parolj", "gfhjkm"],
  ...["привет", "privet", "любовь", "lubov", "ljubov", "lyubov", "солнышко", "solnyshko"],
  ...["наташа", "natasha", "котенок", "россия", "эстония", "таллин", "йцукен", "qwerty"],
  ...["password", "passw0rd", "welcome", "letmein", "sunshine", "summer", "winter", "estonia"],
];

type PasswordFacts = { isCommon: boolean; email: string };

/** Throws ERR_WEAK_PASSWORD with the reason. */
export function requireGoodPassword(password: string, facts: PasswordFacts): void {
  const found = problemOf(password, facts);
  if (found) throw new DomainError("ERR_WEAK_PASSWORD", { errors: [found] });
}

function problemOf(password: string, { isCommon, email }: PasswordFacts): FieldProblem | null {
  const length = [...password].length;
  if (length < passwordLength.min) {
    return problem("password", "ERR_TOO_SHORT", { least: passwordLength.min, unit: "characters" });
  }
  if (length > passwordLength.max) {
    return problem("password", "ERR_TOO_LONG", { most: passwordLength.max, unit: "characters" });
  }
  if (isCommon || isGuessable(password, email)) {
    return problem("password", "ERR_TOO_COMMON");
  }
  return null;
}

function isGuessable(password: string, email: string): boolean {
  const folded = password.normalize("NFC").toLowerCase();
  if (new Set(folded).size < 3) return true;
  const bare = folded.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
  const address = email.normalize("NFC").trim().toLowerCase();
  const mailbox = address.slice(0, address.lastIndexOf("@"));
  const guessed = [...productWords, ...everydayWords, mailbox];
  return folded === address || guessed.includes(bare) || folded === mailbox;
}
