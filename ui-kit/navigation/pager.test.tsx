// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import "../testing.ts";
import { Pager } from "./pager.tsx";

test("a pending pager ignores presses", async () => {
  let pressCount = 0;
  const { rerender } = render(<Pager label="Show 19 more" onMore={() => pressCount++} />);
  await userEvent.click(screen.getByRole("button", { name: "Show 19 more" }));
  rerender(<Pager label="Show 19 more" pending onMore={() => pressCount++} />);
  await userEvent.click(screen.getByRole("button"));
  await userEvent.keyboard("{Enter}");
  expect(pressCount).toBe(1);
  expect(screen.getByRole("button").getAttribute("aria-disabled")).toBe("true");
});
