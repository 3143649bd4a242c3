import { DomainError } from "./errors.ts";
import type { Text } from "./text.ts";

export const sealedJournalStates = ["sealing", "sealed", "opening"] as const;

/**
 * sealing: new notes are sealed, older ones may be plain. sealed: all are. opening: new notes are plain, older ones may
 * be sealed. Without a sealed journal all notes are plain.
 */
type SealedJournalState = (typeof sealedJournalStates)[number];

/** Of Argon2id; the least is what OWASP recommends. */
export const argonLimits = {
  memoryKib: { min: 19_456, max: 262_144 },
  passes: { min: 2, max: 10 },
  lanes: { min: 1, max: 4 },
} as const;

/** Characters of a sealed note (base64url): the text is encrypted and in blocks. */
export const sealedNoteMaxLength = 64_000;

/** All texts are base64url. */
export type PassphraseLock = {
  salt: string;
  memoryKib: number;
  passes: number;
  lanes: number;
  sealedKey: string;
};

export type RecoveryLock = { salt: string; sealedKey: string };

export type PasskeyLock = { salt: string; sealedKey: string };

/** A passkey of the client, and the key of the notes under its lock, or null. */
export type JournalPasskey = {
  id: string;
  credentialId: string;
  transports: string[];
  name: string;
  lock: PasskeyLock | null;
};

/** The key of a client's notes, which only the passphrase, the recovery code or a passkey opens. Instants in ms. */
export type SealedJournal = {
  userId: string;
  state: SealedJournalState;
  passphraseLock: PassphraseLock;
  recoveryLock: RecoveryLock;
  /** Only who has the key of the notes knows the secret of this hash. */
  proofHash: string;
  createdAt: number;
  updatedAt: number;
};

export type NoteCounts = { plain: number; sealed: number };

/** A note as it is sent: the text, or what the client's device made of it. */
export type WrittenNote = { note: string } | { sealedNote: string };

export function isSealed(note: WrittenNote): note is { sealedNote: string } {
  return "sealedNote" in note;
}

/** Whether a written note replaces one in the other form: the client's device seals or opens all notes, one by one. */
export function isInOtherForm(
  before: { note: string | null; sealedNote: string | null },
  written: WrittenNote,
): boolean {
  if (isSealed(written)) return before.note !== null;
  return before.sealedNote !== null && written.note !== "";
}

/** ERR_NOTE_MUST_BE_SEALED or ERR_JOURNAL_NOT_SEALED for a note in the wrong form. An empty text removes a note in any state. */
export function requireNoteForm(
  journal: Pick<SealedJournal, "state"> | null,
  note: WrittenNote,
): void {
  const takesSealed = journal?.state === "sealing" || journal?.state === "sealed";
  if (isSealed(note) && !takesSealed) throw new DomainError("ERR_JOURNAL_NOT_SEALED");
  if (!isSealed(note) && takesSealed && note.note.trim() !== "") {
    throw new DomainError("ERR_NOTE_MUST_BE_SEALED");
  }
}

/** "off" ends a sealed journal. */
export const journalTargets = [...sealedJournalStates, "off"] as const;

export type JournalTarget = (typeof journalTargets)[number];

const steps: Record<SealedJournalState, readonly JournalTarget[]> = {
  sealing: ["sealed", "opening"],
  sealed: ["opening"],
  opening: ["sealing", "off"],
};

/** ERR_STALE for a step from another state, ERR_NOTES_LEFT while notes still have the other form. */
export function requireStep(from: SealedJournalState, to: JournalTarget, notes: NoteCounts): void {
  if (!steps[from].includes(to)) throw new DomainError("ERR_STALE");
  const left = to === "sealed" ? notes.plain : to === "off" ? notes.sealed : 0;
  if (left > 0) throw new DomainError("ERR_NOTES_LEFT");
}

/** For the archive of a person's data: how to open sealed notes without us. */
export const openingGuide: Text = {
  et:
    "Pitseeritud märkme avamine (kõik tekstid on base64url): 1) Argon2id teeb paroolilausest ja väljadest salt, " +
    "memoryKib, passes, lanes 32 baiti; või HKDF-SHA-256 teeb need taastekoodi 20 baidist (Crockfordi base32), väljast " +
    "salt ja tekstist „heaolu recovery“; või HKDF-SHA-256 teeb need väljast salt, tekstist „heaolu passkey“ ja sellest, " +
    "mille pääsuvõti annab (WebAuthni laiendus prf, sisend „heaolu journal “ ja sinu kasutaja id). 2) AES-256-GCM avab nendega võtme: sealedKey on 12 baiti nonce ja šifritekst, " +
    "lisaandmed on sinu kasutaja id. 3) AES-256-GCM avab selle võtmega märkme: sealedNote on 12 baiti nonce ja " +
    "šifritekst, lisaandmed on kohtumise id. Lõpus on nullbaidid.",
  en:
    "How to open a sealed note (all texts are base64url): 1) Argon2id makes 32 bytes of the passphrase and the fields " +
    "salt, memoryKib, passes and lanes; or HKDF-SHA-256 makes them of the 20 bytes of the recovery code (Crockford's " +
    "base32), the field salt and the text “heaolu recovery”; or HKDF-SHA-256 makes them of the field salt, the text “heaolu " +
    "passkey” and what the passkey answers (WebAuthn's extension prf, input “heaolu journal ” and your user id). 2) With these AES-256-GCM opens the key: sealedKey is a " +
    "nonce of 12 bytes and the ciphertext, the additional data is your user id. 3) With this key AES-256-GCM opens the " +
    "note: sealedNote is a nonce of 12 bytes and the ciphertext, the additional data is the session's id. The text ends " +
    "in zero bytes.",
  ru:
    "Как открыть запечатанную заметку (все тексты в base64url): 1) Argon2id делает 32 байта из парольной фразы и полей " +
    "salt, memoryKib, passes, lanes; или HKDF-SHA-256 делает их из 20 байт кода восстановления (base32 Крокфорда), поля " +
    "salt и текста «heaolu recovery»; или HKDF-SHA-256 делает их из поля salt, текста «heaolu passkey» и ответа ключа " +
    "доступа (расширение prf в WebAuthn, на входе «heaolu journal » и ваш id пользователя). 2) AES-256-GCM открывает ими ключ: sealedKey — это 12 байт nonce и шифротекст, " +
    "дополнительные данные — ваш id пользователя. 3) AES-256-GCM открывает этим ключом заметку: sealedNote — это 12 байт " +
    "nonce и шифротекст, дополнительные данные — id встречи. В конце текста нулевые байты.",
};
