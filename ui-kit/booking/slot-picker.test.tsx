// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import "../testing.ts";
import { useState } from "react";
import { tuesday } from "../compositions/week.ts";
import { SlotPicker } from "./slot-picker.tsx";

function Tuesday({ onPick, start }: { onPick: (id: string) => void; start?: string }) {
  const [picked, setPicked] = useState(start);
  return (
    <SlotPicker
      label="Tuesday, 24 November"
      takenLabel="taken"
      parts={tuesday}
      picked={picked}
      onPick={(id) => {
        setPicked(id);
        onPick(id);
      }}
    />
  );
}

test("a free time can be selected, a taken one cannot", async () => {
  const calls: string[] = [];
  render(<Tuesday onPick={(id) => calls.push(id)} />);
  await userEvent.click(screen.getByRole("radio", { name: "Tuesday, 24 November, 11:30, taken" }));
  await userEvent.click(screen.getByRole("radio", { name: "Tuesday, 24 November, 9:00" }));
  expect(calls).toEqual(["2026-11-24T9:00"]);
  expect(screen.getByRole("radio", { checked: true })).toBe(
    screen.getByRole("radio", { name: "Tuesday, 24 November, 9:00" }),
  );
});

test("all times are one Tab stop; arrow keys skip taken times", async () => {
  const calls: string[] = [];
  render(<Tuesday start="2026-11-24T10:15" onPick={(id) => calls.push(id)} />);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole("radio", { checked: true }));
  await userEvent.keyboard("{ArrowRight}");
  expect(calls).toEqual(["2026-11-24T16:45"]);
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
});

test("a selected time is deselected when it is taken", () => {
  render(<Tuesday start="2026-11-24T11:30" onPick={() => {}} />);
  expect(screen.queryByRole("radio", { checked: true })).toBeNull();
});

test("a day without times shows the empty content", () => {
  render(
    <SlotPicker
      label="Saturday"
      takenLabel="taken"
      parts={[{ title: "Morning", slots: [] }]}
      onPick={() => {}}
      empty={<p>The next is on Monday.</p>}
    />,
  );
  expect(screen.getByText("The next is on Monday.")).toBeTruthy();
  expect(screen.queryByText("Morning")).toBeNull();
});
