// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { waitForFocusIn } from "../testing.ts";
// Preloads the lazy module, so that its import does not count against the test timeout.
import "../feedback/modal.tsx";
import { useState } from "react";
import { Drawer } from "./drawer.tsx";

function Bar() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>Menu</button>
      <Drawer open={open} onClose={() => setOpen(false)} title="Heaolu" closeLabel="Close the menu">
        <a href="/help">Help</a>
      </Drawer>
    </>
  );
}

test("close button and Escape close the drawer and restore the focus", async () => {
  render(<Bar />);
  const button = screen.getByRole("button", { name: "Menu" });
  await userEvent.click(button);
  await screen.findByRole("dialog", { name: "Heaolu" });
  await userEvent.click(screen.getByRole("button", { name: "Close the menu" }));
  await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
  await expect.poll(() => document.activeElement).toBe(button);
  await userEvent.keyboard("{Enter}");
  await waitForFocusIn(await screen.findByRole("dialog"));
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => document.activeElement).toBe(button);
});
