import { Buffer } from "node:buffer";
import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";

const nonceBytes = 12;
const tagBytes = 16;
const marker = Buffer.from("HKC1");

/** Keys of 32 bytes: the first encrypts, the others only decrypt what was encrypted before the key was replaced. */
export type ColumnKeys = readonly [current: Uint8Array, ...former: Uint8Array[]];

/** Names a key without saying anything about it: 4 bytes. */
export function keyId(key: Uint8Array): Buffer {
  return createHash("sha256").update("key id").update(key).digest().subarray(0, 4);
}

/** How every value begins that was encrypted with this key. */
export function labelOf(key: Uint8Array): Buffer {
  return Buffer.concat([marker, keyId(key)]);
}

/**
 * AES-256-GCM: the label of the key, nonce, tag and ciphertext in one. The row's id is authenticated too, so that a
 * value copied to another row does not decrypt there.
 */
export function encryptColumn([key]: ColumnKeys, rowId: string, text: string): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv("aes-256-gcm", key, nonce);
  cipher.setAAD(Buffer.from(rowId));
  const encrypted = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([labelOf(key), nonce, cipher.getAuthTag(), encrypted]);
}

/** Values of earlier releases have no label: each key is tried. Throws when no key opens the value. */
export function decryptColumn(keys: ColumnKeys, rowId: string, encrypted: Buffer): string {
  const labelled = keys.find((key) => {
    const label = labelOf(key);
    return label.equals(encrypted.subarray(0, label.length));
  });
  const text = labelled && decrypted(labelled, rowId, encrypted.subarray(labelOf(labelled).length));
  if (text !== undefined && text !== null) return text;
  for (const key of keys) {
    const unlabelled = decrypted(key, rowId, encrypted);
    if (unlabelled !== null) return unlabelled;
  }
  throw new Error("no key opens the encrypted value");
}

function decrypted(key: Uint8Array, rowId: string, encrypted: Buffer): string | null {
  if (encrypted.length < nonceBytes + tagBytes) return null;
  const decipher = createDecipheriv("aes-256-gcm", key, encrypted.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  });
  decipher.setAAD(Buffer.from(rowId));
  decipher.setAuthTag(encrypted.subarray(nonceBytes, nonceBytes + tagBytes));
  try {
    const text = decipher.update(encrypted.subarray(nonceBytes + tagBytes));
    return Buffer.concat([text, decipher.final()]).toString("utf8");
  } catch {
    return null;
  }
}
