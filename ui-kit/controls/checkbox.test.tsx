// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import "../testing.ts";
import { Checkbox } from "./checkbox.tsx";

test("its words and the Space key tick it, and it says what is wrong with it", async () => {
  const told: boolean[] = [];
  render(
    <Checkbox label="I accept the terms" error="Needed." onCheckedChange={(on) => told.push(on)} />,
  );
  await userEvent.click(screen.getByText("I accept the terms"));
  await userEvent.keyboard(" ");
  expect(told).toEqual([true, false]);
  const box = screen.getByRole("checkbox");
  expect(box.getAttribute("aria-invalid")).toBe("true");
  expect(document.getElementById(box.getAttribute("aria-describedby")!)?.textContent)
    .toBe("Needed.");
});
