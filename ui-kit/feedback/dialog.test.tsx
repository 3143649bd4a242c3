// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { focusComesInto } from "../testing.ts";
// Opened by the first use: read before the clock of a test runs.
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
        actions={<Button onClick={() => setOpen(false)}>Keep it</Button>}
      >
        <p>It costs nothing.</p>
      </Dialog>
    </>
  );
}

test("it takes the focus, keeps it, and gives it back", async () => {
  render(<Cancelling />);
  const opener = screen.getByRole("button", { name: "Cancel…" });
  await userEvent.click(opener);
  const dialog = await focusComesInto(
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

test("the cross and the actions close it", async () => {
  render(<Cancelling />);
  for (const name of ["Close", "Keep it"]) {
    await userEvent.click(screen.getByRole("button", { name: "Cancel…" }));
    await userEvent.click(await screen.findByRole("button", { name }));
    await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
  }
});
