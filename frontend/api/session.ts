import { draftPrefix, forgetDrafts } from "../drafts.ts";
import { asApiError } from "./api-error.ts";
import type { components } from "./schema.d.ts";

type SignedIn = components["schemas"]["SignedIn"];

export type CurrentUser = components["schemas"]["CurrentUser"];

export type Session = { accessToken: string; user: CurrentUser };

type News = "signed-in" | "signed-out";

/** Says only that this browser was signed in, so that a visitor's page does not ask for a session in vain. */
const hintKey = "heaolu.signedIn";
const lockName = "heaolu.session";

let session: Session | null = null;
let running: Promise<Session | null> | null = null;
let restoring: Promise<Session | null> | null = null;
let coming = false;
let channel: BroadcastChannel | undefined;
const watchers = new Set<() => void>();

export function currentSession(): Session | null {
  return session;
}

/** Calls back whenever someone signs in or out, in this tab or another. */
export function watchSession(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

function become(next: Session | null) {
  const changed = session?.user.id !== next?.user.id || session?.user.email !== next?.user.email;
  session = next;
  if (changed) tellWatchers();
}

function tellWatchers() {
  for (const watcher of watchers) watcher();
}

function rememberHint(signedIn: boolean) {
  try {
    if (signedIn) localStorage.setItem(hintKey, "1");
    else localStorage.removeItem(hintKey);
  } catch {
    // Storage may be forbidden; then every page asks once.
  }
}

function mayBeSignedIn(): boolean {
  try {
    return localStorage.getItem(hintKey) !== null;
  } catch {
    return true;
  }
}

/** The browser sets off to a provider: when it comes back there may be a session that no page has seen begin. */
export function expectSession() {
  rememberHint(true);
}

/** Starts to listen to the other tabs. */
export function listenToOtherTabs() {
  channel = new BroadcastChannel("heaolu.session");
  channel.onmessage = ({ data }: MessageEvent<News>) => {
    if (data === "signed-out") return become(null);
    if (!session) void refreshSession();
  };
}

/**
 * The back button brings a page back as it was left, with what a signed-in person saw. Whoever signed out meanwhile
 * gets the page anew, which then shows a visitor's.
 */
export function listenToReturns() {
  globalThis.addEventListener("pageshow", ({ persisted }) => {
    if (persisted && session && !mayBeSignedIn()) globalThis.location.reload();
  });
}

export function enter(signedIn: SignedIn) {
  rememberHint(true);
  become({ accessToken: signedIn.accessToken, user: signedIn.user });
  channel?.postMessage("signed-in" satisfies News);
}

/** The rotating cookie may be used once: in one tab at a time, and once in a tab. */
export function refreshSession(): Promise<Session | null> {
  running ??= withLock(askForSession).finally(() => running = null);
  return running;
}

/** The session this browser may still have; the same promise for whoever asks, as nothing is asked twice. */
export function restoreSession(): Promise<Session | null> {
  restoring ??= mayBeSignedIn() ? restore() : Promise.resolve(null);
  return restoring;
}

async function restore(): Promise<Session | null> {
  coming = true;
  try {
    return await refreshSession();
  } finally {
    coming = false;
    tellWatchers();
  }
}

/** Whether it is still being asked who is here: no time yet to offer a login. */
export function sessionIsComing(): boolean {
  return coming;
}

function withLock<T>(work: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request(lockName, work) : work();
}

async function askForSession(): Promise<Session | null> {
  const response = await fetch("/api/auth/refresh", {
    method: "POST",
    headers: { "X-Requested-With": "heaolu" },
  });
  if (response.status === 401) {
    rememberHint(false);
    become(null);
    return null;
  }
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok) throw asApiError(body, response);
  const { accessToken, user } = body as SignedIn;
  rememberHint(true);
  become({ accessToken, user });
  return session;
}

/** Ends the session here and in the other tabs. */
export async function leave(): Promise<void> {
  const response = await withLock(() =>
    keepingChoices(() =>
      fetch("/api/auth/logout", { method: "POST", headers: { "X-Requested-With": "heaolu" } })
    )
  );
  if (!response.ok && response.status !== 401) {
    throw asApiError(await response.json().catch(() => null), response);
  }
  forgetSession();
}

/** The server has ended the session already: signed out everywhere, or the account is gone. */
export function forgetSession() {
  forgetDrafts();
  rememberHint(false);
  become(null);
  channel?.postMessage("signed-out" satisfies News);
}

/** Signing out lets the server empty this browser's storage; its language and looks are nobody's secret and stay. */
export async function keepingChoices<T>(work: () => Promise<T>): Promise<T> {
  const kept = readChoices();
  const result = await work();
  try {
    for (const [key, value] of kept) localStorage.setItem(key, value);
  } catch {
    // What may not be stored is chosen anew.
  }
  return result;
}

function readChoices(): [string, string][] {
  try {
    return Object.entries(localStorage).filter(([key]) =>
      key !== hintKey && !key.startsWith(draftPrefix)
    );
  } catch {
    return [];
  }
}
