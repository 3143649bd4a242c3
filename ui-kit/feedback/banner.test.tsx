// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import "../testing.ts";
import { Banner } from "./banner.tsx";

test("the banner is announced and can be closed", async () => {
  let closed = 0;
  render(<Banner closeLabel="Close" onClose={() => closed++}>Offline</Banner>);
  expect(screen.getByRole("status").textContent).toContain("Offline");
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(closed).toBe(1);
});

test("without closeLabel the banner has no close button", () => {
  render(<Banner>Offline</Banner>);
  expect(screen.queryByRole("button")).toBeNull();
});
