// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
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

describe("with the pointer", () => {
  /** Which column lies under the pointer; jsdom draws nothing, so the test says it. */
  let under: number;

  beforeEach(() => {
    under = 1;
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    Element.prototype.setPointerCapture = () => {};
    document.elementsFromPoint = () => [document.querySelector(`[data-weekday="${under}"]`)!];
  });
  afterEach(() => vi.unstubAllGlobals());

  function drag(element: Element, pixels: number, { to = 1, then = fireEvent.pointerUp } = {}) {
    fireEvent.pointerDown(element, { button: 0, clientY: 100 });
    under = to;
    fireEvent.pointerMove(element, { clientY: 100 + pixels });
    then(element, { clientY: 100 + pixels });
    fireEvent.click(element);
  }

  const block = (name: RegExp) => screen.getByRole("button", { name });

  test("a range is drawn down by quarters of an hour, 48 px an hour, and does not open then", () => {
    const told: unknown[] = [];
    render(<Week told={told} />);
    drag(block(/10:30–12:00/), 49);
    expect(block(/^Mon 11:30–13:00 Poska$/)).toBeTruthy();
    expect(screen.getByRole("status").textContent).toBe("Mon 11:30–13:00 Poska");
    expect(told).toEqual([]);
  });

  test("it stops at its neighbour", () => {
    render(<Week />);
    drag(block(/9:00–10:00/), 200);
    expect(block(/^Mon 9:30–10:30 Poska$/)).toBeTruthy();
  });

  test("it is carried to another day", () => {
    render(<Week />);
    drag(block(/9:00–10:00/), 0, { to: 3 });
    expect(block(/^Wed 9:00–10:00 Poska$/)).toBeTruthy();
  });

  test("an edge stretches it", () => {
    render(<Week />);
    const range = block(/10:30–12:00/);
    drag(range.querySelector("[data-edge=to]")!, 24);
    expect(block(/^Mon 10:30–12:30 Poska$/)).toBeTruthy();
  });

  test("a press without a way opens it", () => {
    const told: unknown[] = [];
    render(<Week told={told} />);
    drag(block(/9:00–10:00/), 2);
    expect(told).toEqual(["a"]);
  });

  test("what is broken off leaves it where it was", () => {
    render(<Week />);
    drag(block(/10:30–12:00/), 49, { then: fireEvent.pointerCancel });
    expect(block(/^Mon 10:30–12:00 Poska$/)).toBeTruthy();
  });

  test("a press on free ground asks for an hour there", () => {
    const told: unknown[] = [];
    render(<Week told={told} />);
    const hours = document.querySelector("[data-weekday='2'] [data-part=hours]")!;
    fireEvent.click(hours, { clientY: 48 * 3 });
    expect(told).toEqual([{ weekday: 2, from: 630, to: 690 }]);
  });

  test("hours are drawn on free ground, as far as the next range", () => {
    const told: unknown[] = [];
    render(<Week told={told} />);
    const hours = document.querySelector("[data-weekday='1'] [data-part=hours]")!;
    fireEvent.pointerDown(hours, { button: 0, clientY: 48 * 5 });
    fireEvent.pointerMove(hours, { clientY: 48 * 7.5 });
    expect(hours.querySelector("[data-part=drawn]")?.textContent).toBe("13:00–15:30");
    fireEvent.pointerUp(hours);
    fireEvent.click(hours, { clientY: 48 * 7.5 });
    fireEvent.pointerDown(hours, { button: 0, clientY: 0 });
    fireEvent.pointerMove(hours, { clientY: 48 * 3 });
    fireEvent.pointerUp(hours);
    expect(told).toEqual([
      { weekday: 1, from: 780, to: 930 },
      { weekday: 1, from: 480, to: 540 },
    ]);
  });
});
