import type { components } from "../api/schema.d.ts";
import { type Bytes, fromText, randomBytes, toText } from "./bytes.ts";
import { readRecoveryCode } from "./recovery-code.ts";

export type PassphraseLock = NonNullable<components["schemas"]["PassphraseLock"]>;
export type PasskeyLock = NonNullable<components["schemas"]["PasskeyLock"]>;
export type RecoveryLock = NonNullable<components["schemas"]["RecoveryLock"]>;

const cipher = "AES-GCM";
const nonceBytes = 12;
const blockBytes = 256;
const encoder = new TextEncoder();

/** About a second on a phone of some years. */
const effort = { memoryKib: 19_456, passes: 3, lanes: 1 };

export const passphraseLength = { min: 12, max: 200 };

export function newJournalKey(): Bytes {
  return randomBytes(32);
}

/** The key cannot be read out of the page any more. */
export async function importJournalKey(key: Bytes): Promise<CryptoKey> {
  return await crypto.subtle.importKey("raw", key, cipher, false, ["encrypt", "decrypt"]);
}

async function encrypt(key: CryptoKey, content: Bytes, about: string): Promise<string> {
  const iv = randomBytes(nonceBytes);
  const additionalData = encoder.encode(about);
  const sealed = await crypto.subtle.encrypt({ name: cipher, iv, additionalData }, key, content);
  return toText(new Uint8Array([...iv, ...new Uint8Array(sealed)]));
}

/** Null for another key, another `about` or a damaged text. */
async function decrypt(key: CryptoKey, sealed: string, about: string): Promise<Bytes | null> {
  try {
    const bytes = fromText(sealed);
    const iv = bytes.subarray(0, nonceBytes);
    const additionalData = encoder.encode(about);
    const content = bytes.subarray(nonceBytes);
    return new Uint8Array(
      await crypto.subtle.decrypt({ name: cipher, iv, additionalData }, key, content),
    );
  } catch {
    return null;
  }
}

async function keyOfPassphrase(
  passphrase: string,
  { salt, memoryKib, passes, lanes }: Omit<PassphraseLock, "sealedKey">,
): Promise<CryptoKey> {
  const { argon2idAsync } = await import("@noble/hashes/argon2.js");
  const key = await argon2idAsync(passphrase.normalize("NFKC"), fromText(salt), {
    m: memoryKib,
    t: passes,
    p: lanes,
    dkLen: 32,
  });
  return await importJournalKey(new Uint8Array(key));
}

export async function lockWithPassphrase(
  journalKey: Bytes,
  passphrase: string,
  userId: string,
): Promise<PassphraseLock> {
  const made = { salt: toText(randomBytes(16)), ...effort };
  const key = await keyOfPassphrase(passphrase, made);
  return { ...made, sealedKey: await encrypt(key, journalKey, userId) };
}

/** Null for a wrong passphrase. */
export async function openWithPassphrase(
  lock: PassphraseLock,
  passphrase: string,
  userId: string,
): Promise<Bytes | null> {
  return await decrypt(await keyOfPassphrase(passphrase, lock), lock.sealedKey, userId);
}

async function derived(secret: Bytes, salt: Bytes, info: string): Promise<Bytes> {
  const key = await crypto.subtle.importKey("raw", secret, "HKDF", false, ["deriveBits"]);
  const how = { name: "HKDF", hash: "SHA-256", salt, info: encoder.encode(info) };
  return new Uint8Array(await crypto.subtle.deriveBits(how, key, 256));
}

async function keyOfRecoveryCode(code: Bytes, salt: string): Promise<CryptoKey> {
  return await importJournalKey(await derived(code, fromText(salt), "heaolu recovery"));
}

/** `code` as `newRecoveryCode` makes it. */
export async function lockWithRecoveryCode(
  journalKey: Bytes,
  code: string,
  userId: string,
): Promise<RecoveryLock> {
  const salt = toText(randomBytes(16));
  const key = await keyOfRecoveryCode(readRecoveryCode(code)!, salt);
  return { salt, sealedKey: await encrypt(key, journalKey, userId) };
}

/** Null for a wrong code, and for a text that is none. */
export async function openWithRecoveryCode(
  lock: RecoveryLock,
  typed: string,
  userId: string,
): Promise<Bytes | null> {
  const code = readRecoveryCode(typed);
  return code && await decrypt(await keyOfRecoveryCode(code, lock.salt), lock.sealedKey, userId);
}

async function keyOfPasskey(secret: Bytes, salt: string): Promise<CryptoKey> {
  return await importJournalKey(await derived(secret, fromText(salt), "heaolu passkey"));
}

/** `secret` as `passkeySecret` returns it. */
export async function lockWithPasskey(
  journalKey: Bytes,
  secret: Bytes,
  userId: string,
): Promise<PasskeyLock> {
  const salt = toText(randomBytes(16));
  return { salt, sealedKey: await encrypt(await keyOfPasskey(secret, salt), journalKey, userId) };
}

/** Null for another passkey. */
export async function openWithPasskey(
  lock: PasskeyLock,
  secret: Bytes,
  userId: string,
): Promise<Bytes | null> {
  return await decrypt(await keyOfPasskey(secret, lock.salt), lock.sealedKey, userId);
}

/** Shows the server that the key was opened. */
export async function proofOf(journalKey: Bytes): Promise<string> {
  return toText(await derived(journalKey, new Uint8Array(), "heaolu proof"));
}

/** In blocks, so that the length of the ciphertext says little about the note. */
export async function sealNote(key: CryptoKey, text: string, sessionId: string): Promise<string> {
  const written = encoder.encode(text);
  const padded = new Uint8Array(Math.ceil(written.length / blockBytes) * blockBytes);
  padded.set(written);
  return await encrypt(key, padded, sessionId);
}

/** Null for a damaged note, and for one of another session or key. */
export async function openNote(
  key: CryptoKey,
  sealed: string,
  sessionId: string,
): Promise<string | null> {
  const padded = await decrypt(key, sealed, sessionId);
  return padded && new TextDecoder().decode(padded).replace(/\0+$/, "");
}
