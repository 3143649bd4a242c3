import { DomainError } from "../../domain/errors.ts";
import { isFreshSignIn, proofKindsOf } from "../../domain/second-factor.ts";
import type { Repositories } from "../../ports/persistence.ts";
import type { Context } from "../context.ts";

/**
 * For actions that a left or stolen session must not do alone. Throws ERR_STEP_UP_REQUIRED, with what `stepUp` accepts,
 * when the person proved who they are more than ten minutes ago.
 */
export async function requireFreshSignIn(
  { users, secondFactors }: Pick<Repositories, "users" | "secondFactors">,
  { account, now }: Pick<Context, "account" | "now">,
): Promise<void> {
  const signIn = await users.findSignIn(account.signInId);
  if (signIn && isFreshSignIn(signIn.provenAt, now)) return;
  const user = await users.find(account.userId);
  if (!user) throw new DomainError("ERR_UNAUTHORIZED");
  throw new DomainError("ERR_STEP_UP_REQUIRED", {
    proofs: proofKindsOf(user, await secondFactors.findFactors(user.id)),
  });
}
