// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { waitForFocusIn } from "../testing.ts";
import { KitProvider } from "../layout/kit-provider.tsx";
import { type DateRange, DateRangeField } from "./date-range-field.tsx";

function Away({ calls }: { calls: (DateRange | undefined)[] }) {
  const [value, setValue] = useState<DateRange | undefined>({
    from: "2026-12-21",
    to: "2026-12-24",
  });
  return (
    <KitProvider locale="en-GB" navigate={() => {}}>
      <DateRangeField
        label="Away"
        value={value}
        onChange={(next) => {
          setValue(next);
          calls.push(next);
        }}
      />
    </KitProvider>
  );
}

test("arrow keys change parts of the start and end date", async () => {
  const calls: (DateRange | undefined)[] = [];
  render(<Away calls={calls} />);
  await userEvent.tab();
  await userEvent.keyboard("{ArrowUp}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowDown}");
  expect(calls).toEqual([
    { from: "2026-12-22", to: "2026-12-24" },
    { from: "2026-12-22", to: "2026-12-23" },
  ]);
});

test("both dates can be selected in the calendar with the keyboard", async () => {
  const calls: (DateRange | undefined)[] = [];
  render(<Away calls={calls} />);
  await userEvent.click(screen.getByRole("button", { name: /calendar/i }));
  await waitForFocusIn(await screen.findByRole("dialog"));
  await userEvent.keyboard("{Enter}{ArrowRight}{Enter}");
  expect(calls).toEqual([{ from: "2026-12-21", to: "2026-12-23" }]);
  expect(screen.queryByRole("dialog")).toBeNull();
});
