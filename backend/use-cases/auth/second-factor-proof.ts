import type { User } from "../../domain/account.ts";
import { afterFailure, requireNotBlocked } from "../../domain/attempt-limit.ts";
import { readHumanCode } from "../../domain/human-code.ts";
import { isNewStep, type Passkey } from "../../domain/second-factor.ts";
import type { Auth } from "../../ports/auth.ts";
import type { PasskeyAnswer } from "../../ports/passkeys.ts";
import type { Repositories } from "../../ports/persistence.ts";
import type { Ports } from "../../ports/ports.ts";
import { recoveryCodeUsedMail } from "./second-factor-mails.ts";

type SomePorts = Pick<Ports, "auth" | "authenticatorCodes" | "passkeys">;

/** What a person gives as the second factor: exactly one of these. */
export type SecondFactorProof = {
  code?: string | undefined;
  recoveryCode?: string | undefined;
  passkey?: PasskeyAnswer | undefined;
};

/** The key of the counter of wrong second factors of an account. */
export function secondFactorFailureKey(auth: Auth, userId: string): string {
  return `secondFactorFailures:${auth.hashSecret(userId)}`;
}

/** What the hash of a recovery code covers, so that a code is worth nothing for another account. */
export function recoveryCodeText(userId: string, code: string): string {
  return `${userId}\n${code}`;
}

/**
 * Uses up a second factor in the caller's transaction, and counts a wrong one there: the first four are free, then each
 * one is followed by a longer wait, up to 15 minutes. False when it is wrong, so that the count stays.
 * ERR_TOO_MANY_REQUESTS. `now` in ms.
 */
export async function spendSecondFactor(
  ports: SomePorts,
  repositories: Repositories,
  user: User,
  proof: SecondFactorProof,
  now: number,
): Promise<boolean> {
  const { attempts } = repositories;
  const key = secondFactorFailureKey(ports.auth, user.id);
  requireNotBlocked(await attempts.find(key), now);
  const isRight = await check(ports, repositories, user, proof, now);
  if (isRight) await attempts.clear(key);
  else await attempts.save(key, afterFailure(await attempts.find(key), now));
  return isRight;
}

async function check(
  ports: SomePorts,
  repositories: Repositories,
  user: User,
  { code, recoveryCode, passkey }: SecondFactorProof,
  now: number,
): Promise<boolean> {
  if (code !== undefined) return await spendAppCode(ports, repositories, user.id, code, now);
  if (passkey !== undefined) {
    const proven = await spendPasskey(ports, repositories, passkey, now);
    return proven?.userId === user.id;
  }
  return await spendRecoveryCode(ports, repositories, user, recoveryCode ?? "", now);
}

async function spendAppCode(
  { authenticatorCodes }: SomePorts,
  { secondFactors }: Repositories,
  userId: string,
  code: string,
  now: number,
): Promise<boolean> {
  const authenticator = await secondFactors.findAuthenticator(userId);
  const step = authenticator && authenticatorCodes.stepOf(authenticator.secret, code, now);
  if (!authenticator || step === null || !isNewStep(step, authenticator.lastStep)) return false;
  await secondFactors.saveLastStep(userId, step);
  return true;
}

async function spendRecoveryCode(
  { auth }: SomePorts,
  { outbox, secondFactors }: Repositories,
  user: User,
  typed: string,
  now: number,
): Promise<boolean> {
  const code = readHumanCode(typed);
  if (code === null) return false;
  let isUsed = false;
  for (const hash of auth.macs("recovery-code", recoveryCodeText(user.id, code))) {
    isUsed ||= await secondFactors.useRecoveryCode(user.id, hash, now);
  }
  if (!isUsed) return false;
  const { recoveryCodesLeft } = await secondFactors.findFactors(user.id);
  await outbox.add(recoveryCodeUsedMail(user, recoveryCodesLeft), now);
  return true;
}

/** The passkey that signed a challenge of this site, each challenge once; null for any other answer. */
export async function spendPasskey(
  { auth, passkeys }: Pick<SomePorts, "auth" | "passkeys">,
  { secondFactors }: Pick<Repositories, "secondFactors">,
  answer: PasskeyAnswer,
  now: number,
): Promise<Passkey | null> {
  const challenge = passkeys.challengeOf(answer);
  if (challenge === null) return null;
  const stored = await secondFactors.takeChallenge(auth.hashSecret(challenge));
  if (stored?.purpose !== "prove" || stored.expiresAt <= now) return null;
  const passkey = await secondFactors.findPasskey(answer.id);
  const counter = passkey && await passkeys.verifyProof(answer, challenge, passkey);
  if (!passkey || counter === null) return null;
  await secondFactors.savePasskeyUse(passkey.id, counter, now);
  return passkey;
}
