// @vitest-environment jsdom
import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import "../testing.ts";
import { SessionHistory } from "./session-history.tsx";

const lines = [
  { dateTime: "2026-11-12T10:04:00Z", when: "12 Nov", what: "Booked · You" },
  { dateTime: "2026-11-20T08:15:00Z", when: "20 Nov", what: "Cancelled · You", reason: "Ill." },
];

test("onToggle reports the opening, for lazy loading", async () => {
  const toggled = vi.fn();
  const { container } = render(
    <SessionHistory
      title="History"
      onToggle={(event) => toggled(event.currentTarget.open)}
      fallback="Loading"
    />,
  );
  expect(container.querySelector("details")?.open).toBe(false);
  await userEvent.click(screen.getByText("History"));
  await waitFor(() => expect(toggled).toHaveBeenCalledWith(true));
  expect(screen.getByText("Loading")).toBeTruthy();
});

test("lines are in order and include reasons", () => {
  render(<SessionHistory title="History" open lines={lines} />);
  const items = screen.getAllByRole("listitem");
  expect(items.map((item) => item.textContent)).toEqual([
    "12 NovBooked · You",
    "20 NovCancelled · YouIll.",
  ]);
  expect(items[1]?.querySelector("q")?.textContent).toBe("Ill.");
  expect(items[1]?.querySelector("time")?.dateTime).toBe("2026-11-20T08:15:00Z");
});
