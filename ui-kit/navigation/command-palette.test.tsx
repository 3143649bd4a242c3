// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
// Preloads the lazy module, so that its import does not count against the test timeout.
import "./command-list.tsx";
import { CommandPalette } from "./command-palette.tsx";

const pages = [
  { id: "/admin", label: "Overview", icon: "layout-dashboard" },
  { id: "/admin/users", label: "Accounts", icon: "users" },
] as const;

function Palette({ onPick, onClose }: { onPick: (id: string) => void; onClose: () => void }) {
  const [typed, setTyped] = useState("");
  const commands = pages.filter(({ label }) => label.toLowerCase().includes(typed));
  return (
    <CommandPalette
      open
      label="Find"
      placeholder="Find"
      empty="Nothing fits."
      typed={typed}
      onType={setTyped}
      groups={[{ title: "Pages", commands: [...commands] }]}
      onPick={onPick}
      onClose={onClose}
    />
  );
}

test("typing narrows the results, and Enter opens the one that the field points at", async () => {
  const picked: string[] = [];
  render(<Palette onPick={(id) => picked.push(id)} onClose={() => {}} />);
  const field = await screen.findByRole("combobox", { name: "Find" });
  expect(document.activeElement).toBe(field);
  await userEvent.keyboard("acc");
  expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual(["Accounts"]);
  const active = () =>
    document.getElementById(field.getAttribute("aria-activedescendant") ?? "")?.textContent;
  // The list takes the first arrow only after it has rendered what fits.
  await expect.poll(async () => {
    await userEvent.keyboard("{ArrowDown}");
    return active();
  }, { timeout: 10_000 }).toBe("Accounts");
  await userEvent.keyboard("{Enter}");
  expect(picked).toEqual(["/admin/users"]);
});

test("Escape closes it", async () => {
  let closed = 0;
  render(<Palette onPick={() => {}} onClose={() => closed++} />);
  await screen.findByRole("combobox", { name: "Find" });
  await userEvent.keyboard("{Escape}");
  expect(closed).toBe(1);
});
