// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { waitForFocusIn } from "../testing.ts";
// Preloads the lazy module, so that its import does not count against the test timeout.
import "./modal.tsx";
import { useState } from "react";
import { Button } from "../controls/button.tsx";
import { Dialog } from "./dialog.tsx";

function Cancelling() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Cancel…</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Cancel the session?"
        closeLabel="Close"
        actions={<Button onClick={() => setOpen(false)}>Keep the session</Button>}
      >
        <p>It costs nothing.</p>
      </Dialog>
    </>
  );
}

test("the dialog traps the focus and restores it", async () => {
  render(<Cancelling />);
  const opener = screen.getByRole("button", { name: "Cancel…" });
  await userEvent.click(opener);
  const dialog = await waitForFocusIn(
    await screen.findByRole("dialog", { name: "Cancel the session?" }),
  );
  for (let i = 0; i < 4; i++) {
    await userEvent.tab();
    expect(dialog.contains(document.activeElement)).toBe(true);
  }
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
  await expect.poll(() => document.activeElement).toBe(opener);
});

test("close button and actions close the dialog", async () => {
  render(<Cancelling />);
  for (const name of ["Close", "Keep the session"]) {
    await userEvent.click(screen.getByRole("button", { name: "Cancel…" }));
    await userEvent.click(await screen.findByRole("button", { name }));
    await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
  }
});
