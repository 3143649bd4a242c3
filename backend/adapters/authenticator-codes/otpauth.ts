import { Secret, TOTP } from "otpauth";
import type { AuthenticatorCodes } from "../../ports/authenticator-codes.ts";

const secretBytes = 20;
/** Steps before and after the present one, for clocks that differ. */
const window = 1;

export function otpauthCodes({ issuer }: { issuer: string }): AuthenticatorCodes {
  const totp = (secret: string, label?: string) =>
    new TOTP({ issuer, secret: Secret.fromBase32(secret), ...(label ? { label } : {}) });
  return {
    newSecret: () => new Secret({ size: secretBytes }).base32,
    setUpUrl: (secret, accountName) => totp(secret, accountName).toString(),
    stepOf(secret, code, now) {
      if (!/^\d{6}$/.test(code)) return null;
      const delta = totp(secret).validate({ token: code, timestamp: now, window });
      return delta === null ? null : TOTP.counter({ timestamp: now }) + delta;
    },
  };
}
