// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import "../testing.ts";
// Opened by the first use: read before the clock of a test runs.
import "../feedback/modal.tsx";
import { useState } from "react";
import { Sheet } from "../feedback/dialog.tsx";

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

test("it opens from its button, keeps the focus inside and gives it back", async () => {
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
