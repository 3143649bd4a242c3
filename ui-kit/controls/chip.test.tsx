// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import "../testing.ts";
import { Chip } from "./chip.tsx";

test("a removable chip has an accessible name and calls onRemove", async () => {
  const removed: string[] = [];
  render(
    <Chip removeLabel="Remove: up to €80" onRemove={() => removed.push("price")}>up to €80</Chip>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Remove: up to €80" }));
  expect(removed).toEqual(["price"]);
});

test("a chip without action is neither button nor link", () => {
  render(<Chip>Burnout</Chip>);
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.queryByRole("link")).toBeNull();
});

test("a toggle chip has a pressed state", () => {
  render(<Chip pressed onClick={() => {}}>€75</Chip>);
  expect(screen.getByRole("button", { pressed: true })).toBeTruthy();
});
