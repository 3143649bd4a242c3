import { opensWithCode, type User } from "../../domain/account.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Repositories } from "../../ports/persistence.ts";
import type { VisitorContextWithAddress } from "../context.ts";
import type { SignedIn } from "./login.ts";
import {
  type NewSecondStep,
  type NewSignIn,
  requireSignIn,
  signInOrBeginSecondStep,
} from "./new-sign-in.ts";
import { accountOfProvenMailbox } from "./proven-mailbox.ts";
import { spendSignInCode } from "./sign-in-code.ts";

type CodeInput = { email: string; code: string; remember: boolean; device: string };

type Outcome =
  | { outcome: "wrong"; triesLeft: number }
  | { outcome: "password-required" }
  | { outcome: "right"; user: User; added: NewSignIn | NewSecondStep };

export async function loginWithCode(
  { auth, persistence }: Pick<Ports, "auth" | "persistence">,
  { now, language, address, codeSecret, deviceMarks }: VisitorContextWithAddress,
  input: CodeInput,
): Promise<SignedIn> {
  const result = await persistence.transaction(useCode);
  if (result.outcome === "wrong") {
    throw new DomainError("ERR_INVALID_CODE", { triesLeft: result.triesLeft });
  }
  if (result.outcome === "password-required") throw new DomainError("ERR_PASSWORD_REQUIRED");
  const { user } = result;
  const added = requireSignIn(result.added);
  const claims = { userId: user.id, signInId: added.signIn.id };
  return { ...await auth.issueAccessToken(claims, now), ...added, user };

  async function useCode(repositories: Repositories): Promise<Outcome> {
    const { email, code, device, remember } = input;
    const proof = { email, code, address, codeSecret, deviceMarks };
    const spent = await spendSignInCode(auth, repositories, proof, now);
    if (!spent.isRight) return { outcome: "wrong", triesLeft: spent.triesLeft };
    const mailbox = { email, language: spent.language ?? language };
    const user = await accountOfProvenMailbox(persistence, repositories, mailbox, now);
    if (!opensWithCode(user)) return { outcome: "password-required" };
    const request = { user, device, remember, isProven: true };
    const ports = { auth, persistence };
    const added = await signInOrBeginSecondStep(ports, repositories, request, now);
    return { outcome: "right", user, added };
  }
}
