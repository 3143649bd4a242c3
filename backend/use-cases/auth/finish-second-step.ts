import { DomainError } from "../../domain/errors.ts";
import type { Ports } from "../../ports/ports.ts";
import type { VisitorContext } from "../context.ts";
import type { SignedIn } from "./login.ts";
import { addTwoFactorSignIn } from "./new-sign-in.ts";
import { type SecondFactorProof, spendSecondFactor } from "./second-factor-proof.ts";

/**
 * Signs in with the ticket of ERR_SECOND_FACTOR_NEEDED and a second factor. A ticket works until one factor was right.
 * ERR_SECOND_STEP_EXPIRED, ERR_WRONG_CODE, ERR_PASSKEY_REFUSED, ERR_TOO_MANY_REQUESTS, ERR_ACCOUNT_DISABLED after a right one.
 */
export async function finishSecondStep(
  ports: Pick<Ports, "auth" | "authenticatorCodes" | "passkeys" | "persistence">,
  { now }: Pick<VisitorContext, "now">,
  { ticket, device, ...proof }: SecondFactorProof & { ticket: string; device: string },
): Promise<SignedIn> {
  const { auth, persistence } = ports;
  const hash = auth.hashSecret(ticket);
  const result = await persistence.transaction(async (repositories) => {
    const { secondFactors, users } = repositories;
    const step = await secondFactors.findStep(hash);
    const user = step && now < step.expiresAt ? await users.find(step.userId) : null;
    if (!step || !user) throw new DomainError("ERR_SECOND_STEP_EXPIRED");
    if (!await spendSecondFactor(ports, repositories, user, proof, now)) return null;
    if (user.disabledAt !== null) throw new DomainError("ERR_ACCOUNT_DISABLED");
    await secondFactors.removeStep(hash);
    const { remember } = step;
    return { user, ...await addTwoFactorSignIn(ports, users, { user, device, remember }, now) };
  });
  if (!result) throw new DomainError(proof.passkey ? "ERR_PASSKEY_REFUSED" : "ERR_WRONG_CODE");
  const claims = { userId: result.user.id, signInId: result.signIn.id };
  return { ...await auth.issueAccessToken(claims, now), ...result };
}
