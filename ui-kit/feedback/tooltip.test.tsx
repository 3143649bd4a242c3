// @vitest-environment jsdom
import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import "../testing.ts";
import { Button } from "../controls/button.tsx";
import { Tooltip } from "./tooltip.tsx";

function show() {
  render(
    <Tooltip text="Only you see this">
      <Button>Note</Button>
    </Tooltip>,
  );
  return screen.getByRole("button");
}

test("focus by the keyboard shows the tooltip, which describes the control; Escape hides it", async () => {
  const button = show();
  await userEvent.tab();
  const tooltip = await screen.findByRole("tooltip");
  expect(tooltip.textContent).toBe("Only you see this");
  expect(button.getAttribute("aria-describedby")).toBe(tooltip.id);
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => screen.queryByRole("tooltip")).toBeNull();
});

test("leaving the control hides the tooltip", async () => {
  const button = show();
  await userEvent.tab();
  await screen.findByRole("tooltip");
  act(() => button.blur());
  await expect.poll(() => screen.queryByRole("tooltip")).toBeNull();
});
