/** Codes of authenticator apps (TOTP, RFC 6238): six digits, a new one every 30 seconds. */
export interface AuthenticatorCodes {
  /** A random secret, base32. */
  newSecret(): string;
  /** The address that an app reads from the QR code. */
  setUpUrl(secret: string, accountName: string): string;
  /** The time step of a code that is valid at `now` (ms), or one step before or after; null for any other text. */
  stepOf(secret: string, code: string, now: number): number | null;
}
