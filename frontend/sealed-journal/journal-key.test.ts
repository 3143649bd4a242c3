import fc from "fast-check";
import { expect, test } from "vitest";
import { randomBytes } from "./bytes.ts";
import {
  importJournalKey,
  lockWithPasskey,
  lockWithPassphrase,
  lockWithRecoveryCode,
  newJournalKey,
  openNote,
  openWithPasskey,
  openWithPassphrase,
  openWithRecoveryCode,
  sealNote,
} from "./journal-key.ts";
import { newRecoveryCode, readRecoveryCode, recoveryCodeOf } from "./recovery-code.ts";

const userId = "0197a1c2-6d1e-7000-8000-3f5b2a9c1d10";
const sessionId = "0197a1c2-6d1e-7000-8000-3f5b2a9c1d11";

test("the passphrase opens the key, in any normal form; another passphrase or person does not", async () => {
  const key = newJournalKey();
  const lock = await lockWithPassphrase(key, "kolm sõpra järve ääres", userId);
  const typed = "kolm sõpra järve ääres".normalize("NFD");
  expect(await openWithPassphrase(lock, typed, userId)).toEqual(key);
  expect(await openWithPassphrase(lock, "kolm sõpra järve äärel", userId)).toBeNull();
  expect(await openWithPassphrase(lock, typed, sessionId)).toBeNull();
});

test("the recovery code opens the key however it is typed; a wrong letter does not", async () => {
  const key = newJournalKey();
  const code = newRecoveryCode();
  const lock = await lockWithRecoveryCode(key, code, userId);
  const typed = code.toLowerCase().replaceAll("-", " ").replaceAll("0", "o").replaceAll("1", "l");
  expect(await openWithRecoveryCode(lock, typed, userId)).toEqual(key);
  const wrong = code.slice(0, -1) + (code.endsWith("2") ? "3" : "2");
  expect(await openWithRecoveryCode(lock, wrong, userId)).toBeNull();
  expect(await openWithRecoveryCode(lock, "not a code", userId)).toBeNull();
});

test("a passkey's secret opens the key; that of another passkey, or for another person, does not", async () => {
  const key = newJournalKey();
  const secret = randomBytes(32);
  const lock = await lockWithPasskey(key, secret, userId);
  expect(await openWithPasskey(lock, secret, userId)).toEqual(key);
  expect(await openWithPasskey(lock, randomBytes(32), userId)).toBeNull();
  expect(await openWithPasskey(lock, secret, sessionId)).toBeNull();
});

test("every recovery code is read as the bytes it was made of", () => {
  fc.assert(fc.property(fc.uint8Array({ minLength: 20, maxLength: 20 }), (bytes) => {
    expect(readRecoveryCode(recoveryCodeOf(bytes))).toEqual(bytes);
  }));
});

test("a note opens with its key and session only, and any damage is noticed", async () => {
  const key = await importJournalKey(newJournalKey());
  const other = await importJournalKey(newJournalKey());
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: "grapheme", minLength: 1, maxLength: 400 }).filter((text) =>
        !text.endsWith("\0")
      ),
      fc.nat(),
      async (text, at) => {
        const sealed = await sealNote(key, text, sessionId);
        expect(sealed).not.toContain(text.length > 3 ? text : "\0");
        expect(await openNote(key, sealed, sessionId)).toBe(text);
        expect(await openNote(other, sealed, sessionId)).toBeNull();
        expect(await openNote(key, sealed, userId)).toBeNull();
        // The last letter has bits that mean nothing.
        const place = at % (sealed.length - 1);
        const changed = sealed[place] === "A" ? "B" : "A";
        const damaged = sealed.slice(0, place) + changed + sealed.slice(place + 1);
        expect(await openNote(key, damaged, sessionId)).toBeNull();
      },
    ),
    { numRuns: 50 },
  );
});
