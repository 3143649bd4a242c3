// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import "../testing.ts";
import { AmountPicker } from "./amount-picker.tsx";

test("a press and an arrow key pick an amount", async () => {
  const onPick = vi.fn();
  render(
    <AmountPicker
      label="Amount"
      picked="5000"
      options={[{ value: "5000", label: "€50" }, { value: "7500", label: "€75" }]}
      onPick={onPick}
    />,
  );
  expect(screen.getByRole("group", { name: "Amount" })).toBeTruthy();
  await userEvent.click(screen.getByRole("radio", { name: "€75" }));
  expect(onPick).toHaveBeenCalledWith("7500");
  onPick.mockClear();
  screen.getByRole("radio", { name: "€50" }).focus();
  await userEvent.keyboard("{ArrowDown}");
  expect(onPick).toHaveBeenCalledWith("7500");
});
