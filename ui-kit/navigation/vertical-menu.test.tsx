// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import "../testing.ts";
import { menuItems } from "../compositions/menu-items.ts";
import { VerticalMenu } from "./vertical-menu.tsx";

const words = { label: "Main", items: menuItems, newTabLabel: "new tab" };

function openGroups() {
  return screen.getAllByRole("button", { expanded: true }).map((button) => button.textContent);
}

test("the item with the current path is marked, and its group is open", () => {
  const { rerender } = render(<VerticalMenu {...words} current="/admin" />);
  expect(screen.getByRole("link", { current: "page" }).textContent).toBe("Dashboard");
  expect(screen.queryAllByRole("button", { expanded: true })).toEqual([]);
  rerender(<VerticalMenu {...words} current="/admin/values" />);
  expect(screen.getByRole("link", { current: "page" }).textContent).toBe("Domain values");
  expect(openGroups()).toEqual(["Wordset en ru"]);
});

test("accordion keeps one group open, collapse several", async () => {
  const { rerender } = render(<VerticalMenu {...words} />);
  await userEvent.click(screen.getByRole("button", { name: /Courses/ }));
  await userEvent.click(screen.getByRole("button", { name: /Words/ }));
  expect(openGroups()).toEqual(["Wordset en ru"]);
  rerender(<VerticalMenu {...words} toggleType="collapse" />);
  await userEvent.click(screen.getByRole("button", { name: /Courses/ }));
  expect(openGroups()).toEqual(["Courses", "Wordset en ru"]);
  await userEvent.keyboard("{Enter}");
  expect(openGroups()).toEqual(["Wordset en ru"]);
});

test("items of a closed group cannot be reached", async () => {
  render(<VerticalMenu {...words} />);
  const fold = screen.getByText("All courses").closest("[inert]");
  expect(fold).not.toBeNull();
  await userEvent.click(screen.getByRole("button", { name: /Courses/ }));
  expect(screen.getByText("All courses").closest("[inert]")).toBeNull();
});

test("a disabled item cannot be followed; a new tab is announced", () => {
  render(<VerticalMenu {...words} />);
  const reports = screen.getByRole("link", { name: "Reports" });
  expect(reports.hasAttribute("href")).toBe(false);
  const shop = screen.getByRole("link", { name: /E-shop ?\(new tab\)/ });
  expect(shop.getAttribute("target")).toBe("_blank");
});
