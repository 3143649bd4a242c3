import { emailKey } from "../../domain/account.ts";
import { DomainError } from "../../domain/errors.ts";
import { checkCode, codeTries } from "../../domain/mailed-code.ts";
import type { Language } from "../../domain/text.ts";
import type { Auth } from "../../ports/auth.ts";
import type { Repositories } from "../../ports/persistence.ts";
import { codeLimit } from "./code-limit.ts";
import { type Origin, requesterHash } from "./known-origin.ts";

/** What the hash of a sign-in code covers, so that a code is worth nothing at another address. */
export function signInCodeText(email: string, code: string): string {
  return `sign-in\n${emailKey(email)}\n${code}`;
}

/**
 * Uses up the requester's code of a mailbox in the caller's transaction, and counts a wrong one there, so that parallel guesses are
 * not cheaper. ERR_CODE_EXPIRED, ERR_TOO_MANY_REQUESTS; a wrong code returns the tries left, so that the count stays.
 */
export async function spendSignInCode(
  auth: Auth,
  { attempts, signInCodes }: Pick<Repositories, "attempts" | "signInCodes">,
  { code, ...origin }: Origin & { code: string },
  now: number,
): Promise<{ isRight: true; language: Language | null } | { isRight: false; triesLeft: number }> {
  const { email } = origin;
  const limit = codeLimit(auth, origin);
  await limit.requireNotReached(attempts, now);
  const key = { email, requesterHash: requesterHash(auth, origin) };
  const stored = await signInCodes.find(key);
  const matches = stored !== null &&
    auth.macMatches("mailed-code", signInCodeText(email, code), stored.codeHash);
  const verdict = checkCode(stored, matches, now);
  if (!stored || verdict === "expired") throw new DomainError("ERR_CODE_EXPIRED");
  if (verdict === "wrong") {
    const tries = stored.tries + 1;
    await signInCodes.save(key, { ...stored, tries });
    await limit.countWrong(attempts, now);
    return { isRight: false, triesLeft: codeTries - tries };
  }
  await signInCodes.delete(key);
  await limit.countRight(attempts, code);
  return { isRight: true, language: stored.language };
}
