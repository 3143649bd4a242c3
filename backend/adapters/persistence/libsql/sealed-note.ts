import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { Buffer } from "node:buffer";

const nonceBytes = 12;
const tagBytes = 16;

/**
 * Nonce, tag and AES-256-GCM text in one. The session's id is sealed in too, so that a note copied to another
 * session does not open there. `key` has 32 bytes.
 */
export function sealNote(key: Uint8Array, sessionId: string, note: string): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv("aes-256-gcm", key, nonce);
  cipher.setAAD(Buffer.from(sessionId));
  const sealed = Buffer.concat([cipher.update(note, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** Throws when the note was sealed with another key, for another session, or changed since. */
export function openNote(key: Uint8Array, sessionId: string, sealed: Buffer): string {
  const decipher = createDecipheriv("aes-256-gcm", key, sealed.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  });
  decipher.setAAD(Buffer.from(sessionId));
  decipher.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
  const text = decipher.update(sealed.subarray(nonceBytes + tagBytes));
  return Buffer.concat([text, decipher.final()]).toString("utf8");
}
