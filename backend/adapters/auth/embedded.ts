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
import { type ColumnKeys, keyId } from "db/encrypted-column.ts";
import type { Auth, MacPurpose } from "../../ports/auth.ts";
import { joseAccessTokens } from "./access-tokens.ts";
import { argon2Passwords, type PasswordCost, strongCost } from "./passwords.ts";

type EmbeddedAuthOptions = {
  secret: string;
  /** Secrets that it replaced. They still open what they encrypted, and prove links that they signed. */
  formerSecrets?: readonly string[];
  issuer: string;
  passwordCost?: PasswordCost;
};

export function embeddedAuth(
  { secret, formerSecrets = [], issuer, passwordCost = strongCost }: EmbeddedAuthOptions,
): Auth {
  const derived = (from: string, purpose: string) =>
    new Uint8Array(hkdfSync("sha256", from, "", purpose, 32));
  const keyFor = (purpose: string) => derived(secret, purpose);
  const keysFor = (purpose: string): ColumnKeys => [
    keyFor(purpose),
    ...formerSecrets.map((former) => derived(former, purpose)),
  ];
  const macWith = (key: Uint8Array, text: string) =>
    createHmac("sha256", key).update(text).digest("base64url");
  const macs = (purpose: MacPurpose, text: string) =>
    keysFor(purpose).map((key) => macWith(key, text));
  return {
    ...argon2Passwords(passwordCost),
    ...joseAccessTokens(keyFor("access-token"), issuer),
    ...aesEncryption(keysFor("seal")),
    newSecret() {
      const secret = randomBytes(32).toString("base64url");
      return { secret, hash: hashSecret(secret) };
    },
    hashSecret,
    randomBelow: (limit) => randomInt(limit),
    newCode: (digits) => String(randomInt(10 ** digits)).padStart(digits, "0"),
    mac: (purpose, text) => macWith(keyFor(purpose), text),
    macs,
    macMatches(purpose, text, given) {
      const actual = Buffer.from(given);
      return macs(purpose, text).map((mac) => Buffer.from(mac)).some((expected) =>
        actual.length === expected.length && timingSafeEqual(actual, expected)
      );
    },
  };
}

function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}

const ivLength = 12;
const tagLength = 16;

/** Texts begin with the id of their key and a point; those of earlier releases do not. */
function aesEncryption(
  keys: ColumnKeys,
): Pick<Auth, "encrypt" | "decrypt" | "encryptionLabel" | "isOfCurrentKey"> {
  const labelOf = (key: Uint8Array) => `${keyId(key).toString("hex")}.`;
  const [current] = keys;
  const encryptionLabel = labelOf(current);

  function decrypt(encrypted: string, which: readonly Uint8Array[]): string | null {
    const point = encrypted.indexOf(".") + 1;
    const bytes = Buffer.from(encrypted.slice(point), "base64url");
    if (bytes.length < ivLength + tagLength) return null;
    for (const key of which) {
      if (point > 0 && !encrypted.startsWith(labelOf(key))) continue;
      const text = opened(key, bytes);
      if (text !== null) return text;
    }
    return null;
  }

  return {
    encryptionLabel,
    encrypt(text) {
      const iv = randomBytes(ivLength);
      const cipher = createCipheriv("aes-256-gcm", current, iv);
      const encrypted = Buffer.concat([iv, cipher.update(text, "utf8"), cipher.final()]);
      const bytes = Buffer.concat([encrypted, cipher.getAuthTag()]);
      return `${encryptionLabel}${bytes.toString("base64url")}`;
    },
    decrypt: (encrypted) => decrypt(encrypted, keys),
    isOfCurrentKey: (encrypted) => decrypt(encrypted, [current]) !== null,
  };
}

function opened(key: Uint8Array, bytes: Buffer): string | null {
  const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, ivLength));
  decipher.setAuthTag(bytes.subarray(-tagLength));
  try {
    const text = decipher.update(bytes.subarray(ivLength, -tagLength));
    return Buffer.concat([text, decipher.final()]).toString("utf8");
  } catch {
    return null;
  }
}
