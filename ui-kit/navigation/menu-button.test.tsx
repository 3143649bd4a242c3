// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { focusComesInto } from "../testing.ts";
// Opened by the first use: read before the clock of a test runs.
import "./menu-popover.tsx";
import { KitProvider } from "../layout/kit-provider.tsx";
import { MenuButton } from "./menu-button.tsx";

const account = {
  label: "Account",
  head: { name: "Liisa Tamm", role: "User", initials: "LT" },
  groups: [
    [{ id: "profile", label: "Profile", href: "/profile" }, {
      id: "openings",
      label: "Who has looked",
    }],
    [{ id: "out", label: "Log out" }],
  ],
};

test("it opens by key, arrows move, Enter chooses, and the focus comes back", async () => {
  const told: string[] = [];
  render(<MenuButton {...account} onPick={(id) => told.push(id)} />);
  await userEvent.tab();
  await userEvent.keyboard("{ArrowDown}");
  await focusComesInto(await screen.findByRole("menu", { name: /^Account/ }));
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
  expect(told).toEqual(["out"]);
  expect(screen.queryByRole("menu")).toBeNull();
  await expect.poll(() => document.activeElement).toBe(
    screen.getByRole("button", { name: /^Account/ }),
  );
});

test("a place in the menu is followed by the app", async () => {
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

test("Escape closes it", async () => {
  render(<MenuButton {...account} />);
  await userEvent.click(screen.getByRole("button"));
  await focusComesInto(await screen.findByRole("menu"));
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("menu")).toBeNull();
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

test("Tab leaves it for its button", async () => {
  render(<MenuButton {...account} />);
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await focusComesInto(await screen.findByRole("menu"));
  await userEvent.tab();
  await expect.poll(() => screen.queryByRole("menu")).toBeNull();
  await expect.poll(() => document.activeElement).toBe(screen.getByRole("button"));
});
