// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import "../testing.ts";
import { ColorSwatchPicker, type ThemeColor } from "./color-swatch-picker.tsx";

test("a colour is selected by its name", async () => {
  const calls: ThemeColor[] = [];
  render(
    <ColorSwatchPicker
      label="Colour"
      colors={[{ value: "primary", name: "Spruce" }, { value: "info", name: "Lake" }]}
      picked="primary"
      onPick={(color) => calls.push(color)}
    />,
  );
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "Spruce" }).checked).toBe(true);
  await userEvent.click(screen.getByRole("radio", { name: "Lake" }));
  expect(calls).toEqual(["info"]);
});
