import type { Passkey } from "../domain/second-factor.ts";

/** Passkeys (WebAuthn) of this site. A browser's answers and requests are JSON of its own format. */
export interface Passkeys {
  /** What the browser needs to make a passkey that names its user and always verifies them. */
  newPasskeyOptions(request: NewPasskeyRequest): Promise<PasskeyOptions>;
  /** What the browser needs to sign with any passkey of this site. */
  proofOptions(challenge: string): Promise<PasskeyOptions>;
  /** The challenge that a browser's answer is about, or null. It is not verified. */
  challengeOf(answer: PasskeyAnswer): string | null;
  /** The new passkey, or null when the answer does not fit the challenge, the site, or verified no user. */
  readNewPasskey(answer: PasskeyAnswer, challenge: string): Promise<NewPasskey | null>;
  /** The new counter; null when the signature does not fit, or the counter went back. */
  verifyProof(
    answer: PasskeyAnswer,
    challenge: string,
    passkey: Pick<Passkey, "credentialId" | "publicKey" | "counter">,
  ): Promise<number | null>;
}

type NewPasskeyRequest = {
  challenge: string;
  user: { id: string; email: string; name: string };
  /** Passkeys that the user has, which no device makes twice. */
  known: Pick<Passkey, "credentialId" | "transports">[];
};

export type PasskeyOptions = Record<string, unknown>;

export type PasskeyAnswer = Record<string, unknown> & { id: string };

export type NewPasskey = Pick<Passkey, "credentialId" | "publicKey" | "counter" | "transports">;
