import { createHash, hkdfSync, randomBytes } from "node:crypto";
import type { Auth } from "../../ports/auth.ts";
import { joseAccessTokens } from "./access-tokens.ts";
import { argon2Passwords, type PasswordCost, strongCost } from "./passwords.ts";
import { sealedText } from "./sealed-text.ts";

export type EmbeddedAuthOptions = {
  /** Everything is derived from it: whoever has it can be anybody. */
  secret: string;
  /** Who says so: the public address of this house. */
  issuer: string;
  passwordCost?: PasswordCost;
};

/** Passwords, tokens and seals without anybody's help. */
export function embeddedAuth(
  { secret, issuer, passwordCost = strongCost }: EmbeddedAuthOptions,
): Auth {
  const keyFor = (purpose: string) => new Uint8Array(hkdfSync("sha256", secret, "", purpose, 32));
  return {
    ...argon2Passwords(passwordCost),
    ...joseAccessTokens(keyFor("access-token"), issuer),
    ...sealedText(keyFor("seal")),
    newSecret() {
      const secret = randomBytes(32).toString("base64url");
      return { secret, hash: hashSecret(secret) };
    },
    hashSecret,
  };
}

function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}
