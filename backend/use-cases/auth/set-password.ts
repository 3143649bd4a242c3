import { DomainError } from "../../domain/errors.ts";
import { networkOf } from "../../domain/network-address.ts";
import { requireGoodPassword } from "../../domain/password.ts";
import type { Ports } from "../../ports/ports.ts";
import type { ContextWithAddress } from "../context.ts";
import { requireFreshSignIn } from "./fresh-sign-in.ts";
import { replacePassword } from "./password-replacement.ts";
import { spendSignInCode } from "./sign-in-code.ts";

/**
 * Gives an account without a password its first one. The code proves the mailbox, so that a stolen session is not
 * enough. ERR_FORBIDDEN when there is a password, ERR_WEAK_PASSWORD, ERR_INVALID_CODE, ERR_CODE_EXPIRED.
 */
export async function setPassword(
  { auth, persistence }: Pick<Ports, "auth" | "persistence">,
  context: ContextWithAddress,
  input: { code: string; newPassword: string },
): Promise<void> {
  const { account: { email, userId, signInId }, now, address, codeSecret, deviceMarks } = context;
  requireGoodPassword(input.newPassword, {
    isCommon: await auth.isCommonPassword(input.newPassword),
    email,
  });
  const passwordHash = await auth.hashPassword(input.newPassword, networkOf(address));
  const spent = await persistence.transaction(async (repositories) => {
    const user = await repositories.users.find(userId);
    if (!user || user.passwordHash !== null) throw new DomainError("ERR_FORBIDDEN");
    if (user.hasSecondFactor) await requireFreshSignIn(repositories, context);
    const proof = { email, code: input.code, address, codeSecret, deviceMarks };
    const spent = await spendSignInCode(auth, repositories, proof, now);
    if (!spent.isRight) return spent;
    const template = "password-changed";
    await replacePassword(
      repositories,
      user,
      { passwordHash, template, keptSignIn: signInId },
      now,
    );
    return spent;
  });
  if (!spent.isRight) throw new DomainError("ERR_INVALID_CODE", { triesLeft: spent.triesLeft });
}
