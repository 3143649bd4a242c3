// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import "../testing.ts";
import { AdminLayout } from "./admin-layout.tsx";

const layout = (address: string) => (
  <AdminLayout
    label="Admin menu"
    closeLabel="Close"
    address={address}
    navigation={<nav aria-label="Admin">Links</nav>}
  >
    Content
  </AdminLayout>
);

test("the drawer opens with the button and closes on another page", async () => {
  const { rerender } = render(layout("/admin/leads"));
  await userEvent.click(screen.getByRole("button", { name: "Admin menu" }));
  expect(await screen.findByRole("dialog", { name: "Admin menu" })).toBeTruthy();
  rerender(layout("/admin"));
  await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
});
