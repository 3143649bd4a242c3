// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import "../testing.ts";
import { FoldItem } from "./fold-item.tsx";

test("folded fields are not there, and the button says whether they are", async () => {
  const calls: string[] = [];
  const common = { title: "TRE", toggleLabel: "Change: TRE", onToggle: () => calls.push("press") };
  const { rerender } = render(<FoldItem {...common} open={false}>fields</FoldItem>);
  const button = screen.getByRole("button", { name: "Change: TRE" });
  expect(screen.queryByText("fields")).toBeNull();
  expect(button.getAttribute("aria-expanded")).toBe("false");
  await userEvent.click(button);
  expect(calls).toEqual(["press"]);
  rerender(<FoldItem {...common} open>fields</FoldItem>);
  expect(screen.getByText("fields").id).toBe(button.getAttribute("aria-controls"));
});
