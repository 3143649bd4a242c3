import type { User } from "../../domain/account.ts";
import { DomainError } from "../../domain/errors.ts";
import { type ProofKind, proofKindsOf } from "../../domain/second-factor.ts";
import type { Repositories } from "../../ports/persistence.ts";
import type { Ports } from "../../ports/ports.ts";
import type { ContextWithAddress } from "../context.ts";
import { checkPassword } from "./password-confirmation.ts";
import { type SecondFactorProof, spendSecondFactor } from "./second-factor-proof.ts";
import { spendSignInCode } from "./sign-in-code.ts";

type SomePorts = Pick<Ports, "auth" | "authenticatorCodes" | "passkeys" | "persistence">;

/** Exactly one of these. */
type Proof = SecondFactorProof & {
  password?: string | undefined;
  mailedCode?: string | undefined;
};

/**
 * Proves again who uses this sign-in. A user with a second factor proves it with that, never with a password or a mailed
 * code. ERR_STEP_UP_REQUIRED for a proof that this user cannot give, ERR_WRONG_PASSWORD, ERR_WRONG_CODE,
 * ERR_INVALID_CODE, ERR_CODE_EXPIRED, ERR_PASSKEY_REFUSED, ERR_TOO_MANY_REQUESTS.
 */
export async function stepUp(
  ports: SomePorts,
  context: ContextWithAddress,
  proof: Proof,
): Promise<void> {
  const { account, now, address, codeSecret, deviceMarks } = context;
  const { persistence, auth } = ports;
  await requirePossible(persistence, account.userId, proof);
  if (proof.password !== undefined) await checkPassword(ports, context, proof.password);
  const refusal = await persistence.transaction(async (repositories) => {
    const user = await requirePossible(repositories, account.userId, proof);
    if (proof.mailedCode !== undefined) {
      const origin = { email: user.email, address, codeSecret, deviceMarks };
      const given = { ...origin, code: proof.mailedCode };
      const spent = await spendSignInCode(auth, repositories, given, now);
      if (!spent.isRight) return new DomainError("ERR_INVALID_CODE", spent);
    } else if (proof.password === undefined) {
      const isRight = await spendSecondFactor(ports, repositories, user, proof, now);
      if (!isRight) {
        return new DomainError(proof.passkey ? "ERR_PASSKEY_REFUSED" : "ERR_WRONG_CODE");
      }
    }
    const signIn = await repositories.users.findSignIn(account.signInId);
    if (!signIn) return new DomainError("ERR_UNAUTHORIZED");
    await repositories.users.saveSignIn({ ...signIn, provenAt: now });
    return null;
  });
  if (refusal) throw refusal;
}

async function requirePossible(
  { users, secondFactors }: Pick<Repositories, "users" | "secondFactors">,
  userId: string,
  proof: Proof,
): Promise<User> {
  const user = await users.find(userId);
  if (!user) throw new DomainError("ERR_UNAUTHORIZED");
  const proofs = proofKindsOf(user, await secondFactors.findFactors(userId));
  if (!proofs.includes(kindOf(proof))) throw new DomainError("ERR_STEP_UP_REQUIRED", { proofs });
  return user;
}

function kindOf({ password, mailedCode, code, passkey }: Proof): ProofKind {
  if (password !== undefined) return "password";
  if (mailedCode !== undefined) return "mailed-code";
  if (code !== undefined) return "app-code";
  return passkey === undefined ? "recovery-code" : "passkey";
}
