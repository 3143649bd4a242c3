import { Buffer } from "node:buffer";
import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import type { Auth } from "../../ports/auth.ts";

const ivLength = 12;
const tagLength = 16;

/** AES-256-GCM: iv, ciphertext and tag in one base64url text. */
export function sealedText(key: Uint8Array): Pick<Auth, "seal" | "unseal"> {
  return {
    seal(text) {
      const iv = randomBytes(ivLength);
      const cipher = createCipheriv("aes-256-gcm", key, iv);
      const sealed = Buffer.concat([iv, cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([sealed, cipher.getAuthTag()]).toString("base64url");
    },

    unseal(sealed) {
      const bytes = Buffer.from(sealed, "base64url");
      if (bytes.length < ivLength + tagLength) return null;
      const cipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, ivLength));
      cipher.setAuthTag(bytes.subarray(-tagLength));
      try {
        const text = cipher.update(bytes.subarray(ivLength, -tagLength));
        return Buffer.concat([text, cipher.final()]).toString("utf8");
      } catch {
        return null;
      }
    },
  };
}
