// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import "../testing.ts";
import { SideNavigation } from "./side-navigation.tsx";

function Column() {
  const [collapsed, setCollapsed] = useState(false);
  return (
    <SideNavigation
      logo={null}
      collapsed={collapsed}
      onCollapse={setCollapsed}
      collapseLabels={{ collapse: "Narrow", expand: "Wide" }}
    >
      places
    </SideNavigation>
  );
}

test("the toggle button collapses and expands the navigation", async () => {
  render(<Column />);
  await userEvent.click(screen.getByRole("button", { name: "Narrow" }));
  expect(document.querySelector("[data-collapsed]")).not.toBeNull();
  await userEvent.keyboard("{Enter}");
  expect(document.querySelector("[data-collapsed]")).toBeNull();
  expect(screen.getByRole("button", { name: "Narrow" })).toBeTruthy();
});
