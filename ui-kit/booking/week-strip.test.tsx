// @vitest-environment jsdom
import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import "../testing.ts";
import { days } from "../compositions/week.ts";
import { WeekStrip } from "./week-strip.tsx";

test("a day can be selected with pointer and arrow keys", async () => {
  const calls: string[] = [];
  render(
    <WeekStrip
      label="Next 7 days"
      days={days}
      picked="2026-11-24"
      onPick={(date) => calls.push(date)}
    />,
  );
  await userEvent.click(screen.getByRole("radio", { name: "Friday, 20 November, 1 free" }));
  act(() => screen.getByRole("radio", { checked: true }).focus());
  await userEvent.keyboard("{ArrowRight}");
  expect(calls).toEqual(["2026-11-20", "2026-11-25"]);
});
