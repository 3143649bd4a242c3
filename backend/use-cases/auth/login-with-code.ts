import { opensWithCode, type User } from "../../domain/account.ts";
import { DomainError } from "../../domain/errors.ts";
import { checkCode, codeTries } from "../../domain/mailed-code.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Repositories } from "../../ports/persistence.ts";
import type { VisitorContextWithAddress } from "../context.ts";
import { codeLimit } from "./code-limit.ts";
import type { SignedIn } from "./login.ts";
import { addSignInWithToken, type NewSignIn } from "./new-sign-in.ts";
import { accountOfProvenMailbox } from "./proven-mailbox.ts";
import { signInCodeText } from "./request-sign-in-code.ts";

type CodeInput = { email: string; code: string; remember: boolean; device: string };

type Outcome =
  | { outcome: "wrong"; triesLeft: number }
  | { outcome: "password-required" }
  | { outcome: "signed-in"; user: User; added: NewSignIn };

/** Checking and counting happen in one transaction, so that parallel guesses are not cheaper. */
export async function loginWithCode(
  { auth, persistence }: Pick<Ports, "auth" | "persistence">,
  { now, language, address }: VisitorContextWithAddress,
  input: CodeInput,
): Promise<SignedIn> {
  const result = await persistence.transaction(useCode);
  if (result.outcome === "wrong") {
    throw new DomainError("ERR_INVALID_CODE", { triesLeft: result.triesLeft });
  }
  if (result.outcome === "password-required") throw new DomainError("ERR_PASSWORD_REQUIRED");
  const { user, added } = result;
  const claims = { userId: user.id, signInId: added.signIn.id };
  return { ...await auth.issueAccessToken(claims, now), ...added, user };

  async function useCode(repositories: Repositories): Promise<Outcome> {
    const { attempts, signInCodes, users } = repositories;
    const { email, code, device, remember } = input;
    const limit = codeLimit(auth, { email, address });
    await limit.requireNotReached(attempts, now);
    const stored = await signInCodes.find(email);
    const matches = stored !== null &&
      auth.macMatches("mailed-code", signInCodeText(email, code), stored.codeHash);
    const verdict = checkCode(stored, matches, now);
    if (!stored || verdict === "expired") throw new DomainError("ERR_CODE_EXPIRED");
    if (verdict === "wrong") {
      const tries = stored.tries + 1;
      await signInCodes.save(email, { ...stored, tries });
      await limit.countWrong(attempts, now);
      return { outcome: "wrong", triesLeft: codeTries - tries };
    }
    await signInCodes.delete(email);
    const user = await accountOfProvenMailbox(persistence, repositories, { email, language }, now);
    if (!opensWithCode(user)) return { outcome: "password-required" };
    const added = await addSignInWithToken(
      { auth, persistence },
      users,
      { user, device, remember },
      now,
    );
    return { outcome: "signed-in", user, added };
  }
}
