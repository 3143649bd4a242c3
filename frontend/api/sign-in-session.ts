import { claimDrafts, draftPrefix, removeAllDrafts } from "../drafts.ts";
import { storeTabName } from "../discreet/tab-name.ts";
import { removeBookedInTab } from "../booking/booked-in-tab-key.ts";
import { removeTabTest } from "../suitability/tab-test-key.ts";
import { asApiError } from "./api-error.ts";
import type { components } from "./schema.d.ts";
import { hintKey, mayBeSignedIn, storeHint } from "./sign-in-hint.ts";
import { resumedView, storeView, type View } from "./stored-view.ts";

type SignedIn = components["schemas"]["SignedIn"];

export type CurrentUser = components["schemas"]["CurrentUser"];

/** The access token is null while a page that the server rendered for the user restores the session. */
export type Session = { accessToken: string | null; user: CurrentUser };

type TabMessage = "signed-in" | "signed-out";

const lockName = "heaolu.session";

let session: Session | null = null;
let view: View | null = null;
/** The administrator meanwhile. */
let viewer: CurrentUser | null = null;
let refreshing: Promise<Session | null> | null = null;
let restored: Promise<Session | null> | null = null;
let isRestoring = false;
let hasEnded = false;
let channel: BroadcastChannel | undefined;
const watchers = new Set<() => void>();

export function currentSession(): Session | null {
  return session;
}

export function currentView(): View | null {
  return view;
}

export function startView(next: View): void {
  if (!session) return;
  viewer ??= session.user;
  view = next;
  session = { ...session, user: next.user };
  storeView({ id: next.id, expiresAt: next.expiresAt, adminId: viewer.id });
  notifyWatchers();
}

export function endView(): void {
  if (!view || !viewer || !session) return;
  session = { ...session, user: viewer };
  forgetView();
  notifyWatchers();
}

function forgetView() {
  view = viewer = null;
  storeView(null);
}

export function watchSession(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

/** Whether the server ended the session while its user had a page open. */
export function sessionHasEnded(): boolean {
  return hasEnded;
}

function setSession(next: Session | null, ended = false) {
  hasEnded = ended;
  if (!next) forgetView();
  const changed = session?.user.id !== next?.user.id || session?.user.email !== next?.user.email;
  session = next;
  if (next) claimDrafts(next.user.id);
  if (changed) notifyWatchers();
}

function notifyWatchers() {
  for (const watcher of watchers) watcher();
}

/** The user for whom the server rendered the page. */
export function adoptUser(user: CurrentUser) {
  session = { accessToken: null, user };
}

export function expectSignIn() {
  storeHint(true);
}

export function followOtherTabs() {
  channel = new BroadcastChannel("heaolu.session");
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    if (data === "signed-out") {
      removeTabTest();
      removeBookedInTab();
      return setSession(null);
    }
    // A request under way may still be about the person before.
    const before = refreshing?.catch(() => null) ?? Promise.resolve();
    void before.then(refreshSession).catch(() => null);
  };
}

export function reloadAfterSignOut() {
  globalThis.addEventListener("pageshow", ({ persisted }) => {
    if (!persisted || !session) return;
    if (!mayBeSignedIn()) globalThis.location.reload();
    else void refreshSession().catch(() => null);
  });
}

export function startSession(signedIn: SignedIn) {
  storeHint(true);
  setSession({ accessToken: signedIn.accessToken, user: signedIn.user });
  channel?.postMessage("signed-in" satisfies TabMessage);
}

/** Renews the session. The refresh cookie works once, so only one tab sends it at a time. */
export function refreshSession(): Promise<Session | null> {
  refreshing ??= withLock(requestSession).finally(() => refreshing = null);
  return refreshing;
}

export function restoreSession(): Promise<Session | null> {
  restored ??= session || mayBeSignedIn() ? restore() : Promise.resolve(null);
  return restored;
}

async function restore(): Promise<Session | null> {
  isRestoring = true;
  try {
    return await refreshSession();
  } finally {
    isRestoring = false;
    notifyWatchers();
  }
}

export function isRestoringSession(): boolean {
  return isRestoring && session === null;
}

/** The same object keeps React from drawing again what has not changed. */
function isSame(before: CurrentUser | undefined, user: CurrentUser): before is CurrentUser {
  return JSON.stringify(before) === JSON.stringify(user);
}

function withLock<T>(work: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request(lockName, work) : work();
}

async function requestSession(): Promise<Session | null> {
  const response = await fetch("/api/auth/refresh", {
    method: "POST",
    headers: { "X-Requested-With": "heaolu" },
  });
  if (response.status === 401) {
    storeHint(false);
    setSession(null, session !== null || hasEnded);
    return null;
  }
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok) throw asApiError(body, response);
  const { accessToken, user } = body as SignedIn;
  storeHint(true);
  if (view && session && viewer?.id === user.id) {
    session = { ...session, accessToken };
    return session;
  }
  const before = session?.user;
  const resumed = session ? null : await resumedView(user.id, accessToken);
  if (view) forgetView();
  setSession({ accessToken, user: isSame(before, user) ? before : user });
  if (resumed) startView(resumed);
  // Nothing of another person stays on the page.
  if (before && before.id !== user.id) globalThis.location.reload();
  return session;
}

export async function signOut(): Promise<void> {
  const response = await withLock(() =>
    preserveSettings(() =>
      fetch("/api/auth/logout", { method: "POST", headers: { "X-Requested-With": "heaolu" } })
    )
  );
  if (!response.ok && response.status !== 401) {
    throw asApiError(await response.json().catch(() => null), response);
  }
  clearSession();
}

/** With `staysDiscreet` the pages of this browser keep their neutral title. */
export function clearSession({ staysDiscreet = false } = {}) {
  if (!staysDiscreet) storeTabName(null);
  removeAllDrafts();
  removeTabTest();
  removeBookedInTab();
  storeHint(false);
  setSession(null);
  channel?.postMessage("signed-out" satisfies TabMessage);
}

export async function preserveSettings<T>(work: () => Promise<T>): Promise<T> {
  const settings = readSettings();
  const result = await work();
  try {
    for (const [key, value] of settings) localStorage.setItem(key, value);
  } catch {
    // Without storage there are no settings to restore.
  }
  return result;
}

function readSettings(): [string, string][] {
  try {
    return Object.entries(localStorage).filter(([key]) =>
      key !== hintKey && !key.startsWith(draftPrefix)
    );
  } catch {
    return [];
  }
}
