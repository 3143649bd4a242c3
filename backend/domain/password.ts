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
  return folded === address || [...productWords, mailbox].includes(bare) || folded === mailbox;
}
