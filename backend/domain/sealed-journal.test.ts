import fc from "fast-check";
import { expect, test } from "vitest";
import {
  journalTargets,
  requireNoteForm,
  requireStep,
  sealedJournalStates,
} from "./sealed-journal.ts";

function refusalOf(work: () => void): string | null {
  try {
    work();
    return null;
  } catch (error) {
    return (error as { code: string }).code;
  }
}

test.each(
  [
    [null, "ERR_JOURNAL_NOT_SEALED", null],
    ["sealing", null, "ERR_NOTE_MUST_BE_SEALED"],
    ["sealed", null, "ERR_NOTE_MUST_BE_SEALED"],
    ["opening", "ERR_JOURNAL_NOT_SEALED", null],
  ] as const,
)("in the state %s a sealed note meets %s, a plain one %s", (state, sealed, plain) => {
  const journal = state && { state };
  expect(refusalOf(() => requireNoteForm(journal, { sealedNote: "c2VhbGVk" }))).toBe(sealed);
  expect(refusalOf(() => requireNoteForm(journal, { note: "Slept well." }))).toBe(plain);
  expect(refusalOf(() => requireNoteForm(journal, { note: "  " }))).toBeNull();
});

test("no step ends sealing while a note is plain, or opening while one is sealed", () => {
  fc.assert(fc.property(
    fc.constantFrom(...sealedJournalStates),
    fc.constantFrom(...journalTargets),
    fc.nat(3),
    fc.nat(3),
    (from, to, plain, sealed) => {
      if (refusalOf(() => requireStep(from, to, { plain, sealed })) !== null) return;
      expect(from).not.toBe(to);
      if (to === "sealed") expect(plain).toBe(0);
      if (to === "off") expect([from, sealed]).toEqual(["opening", 0]);
    },
  ));
});
