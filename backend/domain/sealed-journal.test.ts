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

const possibleSteps = [
  "sealing sealed",
  "sealing opening",
  "sealed opening",
  "opening sealing",
  "opening off",
];

test("no step ends sealing while a note is plain, or opening while one is sealed", () => {
  fc.assert(fc.property(
    fc.constantFrom(...sealedJournalStates),
    fc.constantFrom(...journalTargets),
    fc.nat(3),
    fc.nat(3),
    (from, to, plain, sealed) => {
      const refusal = refusalOf(() => requireStep(from, to, { plain, sealed }));
      const isLeft = (to === "sealed" && plain > 0) || (to === "off" && sealed > 0);
      const expected = possibleSteps.includes(`${from} ${to}`)
        ? isLeft ? "ERR_NOTES_LEFT" : null
        : "ERR_STALE";
      expect(refusal).toBe(expected);
    },
  ));
});
