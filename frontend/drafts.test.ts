import "tests/support/browser-with-server.ts";
import { afterEach, expect, test, vi } from "vitest";
import { clearSession, preserveSettings, startSession } from "./api/sign-in-session.ts";
import {
  type Draft,
  draftKeys,
  draftOf,
  draftPrefix,
  removeAllDrafts,
  removeDraft,
  saveDraft,
  watchDrafts,
} from "./drafts.ts";

const draft: Draft = { text: "Slept well.", state: "writing", base: "", version: "v1" };

afterEach(() => {
  vi.restoreAllMocks();
  removeAllDrafts();
});

test("a draft is stored, and is the same object until it changes", () => {
  saveDraft("u1.note.s1", draft);
  expect(JSON.parse(localStorage.getItem(`${draftPrefix}u1.note.s1`)!)).toEqual(draft);
  expect(draftOf("u1.note.s1")).toEqual(draft);
  expect(draftOf("u1.note.s1")).toBe(draftOf("u1.note.s1"));
});

test("drafts are separate for each user", () => {
  saveDraft("u1.note.s1", draft);
  saveDraft("u2.note.s1", { ...draft, text: "Another's." });
  expect(draftKeys("u1.")).toEqual(["u1.note.s1"]);
  expect(draftOf("u2.note.s1")?.text).toBe("Another's.");
});

test("a draft stays in memory when storage is full", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  saveDraft("u1.note.s1", draft);
  expect(draftOf("u1.note.s1")).toEqual(draft);
  removeDraft("u1.note.s1");
  expect(draftOf("u1.note.s1")).toBeNull();
});

test("a change in another tab is reported, and an invalid draft is ignored", () => {
  const onChange = vi.fn();
  const stop = watchDrafts(onChange);
  localStorage.setItem(`${draftPrefix}u1.note.s1`, "{");
  globalThis.dispatchEvent(new StorageEvent("storage"));
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(draftOf("u1.note.s1")).toBeNull();
  stop();
  globalThis.dispatchEvent(new StorageEvent("storage"));
  expect(onChange).toHaveBeenCalledTimes(1);
});

test("signing out removes the drafts and keeps the display settings", async () => {
  localStorage.setItem("i18nextLng", "ru");
  saveDraft("u1.note.s1", draft);
  await preserveSettings(() => Promise.resolve(localStorage.clear()));
  expect(localStorage.getItem("i18nextLng")).toBe("ru");
  expect(localStorage.getItem(`${draftPrefix}u1.note.s1`)).toBeNull();
  saveDraft("u1.note.s1", draft);
  clearSession();
  expect(draftOf("u1.note.s1")).toBeNull();
});

test("signing in as another account removes the drafts that were left without logging out", () => {
  const signIn = (id: string) =>
    startSession({ accessToken: "token", user: { id } } as Parameters<typeof startSession>[0]);
  signIn("u1");
  saveDraft("u1.note.s1", draft);
  saveDraft("profile.t1", draft);
  signIn("u1");
  expect(draftKeys("")).toHaveLength(2);
  signIn("u2");
  expect(draftKeys("")).toEqual([]);
  saveDraft("u2.note.s1", draft);
  signIn("u2");
  expect(draftKeys("")).toEqual(["u2.note.s1"]);
});
