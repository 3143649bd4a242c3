// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import "../testing.ts";
import { TopNotice } from "./top-notice.tsx";

test("a notice is announced where the status was before, and closes by keyboard", async () => {
  const onClose = vi.fn();
  const show = (text: string | null) => (
    <TopNotice icon="cloud-off" closeLabel="Close" onClose={onClose}>{text}</TopNotice>
  );
  const { rerender } = render(show(null));
  const status = screen.getByRole("status");
  rerender(show("You are offline."));
  expect(screen.getByRole("status")).toBe(status);
  expect(status.textContent).toContain("You are offline.");
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  expect(onClose).toHaveBeenCalledOnce();
});
