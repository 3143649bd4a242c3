// @vitest-environment jsdom
import { act, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import "../testing.ts";
import { SessionHistory } from "./session-history.tsx";

const lines = [
  { dateTime: "2026-11-12T10:04:00Z", when: "12 Nov", what: "Booked · You" },
  { dateTime: "2026-11-20T08:15:00Z", when: "20 Nov", what: "Cancelled · You", reason: "Ill." },
];

test("onOpen reports the opening, for lazy loading", async () => {
  const opened = vi.fn();
  const { container } = render(
    <SessionHistory title="History" onOpen={opened} fallback="Loading" />,
  );
  expect(container.querySelector("details")?.open).toBe(false);
  expect(opened).not.toHaveBeenCalled();
  await userEvent.click(screen.getByText("History"));
  await waitFor(() => expect(opened).toHaveBeenCalledOnce());
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

test("a history that was opened before the scripts ran is loaded", () => {
  const onOpen = vi.fn();
  const history = <SessionHistory title="History" fallback="Loading" onOpen={onOpen} />;
  const page = document.body.appendChild(document.createElement("main"));
  page.innerHTML = renderToString(history);
  page.querySelector("details")!.open = true;
  let root: Root;
  act(() => void (root = hydrateRoot(page, history)));
  expect(onOpen).toHaveBeenCalled();
  expect(page.querySelector("details")!.open).toBe(true);
  act(() => root!.unmount());
  page.remove();
});
