import "tests/support/browser-with-server.ts";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { needTranslations, startI18n, switchLanguage } from "../i18n/i18n.ts";
import { useFormat } from "../i18n/use-format.ts";
import type { Problem } from "./booking-state.ts";
import { ProblemNote } from "./problem-note.tsx";

afterEach(cleanup);

beforeAll(async () => {
  await startI18n();
  await switchLanguage("en");
  await needTranslations(["booking", "confirmation"]);
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = vi.fn();
});

const startsAt = "2026-11-24T08:00:00Z";
const taken: Problem = { kind: "taken", startsAt, alternatives: [] };
const failed: Problem = { kind: "failed", errCode: "offline", reference: null };

function Page({ problem }: { problem: Problem | null }) {
  const format = useFormat("Europe/Tallinn");
  return (
    <>
      <input aria-label="Name" />
      <button type="button">Book</button>
      {problem && (
        <ProblemNote
          problem={problem}
          format={format}
          failure={() => ({ text: "Not booked" })}
          onChoose={() => {}}
        />
      )}
    </>
  );
}

function focusAfter(
  problem: Problem,
  focused: HTMLElement,
  rerender: (page: React.ReactNode) => void,
) {
  focused.focus();
  rerender(<Page problem={null} />);
  rerender(<Page problem={problem} />);
  return document.activeElement;
}

test("a time that is taken while its person types leaves the focus in the field", () => {
  const { rerender } = render(<Page problem={null} />);
  const field = screen.getByLabelText("Name");
  expect(focusAfter(taken, field, rerender)).toBe(field);
});

test("after a tap on a button, and after sending from a field, the note has the focus", () => {
  const { rerender } = render(<Page problem={null} />);
  const isNote = (element: Element | null) => element?.getAttribute("role") === "alert";
  expect(isNote(focusAfter(taken, screen.getByRole("button", { name: "Book" }), rerender))).toBe(
    true,
  );
  expect(isNote(focusAfter(failed, screen.getByLabelText("Name"), rerender))).toBe(true);
});
