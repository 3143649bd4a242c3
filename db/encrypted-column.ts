import { Buffer } from "node:buffer";
import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

const nonceBytes = 12;
const tagBytes = 16;

/**
 * AES-256-GCM: nonce, tag and ciphertext in one. The row's id is authenticated too, so that a value copied to another
 * row does not decrypt there. `key` has 32 bytes.
 */
export function encryptColumn(key: Uint8Array, rowId: string, text: string): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv("aes-256-gcm", key, nonce);
  cipher.setAAD(Buffer.from(rowId));
  const encrypted = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]);
}

export function decryptColumn(key: Uint8Array, rowId: string, encrypted: Buffer): string {
  const decipher = createDecipheriv("aes-256-gcm", key, encrypted.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  });
  decipher.setAAD(Buffer.from(rowId));
  decipher.setAuthTag(encrypted.subarray(nonceBytes, nonceBytes + tagBytes));
  const text = decipher.update(encrypted.subarray(nonceBytes + tagBytes));
  return Buffer.concat([text, decipher.final()]).toString("utf8");
}
