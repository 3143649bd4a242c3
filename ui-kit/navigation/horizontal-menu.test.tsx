// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import "../testing.ts";
import { HorizontalMenu } from "./horizontal-menu.tsx";
import { NavLink } from "./nav-link.tsx";

test("the links are a named navigation in Tab order", async () => {
  render(
    <HorizontalMenu label="Main">
      <NavLink href="/">Practitioners</NavLink>
      <NavLink href="/help">Help</NavLink>
    </HorizontalMenu>,
  );
  const menu = screen.getByRole("navigation", { name: "Main" });
  await userEvent.tab();
  await userEvent.tab();
  expect(menu.contains(document.activeElement)).toBe(true);
  expect(document.activeElement?.textContent).toBe("Help");
});
