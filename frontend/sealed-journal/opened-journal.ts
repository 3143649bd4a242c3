import { useEffect, useSyncExternalStore } from "react";
import { currentSession, watchSession } from "../api/sign-in-session.ts";
import { onQuickLeave } from "../discreet/leave-quickly.ts";
import type { TherapySession } from "../therapy-sessions/therapy-session.ts";
import type { Bytes } from "./bytes.ts";
import { importJournalKey, openNote } from "./journal-key.ts";

/** A hidden page forgets the key after so long (ms). */
const hiddenLimitMs = 15 * 60_000;

/** Null for a note that the key does not open. */
type OpenedNotes = ReadonlyMap<string, string | null>;

type Opened = { userId: string; key: CryptoKey };

/** Only here: a reload forgets it. */
let opened: Opened | null = null;
let notes: OpenedNotes = new Map();
const opening = new Set<string>();
const watchers = new Set<() => void>();

function notifyWatchers() {
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void) {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

export function lockJournal(): void {
  if (!opened) return;
  opened = null;
  notes = new Map();
  opening.clear();
  notifyWatchers();
}

let hiddenSince: number | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

function followVisibility() {
  clearTimeout(timer);
  // A sleeping computer stops timers.
  if (hiddenSince !== null && Date.now() - hiddenSince >= hiddenLimitMs) lockJournal();
  hiddenSince = document.hidden ? Date.now() : null;
  if (document.hidden) timer = setTimeout(lockJournal, hiddenLimitMs);
}

let isFollowing = false;

function followTab() {
  if (isFollowing) return;
  isFollowing = true;
  onQuickLeave(lockJournal);
  document.addEventListener("visibilitychange", followVisibility);
  watchSession(() => {
    if (opened && currentSession()?.user.id !== opened.userId) lockJournal();
  });
}

export async function openJournal(userId: string, journalKey: Bytes): Promise<CryptoKey> {
  const key = await importJournalKey(journalKey);
  followTab();
  opened = { userId, key };
  notifyWatchers();
  return key;
}

export function openedKey(): CryptoKey | null {
  return opened?.key ?? null;
}

export function useIsJournalOpen(): boolean {
  return useSyncExternalStore(watch, () => opened !== null, () => false);
}

/** Opens the note of a session; undefined while the journal is locked, null for a damaged note. */
export async function openNoteOf(
  { id, sealedNote }: Pick<TherapySession, "id" | "sealedNote">,
): Promise<string | null | undefined> {
  const key = openedKey();
  if (!key || sealedNote === null) return undefined;
  const known = notes.get(sealedNote);
  if (known !== undefined) return known;
  const text = await openNote(key, sealedNote, id);
  // It may have been locked meanwhile.
  if (openedKey() === key) {
    notes = new Map(notes).set(sealedNote, text);
    notifyWatchers();
  }
  return text;
}

/** The session with its note as a text when the journal is open. */
export function useOpenedSession(
  session: TherapySession,
): { session: TherapySession; isDamaged: boolean; isLocked: boolean } {
  const { id, sealedNote } = session;
  const isOpen = useIsJournalOpen();
  const known = useSyncExternalStore(watch, () => notes, () => notes);
  const text = sealedNote === null ? undefined : known.get(sealedNote);
  useEffect(() => {
    if (!isOpen || sealedNote === null || opening.has(sealedNote)) return;
    opening.add(sealedNote);
    void openNoteOf({ id, sealedNote });
  }, [id, isOpen, sealedNote]);
  return {
    session: text ? { ...session, note: text } : session,
    isDamaged: text === null,
    isLocked: sealedNote !== null && text === undefined,
  };
}
