import type { Identity } from "../domain/identity.ts";

export interface Auth {
  /**
   * The hash of a password in PHC form. The networks (`from`) take turns. Throws ERR_TOO_MANY_REQUESTS when too many
   * requests of this network wait, ERR_UNAVAILABLE when too many of all do.
   */
  hashPassword(password: string, from?: string): Promise<string>;
  /**
   * Whether a password matches a hash. A null hash takes the same time and returns false, so that the time does not
   * reveal whether an account exists. Turns and errors as `hashPassword`.
   */
  passwordMatches(password: string, hash: string | null, from?: string): Promise<boolean>;
  /** Runs the work of one key one after the other. Throws ERR_TOO_MANY_REQUESTS when too much of it waits. */
  inTurn<Result>(key: string, work: () => Promise<Result>): Promise<Result>;
  /** Takes as long as a comparison, without its work. */
  waitLikeComparison(): Promise<void>;
  needsRehash(hash: string): boolean;
  isCommonPassword(password: string): Promise<boolean>;
  /** A short-lived bearer token for a sign-in. `now` in ms. */
  issueAccessToken(claims: AccessClaims, now: number): Promise<AccessToken>;
  /** The claims of a valid access token, or null for any other text. `now` in ms. */
  readAccessToken(token: string, now: number): Promise<AccessClaims | null>;
  /** 256 random bits to hand out once, and their hash to store. */
  newSecret(): { secret: string; hash: string };
  hashSecret(secret: string): string;
  /** A random integer from 0 to below `limit`, each equally likely. */
  randomBelow(limit: number): number;
  /** So many random digits. */
  newCode(digits: number): string;
  /**
   * A hash of `text` that only this server can compute, for what could be guessed (codes) or must be recognized without
   * being stored (signed links). Each purpose has a key of its own.
   */
  mac(purpose: MacPurpose, text: string): string;
  /** The current hash of `text`, and those that it had with the secrets before. */
  macs(purpose: MacPurpose, text: string): string[];
  macMatches(purpose: MacPurpose, text: string, mac: string): boolean;
  encrypt(text: string): string;
  /** Null when no key of this server opens it. */
  decrypt(encrypted: string): string | null;
  /** What `encrypt` lets every text begin with. */
  readonly encryptionLabel: string;
  /** Whether the key that `encrypt` uses now opens it. */
  isOfCurrentKey(encrypted: string): boolean;
}

export type MacPurpose =
  | "mailed-code"
  | "booking-link"
  | "booking-file"
  | "waiting-list-link"
  | "lead-link"
  | "private-file"
  | "review-attestation"
  | "erasure-receipt"
  | "purchase-link"
  | "gift-card"
  | "course-code"
  | "recovery-code"
  | "known-device"
  | "written-position";

export type AccessClaims = { userId: string; signInId: string };

export type AccessToken = { accessToken: string; expiresIn: number };

export interface IdentityProviders {
  /** The providers with a sign-in page, in the order of their buttons. */
  readonly providers: readonly IdentityProvider[];
  /**
   * The user of a bearer token from an accepted issuer, or null for any other text. `now` in ms.
   * Throws ERR_PROVIDER_UNAVAILABLE when the issuer's keys cannot be loaded.
   */
  readToken(token: string, now: number): Promise<ExternalSignIn | null>;
}

/** A provider with a sign-in page (OAuth 2.0 authorization code flow with PKCE). It stores nothing between the calls. */
export interface IdentityProvider {
  readonly id: string;
  readonly name: string;
  readonly issuer: string;
  /** The URL of its sign-in page. Throws ERR_PROVIDER_UNAVAILABLE. */
  start(challenge: SignInChallenge, redirectUri: string): Promise<string>;
  /**
   * The identity behind the redirect URI with the query the provider added. Throws ERR_SIGN_IN_CANCELLED,
   * ERR_SIGN_IN_FAILED when the answer does not match the challenge, and ERR_PROVIDER_UNAVAILABLE.
   */
  finish(challenge: SignInChallenge, callbackUrl: string): Promise<Identity>;
}

export type SignInChallenge = { state: string; nonce: string; verifier: string };

/**
 * `signedInAt` (ms): when the user authenticated at the issuer, however new the token is. `signInId`: a UUID, the same
 * for every token of that authentication.
 */
export type ExternalSignIn = { identity: Identity; signedInAt: number; signInId: string };
