// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import "../testing.ts";
// Preloads the lazy module, so that its import does not count against the test timeout.
import "./modal.tsx";
import { useState } from "react";
import { Sheet } from "./dialog.tsx";

function Filters() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>All filters</button>
      <Sheet open={open} onClose={() => setOpen(false)} title="Filters" closeLabel="Close">
        <input aria-label="Price" />
      </Sheet>
    </>
  );
}

test("the sheet traps the focus and restores it", async () => {
  render(<Filters />);
  const button = screen.getByRole("button", { name: "All filters" });
  await userEvent.click(button);
  const sheet = await screen.findByRole("dialog", { name: "Filters" });
  for (let stop = 0; stop < 4; stop++) {
    await userEvent.tab();
    expect(sheet.contains(document.activeElement)).toBe(true);
  }
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
  await expect.poll(() => document.activeElement).toBe(button);
});
