// @vitest-environment jsdom
import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import "../testing.ts";
import { useState } from "react";
import { KitProvider } from "../layout/kit-provider.tsx";
import { free } from "../compositions/week.ts";
import { MonthCalendar } from "./month-calendar.tsx";

function dayButton(day: string) {
  return screen.getByRole("button", { name: new RegExp(`\\b${day} November 2026`) });
}

function November(
  { calls, months, locale = "en-GB" }: { calls: string[]; months?: string[]; locale?: string },
) {
  const [picked, setPicked] = useState("2026-11-24");
  return (
    <KitProvider locale={locale} navigate={() => {}}>
      <MonthCalendar
        label="Free days"
        freeDates={free}
        today="2026-11-20"
        picked={picked}
        onPick={(date) => {
          setPicked(date);
          calls.push(date);
        }}
        onMonthChange={(month) => months?.push(month)}
      />
    </KitProvider>
  );
}

test("only days with free times can be selected", async () => {
  const calls: string[] = [];
  render(<November calls={calls} />);
  await userEvent.click(dayButton("27"));
  await userEvent.click(dayButton("28"));
  await userEvent.click(dayButton("19"));
  expect(calls).toEqual(["2026-11-27"]);
});

test("arrow keys and Enter select a day", async () => {
  const calls: string[] = [];
  render(<November calls={calls} />);
  act(() => screen.getByRole("button", { name: /24 November 2026/ }).focus());
  await userEvent.keyboard("{ArrowRight}{Enter}");
  expect(calls).toEqual(["2026-11-25"]);
});

test("a month change is reported, and past months are disabled", async () => {
  const months: string[] = [];
  render(<November calls={[]} months={months} />);
  expect(screen.getAllByRole("button", { name: "Previous" })[0]!.hasAttribute("disabled")).toBe(
    true,
  );
  await userEvent.click(screen.getAllByRole("button", { name: "Next" })[0]!);
  expect(months.at(-1)).toBe("2026-12-01");
});

test("month and weekdays are in the language of the page", () => {
  render(<November calls={[]} locale="et" />);
  expect(screen.getAllByText(/^november 2026$/i).length).toBeGreaterThan(0);
  expect(screen.getAllByRole("columnheader", { hidden: true })[0]?.textContent).toBe("E");
});
