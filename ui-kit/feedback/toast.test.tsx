// @vitest-environment jsdom
import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import "../testing.ts";
// Preloads the lazy module, so that its import does not count against the test timeout.
import "./toast-region.tsx";
import { notify, Toasts } from "./toast.tsx";

afterEach(() => vi.useRealTimers());

async function show(toast: Parameters<typeof notify>[0]) {
  render(<Toasts label="Messages" closeLabel="Close" />);
  await act(() => notify(toast));
  return await screen.findByText(toast.message);
}

async function later(ms: number) {
  await act(() => vi.advanceTimersByTimeAsync(ms));
}

test("a success closes after 2 s, an error after 4 s", async () => {
  await show({ tone: "success", message: "warm-up" });
  vi.useFakeTimers();
  await act(() => notify({ tone: "success", message: "Saved." }));
  await act(() => notify({ tone: "error", message: "Not saved." }));
  await later(1900);
  expect(screen.queryByText("Saved.")).not.toBeNull();
  await later(200);
  expect(screen.queryByText("Saved.")).toBeNull();
  expect(screen.queryByText("Not saved.")).not.toBeNull();
  await later(2000);
  expect(screen.queryByText("Not saved.")).toBeNull();
});

test("the timer pauses under the pointer", async () => {
  await show({ tone: "success", message: "warm-up 2" });
  vi.useFakeTimers();
  await act(() => notify({ tone: "success", message: "Kept." }));
  fireEvent.pointerEnter(screen.getByRole("region"), { pointerType: "mouse" });
  await later(10_000);
  expect(screen.queryByText("Kept.")).not.toBeNull();
  fireEvent.pointerLeave(screen.getByRole("region"), { pointerType: "mouse" });
  await later(2100);
  expect(screen.queryByText("Kept.")).toBeNull();
});

test("a toast has an action and a close button", async () => {
  const done: string[] = [];
  await show({
    tone: "error",
    message: "Lost.",
    action: { label: "Undo", onPress: () => done.push("undo") },
  });
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(done).toEqual(["undo"]);
  expect(screen.queryByText("Lost.")).toBeNull();
  await act(() => notify({ tone: "error", message: "Lost again." }));
  fireEvent.click(screen.getAllByRole("button", { name: "Close" }).at(0)!);
  expect(screen.queryByText("Lost again.")).toBeNull();
});

test("a newer toast replaces one with the same topic", async () => {
  await show({ tone: "error", message: "Three stars.", topic: "rating" });
  await act(() => notify({ tone: "error", message: "Four stars.", topic: "rating" }));
  await act(() => notify({ tone: "error", message: "Something else." }));
  await act(() => notify({ tone: "error", message: "And else." }));
  expect(screen.queryByText("Three stars.")).toBeNull();
  expect(screen.getByText("Four stars.")).toBeTruthy();
  expect(screen.getByText("Something else.")).toBeTruthy();
});

test("at most 20 toasts are visible at once", async () => {
  await show({ tone: "success", message: "warm-up 3" });
  vi.useFakeTimers();
  for (let number = 1; number <= 25; number++) {
    await act(() => notify({ tone: number > 20 ? "success" : "error", message: `No. ${number}` }));
  }
  const seen = () => screen.getAllByText(/^No\. /).map(({ textContent }) => textContent);
  expect(seen().length).toBe(20);
  expect(seen()).toContain("No. 25");
  expect(seen()).not.toContain("No. 1");
  await later(2100);
  expect(seen()).toContain("No. 1");
  await later(8000);
  expect(screen.queryAllByText(/^No\. /)).toEqual([]);
});

test("the accessible name of a toast is its message", async () => {
  await show({ tone: "success", message: "Read." });
  expect(screen.getByRole("alertdialog", { name: "Read." })).toBeTruthy();
});

test("a toast appears at the other edge when it would cover the focused control", async () => {
  const control = document.createElement("button");
  document.body.append(control);
  control.focus();
  control.getBoundingClientRect = () => new DOMRect(innerWidth - 200, 100, 150, 44);
  await show({ tone: "success", message: "Rated." });
  const region = screen.getByRole("region");
  expect(region.dataset.position).toBe("bottom-right");
  control.getBoundingClientRect = () => new DOMRect(20, 400, 150, 44);
  await act(() => notify({ tone: "success", message: "Rated again." }));
  expect(region.dataset.position).toBe("top-right");
  control.remove();
});
