// @vitest-environment jsdom
import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { waitForFocusIn } from "../testing.ts";
// Preloads the lazy module, so that its import does not count against the test timeout.
import "./menu-popover.tsx";
import { ShareButton } from "./share-button.tsx";

const address = { title: "Külli Mägi", url: "https://example.org/kulli" };
const picked: unknown[] = [];

beforeEach(() => {
  picked.length = 0;
  render(
    <ShareButton
      label="Share"
      shared={() => address}
      choicesFor={() => [{ id: "copy", label: "Copy the link" }]}
      onPick={(...call) => picked.push(call)}
    />,
  );
});

afterEach(() => vi.unstubAllGlobals());

function browserShares(share: () => Promise<void>) {
  Object.assign(navigator, { canShare: () => true, share });
  vi.stubGlobal("navigator", navigator);
}

const press = () => userEvent.click(screen.getByRole("button", { name: "Share" }));

test("without a dialog of the browser a menu opens by keyboard and returns the focus", async () => {
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await waitForFocusIn(await screen.findByRole("menu", { name: /Share/ }));
  await userEvent.keyboard("{Enter}");
  expect(picked).toEqual([["copy", address]]);
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Share"));
});

test("the dialog of the browser gets the address, and leaving it opens nothing else", async () => {
  const share = vi.fn(() => Promise.reject(new DOMException("left", "AbortError")));
  browserShares(share);
  await press();
  expect(share).toHaveBeenCalledWith(address);
  expect(screen.queryByRole("menu")).toBeNull();
});

test("the menu opens when the dialog of the browser fails", async () => {
  browserShares(() => Promise.reject(new DOMException("no", "NotAllowedError")));
  await press();
  expect(await screen.findByRole("menu")).toBeTruthy();
});
