import type { Identity } from "../domain/identity.ts";

/** Proofs of who somebody is: passwords, access tokens, secrets. It knows no person and keeps nothing. */
export interface Auth {
  /** Hash of a password in PHC form. Throws ERR_UNAVAILABLE when too many wait. */
  hashPassword(password: string): Promise<string>;
  /**
   * Whether the password belongs to the hash. With `null` it works as long and says no, so that nobody can
   * tell from the clock whether an account exists. Throws ERR_UNAVAILABLE when too many wait.
   */
  passwordMatches(password: string, hash: string | null): Promise<boolean>;
  /** True when the hash was made with weaker settings than today's. */
  needsRehash(hash: string): boolean;
  /** Whether a password is on the list of those that are guessed first. */
  isCommonPassword(password: string): Promise<boolean>;
  /** A short-lived bearer token for one sign-in. `now` in ms. */
  issueAccessToken(claims: AccessClaims, now: number): Promise<AccessToken>;
  /** The claims of a token we issued, or null for anything else whatever. `now` in ms. */
  readAccessToken(token: string, now: number): Promise<AccessClaims | null>;
  /** 256 random bits to give away once, and the hash of them to keep. */
  newSecret(): { secret: string; hash: string };
  hashSecret(secret: string): string;
  /** Seals a short text so that only this house can read it, and opens it again; null when it is not ours. */
  seal(text: string): string;
  unseal(sealed: string): string | null;
}

export type AccessClaims = { userId: string; signInId: string };

/** `expiresIn` in seconds. */
export type AccessToken = { accessToken: string; expiresIn: number };

/** Others who can say who a person is. */
export interface IdentityProviders {
  /** Those a browser is sent to, in the order of their buttons. */
  readonly redirecting: readonly IdentityProvider[];
  /**
   * The person a bearer token from elsewhere speaks of, or null for anything else whatever. `now` in ms.
   * Throws ERR_PROVIDER_UNAVAILABLE when the issuer's keys cannot be had.
   */
  readToken(token: string, now: number): Promise<VouchedPerson | null>;
}

/** One of those a browser is sent to (OAuth 2.0 code flow with PKCE). It keeps nothing between the two calls. */
export interface IdentityProvider {
  /** Its segment in our addresses: `google`. */
  readonly id: string;
  /** What its button says: `Google`. */
  readonly name: string;
  /** What its identities name as their issuer. */
  readonly issuer: string;
  /** Where the browser has to go. Throws ERR_PROVIDER_UNAVAILABLE. */
  start(challenge: SignInChallenge, redirectUri: string): Promise<string>;
  /**
   * Who came back. `callbackUrl` is the redirect address with everything that was sent along.
   * Throws ERR_SIGN_IN_CANCELLED, ERR_SIGN_IN_FAILED for an answer that does not fit the challenge, and
   * ERR_PROVIDER_UNAVAILABLE.
   */
  finish(challenge: SignInChallenge, callbackUrl: string): Promise<Identity>;
}

/** Three secrets of one attempt: an answer that does not know all of them belongs to another. */
export type SignInChallenge = { state: string; nonce: string; verifier: string };

/**
 * `signedInAt` in ms: when the person proved to the issuer who they are, however new the token is. `signInId` is a
 * UUID, the same for every token that comes from that proof.
 */
export type VouchedPerson = { identity: Identity; signedInAt: number; signInId: string };
