// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { waitForFocusIn } from "../testing.ts";
import { KitProvider } from "../layout/kit-provider.tsx";
import { DateField } from "./date-field.tsx";

function Away({ calls, locale = "et-EE" }: { calls: (string | undefined)[]; locale?: string }) {
  const [value, setValue] = useState<string | undefined>("2026-12-24");
  return (
    <KitProvider locale={locale} navigate={() => {}}>
      <DateField
        label="Alates"
        value={value}
        max="2026-12-28"
        onChange={(next) => {
          setValue(next);
          calls.push(next);
        }}
      />
    </KitProvider>
  );
}

test("the parts are in the order of the locale", () => {
  render(<Away calls={[]} />);
  const parts = screen.getAllByRole("spinbutton").map((part) => part.textContent);
  expect(parts).toEqual(["24", "12", "2026"]);
});

test("arrow keys change the focused part", async () => {
  const calls: (string | undefined)[] = [];
  render(<Away calls={calls} />);
  await userEvent.tab();
  await userEvent.keyboard("{ArrowUp}{ArrowRight}{ArrowDown}");
  expect(calls).toEqual(["2026-12-25", "2026-11-25"]);
});

test("a day is selected in the calendar with the keyboard; days after the maximum are disabled", async () => {
  const calls: (string | undefined)[] = [];
  render(<Away calls={calls} locale="en-GB" />);
  await userEvent.click(screen.getByRole("button", { name: /calendar/i }));
  const late = await screen.findByRole("button", { name: /29 December 2026/ });
  expect(late.getAttribute("aria-disabled")).toBe("true");
  await waitForFocusIn(screen.getByRole("dialog"));
  await userEvent.keyboard("{ArrowRight}{Enter}");
  expect(calls).toEqual(["2026-12-25"]);
  expect(screen.queryByRole("dialog")).toBeNull();
});
