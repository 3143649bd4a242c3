import type { User } from "../../domain/account.ts";
import { DomainError } from "../../domain/errors.ts";
import { humanCode } from "../../domain/human-code.ts";
import { hasAny, recoveryCodeCount } from "../../domain/second-factor.ts";
import {
  isSecondFactorRequired,
  type SecondFactorPolicy,
} from "../../domain/second-factor-policy.ts";
import type { Auth } from "../../ports/auth.ts";
import type { Repositories } from "../../ports/persistence.ts";
import type { Context } from "../context.ts";
import { recoveryCodeText } from "./second-factor-proof.ts";

type ChangeContext = Pick<Context, "account" | "now">;

/** The caller's user. ERR_UNAUTHORIZED. */
export async function ownUser(
  { users }: Pick<Repositories, "users">,
  { account }: ChangeContext,
): Promise<User> {
  const user = await users.find(account.userId);
  if (!user) throw new DomainError("ERR_UNAUTHORIZED");
  return user;
}

/**
 * After a factor was added. With the first one the sign-ins that came about without it end, this one continues, and the
 * user gets recovery codes; null with a further one.
 */
export async function afterAdding(
  auth: Auth,
  repositories: Repositories,
  context: ChangeContext,
  before: User,
): Promise<string[] | null> {
  const { users } = repositories;
  const { account, now } = context;
  await noteChange(repositories, before, now);
  if (before.hasSecondFactor) return null;
  await users.endSignIns(before.id, now, account.signInId);
  const signIn = await users.findSignIn(account.signInId);
  if (signIn) await users.saveSignIn({ ...signIn, provenAt: now, secondFactorAt: now });
  return await newRecoveryCodes(auth, repositories, before.id, now);
}

/**
 * After a factor was removed: signs out every other device. Without another factor the recovery codes go too.
 * ERR_LAST_SECOND_FACTOR when the user must have one.
 */
export async function afterRemoving(
  repositories: Repositories,
  { account, now }: ChangeContext,
  user: User,
  policy: SecondFactorPolicy,
): Promise<void> {
  const { users, secondFactors } = repositories;
  if (!hasAny(await secondFactors.findFactors(user.id))) {
    if (isSecondFactorRequired(policy, user)) throw new DomainError("ERR_LAST_SECOND_FACTOR");
    await secondFactors.removeRecoveryCodes(user.id);
  }
  await secondFactors.removeStepsOf(user.id);
  await users.endSignIns(user.id, now, account.signInId);
  await noteChange(repositories, user, now);
}

/** Replaces the recovery codes; only their hashes are stored. */
export async function newRecoveryCodes(
  auth: Auth,
  { secondFactors }: Pick<Repositories, "secondFactors">,
  userId: string,
  now: number,
): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, () => humanCode(randomBytes(auth)));
  const hashes = codes.map((code) => auth.mac("recovery-code", recoveryCodeText(userId, code)));
  await secondFactors.saveRecoveryCodes(userId, hashes, now);
  return codes;
}

function randomBytes(auth: Auth): Uint8Array {
  return Uint8Array.from({ length: 8 }, () => auth.randomBelow(256));
}

/** A new version of the user's record, which shows whether there is a second factor. */
async function noteChange({ users }: Repositories, user: User, now: number): Promise<void> {
  await users.save({ ...user, updatedAt: Math.max(now, user.updatedAt + 1) });
}
