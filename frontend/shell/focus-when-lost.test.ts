import "tests/support/browser-with-server.ts";
import { expect, test, vi } from "vitest";
import { focusWhenLost } from "./focus-when-lost.ts";

test("an element that cannot be focused at first is focused as soon as it can", async () => {
  document.body.innerHTML = `<button id="start" disabled>Start</button>`;
  const button = document.querySelector("button")!;
  const focus = vi.spyOn(button, "focus");
  focusWhenLost("start");
  await vi.waitFor(() => expect(focus).toHaveBeenCalled());
  expect(document.activeElement).toBe(document.body);
  button.disabled = false;
  await vi.waitFor(() => expect(document.activeElement).toBe(button));
  document.body.innerHTML = "";
});
