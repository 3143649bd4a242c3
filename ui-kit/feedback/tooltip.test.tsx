// @vitest-environment jsdom
import { act, fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import "../testing.ts";
import { Tooltip } from "./tooltip.tsx";

afterEach(() => vi.useRealTimers());

function show() {
  render(
    <Tooltip text="Only you see this">
      {(described) => <button type="button" {...described}>Note</button>}
    </Tooltip>,
  );
  return screen.getByRole("button");
}
const isOpen = () => screen.getByRole("tooltip").parentElement!.hasAttribute("data-open");

test("the tooltip describes its control also while hidden", () => {
  const id = show().getAttribute("aria-describedby")!;
  expect(document.getElementById(id)?.textContent).toBe("Only you see this");
});

test("focus shows the tooltip; Escape and blur hide it", async () => {
  show();
  await userEvent.tab();
  await expect.poll(isOpen).toBe(true);
  await userEvent.keyboard("{Escape}");
  expect(isOpen()).toBe(false);
});

test("hovering shows the tooltip after a delay", async () => {
  vi.useFakeTimers();
  const button = show();
  fireEvent.pointerEnter(button, { pointerType: "mouse" });
  await act(() => vi.advanceTimersByTimeAsync(400));
  expect(isOpen()).toBe(false);
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(isOpen()).toBe(true);
  fireEvent.pointerLeave(button, { pointerType: "mouse" });
  expect(isOpen()).toBe(false);
});
