import type {
  Passkey,
  PasskeyChallenge,
  SecondFactors as Factors,
  SecondStep,
} from "../../domain/second-factor.ts";

/** The secret of an authenticator app (base32), and the time step of its last accepted code. */
type Authenticator = { secret: string; lastStep: number | null };

/** Authenticator apps, passkeys and recovery codes. Instants in ms. */
export interface SecondFactors {
  findFactors(userId: string): Promise<Factors>;
  /** Also the recovery codes, and a secret that waits. */
  removeAllOf(userId: string): Promise<void>;

  findAuthenticator(userId: string): Promise<Authenticator | null>;
  /** A secret that waits for its first code at `now`. */
  findWaitingSecret(userId: string, now: number): Promise<string | null>;
  saveWaitingSecret(userId: string, secret: string, until: number): Promise<void>;
  /** The waiting secret becomes the secret. */
  useWaitingSecret(userId: string, lastStep: number, now: number): Promise<void>;
  saveLastStep(userId: string, lastStep: number): Promise<void>;
  removeAuthenticator(userId: string): Promise<void>;

  /** Replaces all recovery codes of the user. */
  saveRecoveryCodes(userId: string, hashes: string[], now: number): Promise<void>;
  /** False when the code is unknown, of another user, or used. */
  useRecoveryCode(userId: string, hash: string, now: number): Promise<boolean>;
  removeRecoveryCodes(userId: string): Promise<void>;

  findPasskey(credentialId: string): Promise<Passkey | null>;
  /** Throws ERR_DUPLICATE_ENTITY when the credential is known. */
  addPasskey(passkey: Passkey): Promise<void>;
  savePasskeyUse(id: string, counter: number, now: number): Promise<void>;
  renamePasskey(id: string, name: string): Promise<void>;
  removePasskey(id: string): Promise<void>;

  addChallenge(challenge: PasskeyChallenge): Promise<void>;
  /** Finds and removes, so that a challenge is used once. */
  takeChallenge(hash: string): Promise<PasskeyChallenge | null>;

  addStep(step: SecondStep): Promise<void>;
  findStep(hash: string): Promise<SecondStep | null>;
  removeStep(hash: string): Promise<void>;
  removeStepsOf(userId: string): Promise<void>;

  /** Removes challenges and steps that expired before `instant`. */
  removeExpired(instant: number): Promise<void>;
}
