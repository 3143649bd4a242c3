// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import "../testing.ts";
import { SessionHistory } from "./session-history.tsx";

test("it unfolds to who did what, in order, with the reason as a quotation", async () => {
  const lines = [
    { dateTime: "2026-11-20T10:00Z", when: "Fri 12:00", what: "Liisa booked" },
    { dateTime: "2026-11-21T10:00Z", when: "Sat 12:00", what: "Liisa moved it", reason: "Flu" },
  ];
  render(<SessionHistory title="History" lines={lines} />);
  await userEvent.click(screen.getByText("History"));
  expect(screen.getByRole("group").hasAttribute("open")).toBe(true);
  expect(screen.getAllByRole("listitem").map((each) => each.textContent))
    .toEqual(["Fri 12:00Liisa booked", "Sat 12:00Liisa moved itFlu"]);
  expect(screen.getByText("Flu").tagName).toBe("Q");
});
