// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import "../testing.ts";
import { ScrollToTop } from "./scroll-to-top.tsx";

afterEach(() => vi.unstubAllGlobals());

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
