import type { User } from "../../domain/account.ts";
import { DomainError } from "../../domain/errors.ts";
import { secondFactorKindsOf, secondStepMs } from "../../domain/second-factor.ts";
import { isActive, mostDevices, newSignIn, type SignIn } from "../../domain/sign-in.ts";
import type { Repositories } from "../../ports/persistence.ts";
import type { Users } from "../../ports/persistence/users.ts";
import type { Ports } from "../../ports/ports.ts";

export type NewSignIn = { signIn: SignIn; refreshToken: string };

export type NewSecondStep = { secondStep: DomainError["facts"]["secondStep"] & object };

type SomePorts = Pick<Ports, "auth" | "persistence">;

type SignInRequest = {
  user: User;
  device: string;
  remember: boolean;
  /** Whether the person proved who they are to us; false when an outside provider says so. */
  isProven: boolean;
};

/** Signs the user in. An account with a second factor only begins its second step, and has no sign-in before it. */
export async function signInOrBeginSecondStep(
  ports: SomePorts,
  { users, secondFactors }: Pick<Repositories, "users" | "secondFactors">,
  request: SignInRequest,
  now: number,
): Promise<NewSignIn | NewSecondStep> {
  const { user, remember, isProven } = request;
  if (!user.hasSecondFactor) {
    return await addSignInWithToken(ports, users, request, now, {
      provenAt: isProven ? now : null,
    });
  }
  const { secret, hash } = ports.auth.newSecret();
  const expiresAt = now + secondStepMs;
  await secondFactors.addStep({ hash, userId: user.id, remember, expiresAt });
  const kinds = secondFactorKindsOf(await secondFactors.findFactors(user.id));
  return { secondStep: { ticket: secret, expiresAt, kinds } };
}

/** The new sign-in; throws ERR_SECOND_FACTOR_NEEDED with the second step. Call it after the transaction. */
export function requireSignIn(added: NewSignIn | NewSecondStep): NewSignIn {
  if ("secondStep" in added) throw new DomainError("ERR_SECOND_FACTOR_NEEDED", added);
  return added;
}

/** For a sign-in in which a second factor was proven. */
export async function addTwoFactorSignIn(
  ports: SomePorts,
  users: Users,
  request: Pick<SignInRequest, "user" | "device" | "remember">,
  now: number,
): Promise<NewSignIn> {
  const proof = { provenAt: now, secondFactorAt: now };
  return await addSignInWithToken(ports, users, request, now, proof);
}

async function addSignInWithToken(
  { auth, persistence }: SomePorts,
  users: Users,
  { user, device, remember }: Pick<SignInRequest, "user" | "device" | "remember">,
  now: number,
  proof: Partial<Pick<SignIn, "provenAt" | "secondFactorAt">>,
): Promise<NewSignIn> {
  const { secret, hash } = auth.newSecret();
  const id = persistence.newId();
  const signIn = newSignIn({ id, userId: user.id, device, remember }, now, proof);
  await users.addSignIn(signIn);
  await endOldestSignIns(users, user.id, now);
  await users.addRefreshToken({
    hash,
    signInId: id,
    createdAt: now,
    usedAt: null,
    successor: null,
  });
  return { signIn, refreshToken: secret };
}

/** Ends the sign-ins that were not used for longest, beyond the most devices an account may have. */
export async function endOldestSignIns(users: Users, userId: string, now: number): Promise<void> {
  const signIns = await users.listSignIns(userId, now);
  const tooMany = signIns.filter((signIn) => isActive(signIn, now)).slice(mostDevices);
  for (const signIn of tooMany) await users.saveSignIn({ ...signIn, endedAt: now });
}
