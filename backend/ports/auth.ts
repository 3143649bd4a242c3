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
