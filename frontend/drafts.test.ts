// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { clearSession, preserveSettings } from "./api/session.ts";
import {
  type Draft,
  draftKeys,
  draftOf,
  draftPrefix,
  dropDraft,
  forgetDrafts,
  keepDraft,
  watchDrafts,
} from "./drafts.ts";

const draft: Draft = { text: "Slept well.", state: "writing", base: "", version: "v1" };

afterEach(() => {
  vi.restoreAllMocks();
  forgetDrafts();
});

test("what is written outlives the page, and is the same object until it changes", () => {
  keepDraft("u1.note.s1", draft);
  expect(JSON.parse(localStorage.getItem(`${draftPrefix}u1.note.s1`)!)).toEqual(draft);
  expect(draftOf("u1.note.s1")).toEqual(draft);
  expect(draftOf("u1.note.s1")).toBe(draftOf("u1.note.s1"));
});

test("every person has drafts of their own", () => {
  keepDraft("u1.note.s1", draft);
  keepDraft("u2.note.s1", { ...draft, text: "Another's." });
  expect(draftKeys("u1.")).toEqual(["u1.note.s1"]);
  expect(draftOf("u2.note.s1")?.text).toBe("Another's.");
});

test("a browser that keeps nothing keeps it while the page is open", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  keepDraft("u1.note.s1", draft);
  expect(draftOf("u1.note.s1")).toEqual(draft);
  dropDraft("u1.note.s1");
  expect(draftOf("u1.note.s1")).toBeNull();
});

test("another tab's change is told, and what is no draft is none", () => {
  const heard = vi.fn();
  const leave = watchDrafts(heard);
  localStorage.setItem(`${draftPrefix}u1.note.s1`, "{");
  globalThis.dispatchEvent(new StorageEvent("storage"));
  expect(heard).toHaveBeenCalledTimes(1);
  expect(draftOf("u1.note.s1")).toBeNull();
  leave();
  globalThis.dispatchEvent(new StorageEvent("storage"));
  expect(heard).toHaveBeenCalledTimes(1);
});

test("whoever signs out leaves no draft behind, while choices of looks stay", async () => {
  localStorage.setItem("i18nextLng", "ru");
  keepDraft("u1.note.s1", draft);
  await preserveSettings(() => Promise.resolve(localStorage.clear()));
  expect(localStorage.getItem("i18nextLng")).toBe("ru");
  expect(localStorage.getItem(`${draftPrefix}u1.note.s1`)).toBeNull();
  keepDraft("u1.note.s1", draft);
  clearSession();
  expect(draftOf("u1.note.s1")).toBeNull();
});
