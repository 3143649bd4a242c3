// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import "../testing.ts";
import { Failed } from "./failed.tsx";

test("the error is announced and can be retried", async () => {
  let tries = 0;
  render(<Failed message="No times came." retryLabel="Try again" onRetry={() => tries++} />);
  expect(screen.getByRole("alert").textContent).toContain("No times came.");
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(tries).toBe(1);
});
