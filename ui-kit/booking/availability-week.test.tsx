// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import "../testing.ts";
import { AvailabilityWeek } from "./availability-week.tsx";
import type { WeekRange } from "./week-ranges.ts";

const names = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

function Week({ told = [] }: { told?: unknown[] }) {
  const [ranges, setRanges] = useState<WeekRange[]>([
    { id: "a", weekday: 1, from: 540, to: 600, place: "p" },
    { id: "b", weekday: 1, from: 630, to: 720, place: "p" },
  ]);
  return (
    <AvailabilityWeek
      label="Week"
      days={names.map((name, i) => ({ weekday: i + 1, name, spoken: name, total: "" }))}
      ranges={ranges}
      places={[{ id: "p", name: "Poska" }]}
      timeOf={(minutes) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`}
      words={{
        hint: "Arrows move it",
        closed: "Closed",
        range: (day, hours, place) => `${day} ${hours} ${place}`,
        add: (day) => `Add ${day}`,
      }}
      onChange={(range) => setRanges(ranges.map((each) => each.id === range.id ? range : each))}
      onRemove={(id) => setRanges(ranges.filter((each) => each.id !== id))}
      onAdd={(wanted) => told.push(wanted)}
      onOpen={(id) => told.push(id)}
    />
  );
}

test("arrows move a range as far as its neighbour, and it is said", async () => {
  render(<Week />);
  screen.getByRole("button", { name: "Mon 9:00–10:00 Poska" }).focus();
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}");
  expect(screen.getByRole("button", { name: "Mon 9:30–10:30 Poska" })).toBeTruthy();
  expect(screen.getByRole("status").textContent).toBe("Mon 9:30–10:30 Poska");
});

test("with Shift its end moves, never nearer than a quarter of an hour", async () => {
  render(<Week />);
  screen.getByRole("button", { name: "Mon 9:00–10:00 Poska" }).focus();
  await userEvent.keyboard("{Shift>}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{/Shift}");
  expect(screen.getByRole("button", { name: "Mon 9:00–9:15 Poska" })).toBeTruthy();
});

test("arrows to the side change the day, Delete takes it away, Enter opens it", async () => {
  const told: unknown[] = [];
  render(<Week told={told} />);
  screen.getByRole("button", { name: "Mon 9:00–10:00 Poska" }).focus();
  await userEvent.keyboard("{ArrowRight}");
  const moved = screen.getByRole("button", { name: "Tue 9:00–10:00 Poska" });
  moved.focus();
  await userEvent.keyboard("{Enter}");
  expect(told).toEqual(["a"]);
  await userEvent.keyboard("{Delete}");
  expect(screen.queryByRole("button", { name: /9:00/ })).toBeNull();
});

test("every day can be given hours without drawing them", async () => {
  const told: unknown[] = [];
  render(<Week told={told} />);
  await userEvent.click(screen.getByRole("button", { name: "Add Sun" }));
  expect(told).toEqual([{ weekday: 7 }]);
  expect(screen.getAllByText("Closed")).toHaveLength(6);
});
