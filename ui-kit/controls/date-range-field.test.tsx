// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { focusComesInto } from "../testing.ts";
import { KitProvider } from "../layout/kit-provider.tsx";
import { type DateRange, DateRangeField } from "./date-range-field.tsx";

function Away({ told }: { told: (DateRange | undefined)[] }) {
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
          told.push(next);
        }}
      />
    </KitProvider>
  );
}

test("arrows change a part of the first or of the last day", async () => {
  const told: (DateRange | undefined)[] = [];
  render(<Away told={told} />);
  await userEvent.tab();
  await userEvent.keyboard("{ArrowUp}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowDown}");
  expect(told).toEqual([
    { from: "2026-12-22", to: "2026-12-24" },
    { from: "2026-12-22", to: "2026-12-23" },
  ]);
});

test("both days are chosen in the month by keys", async () => {
  const told: (DateRange | undefined)[] = [];
  render(<Away told={told} />);
  await userEvent.click(screen.getByRole("button", { name: /calendar/i }));
  await focusComesInto(await screen.findByRole("dialog"));
  await userEvent.keyboard("{Enter}{ArrowRight}{Enter}");
  expect(told).toEqual([{ from: "2026-12-21", to: "2026-12-23" }]);
  expect(screen.queryByRole("dialog")).toBeNull();
});
