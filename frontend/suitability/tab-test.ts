import { useSyncExternalStore } from "react";
import { currentSession, watchSession } from "../api/sign-in-session.ts";
import { onQuickLeave } from "../discreet/leave-quickly.ts";
import type { Answers } from "./questionnaire.ts";
import { removeTabTest, tabTestKey } from "./tab-test-key.ts";

/** A test under way, or done and not stored. It lives in this tab only. */
export type TabTest = {
  /** Version of the questionnaire. */
  version: number;
  answers: Answers;
  /** The step to go on with. */
  step: string | null;
  /** When the results were opened (Unix time, ms). */
  finishedAt: number | null;
  /** The visitor allowed to store the result, and signs in for it. */
  storesAfterSignIn: boolean;
  /** The id of the stored result, once it is stored. */
  savedId: string | null;
  /** The user who was signed in meanwhile. */
  userId: string | null;
};

let known: { raw: string | null; test: TabTest | null } = { raw: null, test: null };
/** The test of a browser that blocks storage. */
let inMemory: string | null = null;
const watchers = new Set<() => void>();

function isTest(value: unknown): value is TabTest {
  if (typeof value !== "object" || value === null) return false;
  const { version, answers } = value as Partial<TabTest>;
  return typeof version === "number" && typeof answers === "object" && answers !== null &&
    Object.values(answers).every((picked) =>
      Array.isArray(picked) && picked.every((each) => typeof each === "string")
    );
}

function parse(raw: string | null): TabTest | null {
  try {
    const value: unknown = raw === null ? null : JSON.parse(raw);
    if (!isTest(value)) return null;
    return { ...newTabTest(value.version), ...value };
  } catch {
    return null;
  }
}

function rawText(): string | null {
  try {
    return sessionStorage.getItem(tabTestKey) ?? inMemory;
  } catch {
    return inMemory;
  }
}

/** The test of this tab, unless it belongs to another user than the one signed in now. */
export function tabTest(): TabTest | null {
  const raw = rawText();
  if (raw !== known.raw) known = { raw, test: parse(raw) };
  const userId = currentSession()?.user.id;
  const owner = known.test?.userId ?? null;
  return owner !== null && userId !== undefined && owner !== userId ? null : known.test;
}

export function newTabTest(version: number): TabTest {
  return {
    version,
    answers: {},
    step: null,
    finishedAt: null,
    storesAfterSignIn: false,
    savedId: null,
    userId: currentSession()?.user.id ?? null,
  };
}

export function saveTabTest(test: TabTest): void {
  const raw = JSON.stringify({ ...test, userId: currentSession()?.user.id ?? test.userId });
  try {
    sessionStorage.setItem(tabTestKey, raw);
    inMemory = null;
  } catch {
    // Without storage the answers last as long as the page.
    inMemory = raw;
  }
  notifyWatchers();
}

export function clearTabTest(): void {
  inMemory = null;
  removeTabTest();
  notifyWatchers();
}

onQuickLeave(clearTabTest);

function notifyWatchers() {
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  const endSession = watchSession(watcher);
  return () => {
    watchers.delete(watcher);
    endSession();
  };
}

export function useTabTest(): TabTest | null {
  return useSyncExternalStore(watch, tabTest, () => null);
}
