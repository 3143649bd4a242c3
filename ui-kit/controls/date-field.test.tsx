// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { focusComesInto } from "../testing.ts";
import { KitProvider } from "../layout/kit-provider.tsx";
import { DateField } from "./date-field.tsx";

function Away({ told, locale = "et-EE" }: { told: (string | undefined)[]; locale?: string }) {
  const [value, setValue] = useState<string | undefined>("2026-12-24");
  return (
    <KitProvider locale={locale} navigate={() => {}}>
      <DateField
        label="Alates"
        value={value}
        max="2026-12-28"
        onChange={(next) => {
          setValue(next);
          told.push(next);
        }}
      />
    </KitProvider>
  );
}

test("its parts stand in the order of the language", () => {
  render(<Away told={[]} />);
  const parts = screen.getAllByRole("spinbutton").map((part) => part.textContent);
  expect(parts).toEqual(["24", "12", "2026"]);
});

test("arrows change the part that has the focus", async () => {
  const told: (string | undefined)[] = [];
  render(<Away told={told} />);
  await userEvent.tab();
  await userEvent.keyboard("{ArrowUp}{ArrowRight}{ArrowDown}");
  expect(told).toEqual(["2026-12-25", "2026-11-25"]);
});

test("the month opens by key, a day is chosen, and days after the last cannot be", async () => {
  const told: (string | undefined)[] = [];
  render(<Away told={told} locale="en-GB" />);
  await userEvent.click(screen.getByRole("button", { name: /calendar/i }));
  const late = await screen.findByRole("button", { name: /29 December 2026/ });
  expect(late.getAttribute("aria-disabled")).toBe("true");
  await focusComesInto(screen.getByRole("dialog"));
  await userEvent.keyboard("{ArrowRight}{Enter}");
  expect(told).toEqual(["2026-12-25"]);
  expect(screen.queryByRole("dialog")).toBeNull();
});
