import { z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { argonLimits, sealedJournalStates } from "../../domain/sealed-journal.ts";
import { mostPasskeys, passkeyNameMaxLength } from "../../domain/second-factor.ts";
import type { OwnSealedJournal } from "../../use-cases/user/own-journal.ts";
import { json } from "../json-bodies.ts";
import { etag, etagOf, optionalInstantText } from "../version.ts";

function bytes(min: number, max: number) {
  return z.string().min(min).max(max).regex(/^[A-Za-z0-9_-]+$/);
}

const Salt = bytes(22, 44).openapi({ description: "16 to 32 random bytes, base64url" });

const SealedKey = bytes(80, 80).openapi({
  description:
    "A nonce of 12 bytes and the key of the notes, encrypted with AES-256-GCM; base64url",
});

const { memoryKib, passes, lanes } = argonLimits;

const passphraseLock = {
  salt: Salt,
  memoryKib: z.int().min(memoryKib.min).max(memoryKib.max).openapi({
    description: "Memory (KiB) of Argon2id",
  }),
  passes: z.int().min(passes.min).max(passes.max),
  lanes: z.int().min(lanes.min).max(lanes.max),
  sealedKey: SealedKey,
};

export const PassphraseLockBody = z.object(passphraseLock).openapi("PassphraseLock", {
  example: {
    salt: "qk3JmG0V5sXw2nYb7Lr1dA",
    memoryKib: 19_456,
    passes: 3,
    lanes: 1,
    sealedKey: "A".repeat(80),
  },
});

const recoveryLock = { salt: Salt, sealedKey: SealedKey };

export const RecoveryLockBody = z.object(recoveryLock)
  .openapi("RecoveryLock", {
    example: { salt: "qk3JmG0V5sXw2nYb7Lr1dA", sealedKey: "A".repeat(80) },
  });

const passkeyLock = { salt: Salt, sealedKey: SealedKey };

export const PasskeyLockBody = z.object(passkeyLock).openapi("PasskeyLock", {
  example: { salt: "qk3JmG0V5sXw2nYb7Lr1dA", sealedKey: "A".repeat(80) },
});

export const PasskeyId = z.object({ id: z.string().max(100) });

export const Proof = bytes(43, 43).openapi({
  description: "32 bytes that follow from the key of the notes, base64url",
  example: "B".repeat(43),
});

const SealedJournalBody = z.object({
  state: z.enum(["off", ...sealedJournalStates]).openapi({
    description:
      "`off`: all notes are plain. `sealing`: new notes must be sealed, older ones may be plain. `sealed`: all notes " +
      "are sealed. `opening`: new notes must be plain, older ones may be sealed",
  }),
  passphraseLock: z.object(passphraseLock).nullable(),
  recoveryLock: z.object(recoveryLock).nullable(),
  passkeys: z.array(z.object({
    id: z.string().max(100),
    credentialId: z.string().max(1400),
    transports: z.array(z.string().max(40)).max(20),
    name: z.string().max(passkeyNameMaxLength),
    lock: z.object(passkeyLock).nullable().openapi({
      description:
        "The key of the notes, encrypted with a key that HKDF makes from what the passkey answers to WebAuthn's " +
        "extension `prf`; null for a passkey that does not open the notes",
    }),
  })).max(mostPasskeys).openapi({ description: "The caller's passkeys, oldest first" }),
  plainNotes: z.int().min(0).max(1_000_000),
  sealedNotes: z.int().min(0).max(1_000_000),
  sealedAt: z.iso.datetime().nullable().openapi({
    description: "When the person began to seal the notes; null for `off`",
  }),
}).openapi("SealedJournal", {
  example: {
    state: "off",
    passphraseLock: null,
    recoveryLock: null,
    passkeys: [],
    plainNotes: 21,
    sealedNotes: 0,
    sealedAt: null,
  },
});

export const sealedJournalResponse = { headers: etag, ...json(SealedJournalBody) };

/** An administrator who sees the product as a client gets no locks, because passphrases could be tried on them. */
export function sendJournal(
  c: Context,
  { journal, notes, passkeys }: OwnSealedJournal,
  { viewedBy }: { viewedBy?: string } = {},
): z.infer<typeof SealedJournalBody> {
  if (journal) c.header("ETag", etagOf(journal));
  const shown = viewedBy === undefined ? journal : null;
  return {
    state: journal?.state ?? "off",
    passphraseLock: shown?.passphraseLock ?? null,
    recoveryLock: shown?.recoveryLock ?? null,
    passkeys: viewedBy === undefined ? passkeys : [],
    plainNotes: notes.plain,
    sealedNotes: notes.sealed,
    sealedAt: optionalInstantText(journal?.createdAt ?? null),
  };
}
