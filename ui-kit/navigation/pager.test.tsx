// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import "../testing.ts";
import { Pager } from "./pager.tsx";

test("it asks for more once, and not again while they are on their way", async () => {
  let asked = 0;
  const { rerender } = render(<Pager label="Show 19 more" onMore={() => asked++} />);
  await userEvent.click(screen.getByRole("button", { name: "Show 19 more" }));
  rerender(<Pager label="Show 19 more" pending onMore={() => asked++} />);
  await userEvent.click(screen.getByRole("button"));
  await userEvent.keyboard("{Enter}");
  expect(asked).toBe(1);
  expect(screen.getByRole("button").getAttribute("aria-disabled")).toBe("true");
});
