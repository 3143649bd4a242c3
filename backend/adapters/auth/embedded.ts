import { Buffer } from "node:buffer";
import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  randomInt,
  timingSafeEqual,
} from "node:crypto";
import type { Auth, MacPurpose } from "../../ports/auth.ts";
import { joseAccessTokens } from "./access-tokens.ts";
import { argon2Passwords, type PasswordCost, strongCost } from "./passwords.ts";

type EmbeddedAuthOptions = {
  secret: string;
  issuer: string;
  passwordCost?: PasswordCost;
};

export function embeddedAuth(
  { secret, issuer, passwordCost = strongCost }: EmbeddedAuthOptions,
): Auth {
  const keyFor = (purpose: string) => new Uint8Array(hkdfSync("sha256", secret, "", purpose, 32));
  const mac = (purpose: MacPurpose, text: string) =>
    createHmac("sha256", keyFor(purpose)).update(text).digest("base64url");
  return {
    ...argon2Passwords(passwordCost),
    ...joseAccessTokens(keyFor("access-token"), issuer),
    ...aesEncryption(keyFor("seal")),
    newSecret() {
      const secret = randomBytes(32).toString("base64url");
      return { secret, hash: hashSecret(secret) };
    },
    hashSecret,
    randomBelow: (limit) => randomInt(limit),
    newCode: () => String(randomInt(1_000_000)).padStart(6, "0"),
    mac,
    macMatches(purpose, text, given) {
      const expected = Buffer.from(mac(purpose, text));
      const actual = Buffer.from(given);
      return actual.length === expected.length && timingSafeEqual(actual, expected);
    },
  };
}

function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}

const ivLength = 12;
const tagLength = 16;

function aesEncryption(key: Uint8Array): Pick<Auth, "encrypt" | "decrypt"> {
  return {
    encrypt(text) {
      const iv = randomBytes(ivLength);
      const cipher = createCipheriv("aes-256-gcm", key, iv);
      const encrypted = Buffer.concat([iv, cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([encrypted, cipher.getAuthTag()]).toString("base64url");
    },

    decrypt(encrypted) {
      const bytes = Buffer.from(encrypted, "base64url");
      if (bytes.length < ivLength + tagLength) return null;
      const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, ivLength));
      decipher.setAuthTag(bytes.subarray(-tagLength));
      try {
        const text = decipher.update(bytes.subarray(ivLength, -tagLength));
        return Buffer.concat([text, decipher.final()]).toString("utf8");
      } catch {
        return null;
      }
    },
  };
}
