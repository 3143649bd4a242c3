import type { User } from "./account.ts";
import { minute } from "./duration.ts";
import { isStaff } from "./rights.ts";

/** How a person can prove again who they are. */
export const proofKinds = [
  "password",
  "mailed-code",
  "app-code",
  "passkey",
  "recovery-code",
] as const;

export type ProofKind = (typeof proofKinds)[number];

/** What a second step accepts. */
export const secondFactorKinds = ["app-code", "passkey", "recovery-code"] as const;

export type SecondFactorKind = (typeof secondFactorKinds)[number];

export const recoveryCodeCount = 10;
export const mostPasskeys = 10;
export const passkeyNameMaxLength = 60;

/** How long (ms) a sign-in waits for its second step. */
export const secondStepMs = 10 * minute;
export const passkeyChallengeMs = 5 * minute;
/** How long (ms) a new secret waits for its first code. */
export const waitingSecretMs = 30 * minute;

const freshSignInMs = 10 * minute;

/** Instants in ms. */
export type Passkey = {
  id: string;
  userId: string;
  /** As the browser names it, base64url. */
  credentialId: string;
  /** COSE, base64url. */
  publicKey: string;
  /** Of the last signature; many passkeys always send 0. */
  counter: number;
  transports: string[];
  name: string;
  createdAt: number;
  lastUsedAt: number | null;
};

/** A user's factors without their secrets. Instants in ms. */
export type SecondFactors = {
  authenticatorAddedAt: number | null;
  passkeys: Passkey[];
  recoveryCodesLeft: number;
};

/** A sign-in that waits for its second step. `expiresAt` in ms. */
export type SecondStep = { hash: string; userId: string; remember: boolean; expiresAt: number };

export type PasskeyChallenge = {
  hash: string;
  /** "add" is for the user `userId` alone, "prove" for the owner of any passkey. */
  purpose: "add" | "prove";
  userId: string | null;
  /** ms */
  expiresAt: number;
};

/** Whether a person proved who they are in the last ten minutes. `provenAt` null: never, in this sign-in. In ms. */
export function isFreshSignIn(provenAt: number | null, now: number): boolean {
  return provenAt !== null && now < provenAt + freshSignInMs;
}

/**
 * Whether a sign-in may be used: one of an account with a second factor has passed it. A sign-in of an outside issuer's
 * bearer token never has.
 */
export function hasPassedSecondFactor(
  { hasSecondFactor }: Pick<User, "hasSecondFactor">,
  { secondFactorAt }: { secondFactorAt: number | null },
): boolean {
  return !hasSecondFactor || secondFactorAt !== null;
}

/** A code counts once: its time step has to be later than that of the last accepted code. */
export function isNewStep(step: number, lastStep: number | null): boolean {
  return lastStep === null || step > lastStep;
}

export function secondFactorKindsOf(factors: SecondFactors): SecondFactorKind[] {
  return [
    ...(factors.authenticatorAddedAt === null ? [] : ["app-code" as const]),
    ...(factors.passkeys.length === 0 ? [] : ["passkey" as const]),
    ...(factors.recoveryCodesLeft === 0 ? [] : ["recovery-code" as const]),
  ];
}

/** How the user can prove who they are: with a second factor, where there is one, and never with less. */
export function proofKindsOf(
  user: Pick<User, "passwordHash" | "isAdmin" | "staffRoles">,
  factors: SecondFactors,
): ProofKind[] {
  const own = secondFactorKindsOf(factors);
  if (hasAny(factors)) return own;
  return [
    ...(user.passwordHash === null ? [] : ["password" as const]),
    ...(isStaff(user) ? [] : ["mailed-code" as const]),
  ];
}

/** Recovery codes alone are no factor. */
export function hasAny({ authenticatorAddedAt, passkeys }: SecondFactors): boolean {
  return authenticatorAddedAt !== null || passkeys.length > 0;
}
