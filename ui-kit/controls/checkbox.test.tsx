// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import "../testing.ts";
import { Checkbox } from "./checkbox.tsx";

test("label and Space key toggle it, and the error describes it", async () => {
  const calls: boolean[] = [];
  render(
    <Checkbox
      label="I accept the terms"
      error="Needed."
      onCheckedChange={(on) => calls.push(on)}
    />,
  );
  await userEvent.click(screen.getByText("I accept the terms"));
  await userEvent.keyboard(" ");
  expect(calls).toEqual([true, false]);
  const box = screen.getByRole("checkbox");
  expect(box.getAttribute("aria-invalid")).toBe("true");
  expect(document.getElementById(box.getAttribute("aria-describedby")!)?.textContent)
    .toBe("Needed.");
});
