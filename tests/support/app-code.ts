import { Secret, TOTP } from "otpauth";

/** The code that an authenticator app with this secret shows at `now` (ms). */
export function appCode(secret: string, now: number): string {
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: now });
}
