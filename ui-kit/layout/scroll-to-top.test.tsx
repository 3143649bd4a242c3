// @vitest-environment jsdom
import { act, fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import "../testing.ts";
import { ScrollToTop } from "./scroll-to-top.tsx";

let below: Element[] = [];

beforeEach(() => {
  below = [];
  document.elementsFromPoint = () => below;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function scrolled(pixels: number) {
  vi.stubGlobal("scrollY", pixels);
  fireEvent.scroll(globalThis.window);
}

test("the button appears after 400 px and scrolls to the top", async () => {
  const went: unknown[] = [];
  vi.stubGlobal("scrollTo", (where: unknown) => went.push(where));
  render(<ScrollToTop label="Back to the top" />);
  expect(screen.queryByRole("button")).toBeNull();
  scrolled(400);
  expect(screen.queryByRole("button")).toBeNull();
  scrolled(401);
  await userEvent.click(screen.getByRole("button", { name: "Back to the top" }));
  expect(went).toEqual([{ top: 0 }]);
  scrolled(0);
  expect(screen.queryByRole("button")).toBeNull();
});

test("at rest the button hides while it lies over a control", () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  render(
    <>
      <label>
        Name <input />
      </label>
      <ScrollToTop label="Back to the top" />
    </>,
  );
  scrolled(500);
  const button = screen.getByRole("button", { name: "Back to the top" });
  below = [button, screen.getByLabelText("Name")];
  act(() => void vi.advanceTimersByTime(1000));
  expect(button.hasAttribute("data-covering")).toBe(true);
  scrolled(600);
  expect(button.hasAttribute("data-covering")).toBe(false);
  below = [button, document.body];
  act(() => void vi.advanceTimersByTime(1000));
  expect(button.hasAttribute("data-covering")).toBe(false);
});

test("over a text the button stays long enough for a tap, and then lets it be read", () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  Range.prototype.getClientRects = () => [new DOMRect(-5, -5, 50, 20)] as unknown as DOMRectList;
  render(
    <>
      <p>Words to read.</p>
      <ScrollToTop label="Back to the top" />
    </>,
  );
  scrolled(500);
  const button = screen.getByRole("button", { name: "Back to the top" });
  button.getBoundingClientRect = () => new DOMRect(0, 0, 44, 44);
  below = [button, screen.getByText("Words to read.")];
  act(() => void vi.advanceTimersByTime(2000));
  expect(button.hasAttribute("data-covering")).toBe(false);
  act(() => void vi.advanceTimersByTime(2000));
  expect(button.hasAttribute("data-covering")).toBe(true);
});
