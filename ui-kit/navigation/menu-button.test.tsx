// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { waitForFocusIn } from "../testing.ts";
// Preloads the lazy module, so that its import does not count against the test timeout.
import "./menu-popover.tsx";
import { KitProvider } from "../layout/kit-provider.tsx";
import { MenuButton } from "./menu-button.tsx";

const account = {
  label: "Account",
  head: { name: "Liisa Tamm", role: "User" },
  groups: [
    [{ id: "profile", label: "Profile", href: "/profile" }, {
      id: "openings",
      label: "Who has looked",
    }],
    [{ id: "out", label: "Log out" }],
  ],
};

test("keyboard: open, move, select, and the focus returns", async () => {
  const calls: string[] = [];
  render(<MenuButton {...account} onPick={(id) => calls.push(id)} />);
  await userEvent.tab();
  await userEvent.keyboard("{ArrowDown}");
  await waitForFocusIn(await screen.findByRole("menu", { name: /^Account/ }));
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
  expect(calls).toEqual(["out"]);
  await expect.poll(() => screen.queryByRole("menu")).toBeNull();
  await expect.poll(() => document.activeElement).toBe(
    screen.getByRole("button", { name: /^Account/ }),
  );
});

test("a menu link uses the router", async () => {
  const visited: string[] = [];
  render(
    <KitProvider locale="en" navigate={(href) => visited.push(href)}>
      <MenuButton {...account} />
    </KitProvider>,
  );
  await userEvent.click(screen.getByRole("button", { name: /^Account/ }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Profile" }));
  expect(visited).toEqual(["/profile"]);
});

test("Escape closes the menu", async () => {
  render(<MenuButton {...account} />);
  await userEvent.click(screen.getByRole("button"));
  await waitForFocusIn(await screen.findByRole("menu"));
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => screen.queryByRole("menu")).toBeNull();
});

test.each([
  ["{Enter}", "Profile"],
  [" ", "Profile"],
  ["{ArrowDown}", "Profile"],
  ["{ArrowUp}", "Log out"],
])("%s opens it on %s", async (key, name) => {
  render(<MenuButton {...account} />);
  await userEvent.tab();
  await userEvent.keyboard(key);
  await expect.poll(() => document.activeElement).toBe(
    await screen.findByRole("menuitem", { name }),
  );
});

test("Tab closes the menu and focuses the button", async () => {
  render(<MenuButton {...account} />);
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await waitForFocusIn(await screen.findByRole("menu"));
  await userEvent.tab();
  await expect.poll(() => screen.queryByRole("menu")).toBeNull();
  await expect.poll(() => document.activeElement).toBe(screen.getByRole("button"));
});
