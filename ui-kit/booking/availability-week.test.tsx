// @vitest-environment jsdom
import { act, fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import "../testing.ts";
import { AvailabilityWeek, type BookedTime } from "./availability-week.tsx";
import type { WeekRange } from "./week-ranges.ts";

const names = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

function Week({ told = [], booked }: { told?: unknown[]; booked?: BookedTime[] }) {
  const [ranges, setRanges] = useState<WeekRange[]>([
    { id: "a", weekday: 1, from: 540, to: 600, place: "p" },
    { id: "b", weekday: 1, from: 630, to: 720, place: "p" },
  ]);
  return (
    <AvailabilityWeek
      label="Week"
      days={names.map((name, i) => ({ weekday: i + 1, name, label: name, total: "" }))}
      ranges={ranges}
      booked={booked}
      places={[{ id: "p", name: "Poska" }]}
      formatTime={(minutes) =>
        `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`}
      labels={{
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

test("what is booked is told with its time, after the hours it lies in", () => {
  render(
    <Week booked={[{ id: "x", weekday: 1, from: 555, to: 600, label: "Liisa T." }]} />,
  );
  const monday = screen.getByRole("listitem", { name: "Mon" });
  expect(monday.textContent).toContain("9:00–10:00 Poska9:15–10:00 Liisa T.10:30–12:00 Poska");
});

test("a press between the lines of the list adds nothing", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  const told: unknown[] = [];
  render(<Week told={told} />);
  fireEvent.click(document.querySelector("[data-weekday='1'] [data-part=hours]")!);
  vi.unstubAllGlobals();
  expect(told).toEqual([]);
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

  describe("a finger", () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    /** Rests for some ms, moves, and leaves; tells whether the page stood still meanwhile. */
    function finger(element: Element, { rests, pixels }: { rests: number; pixels: number }) {
      const touch = { button: 0, pointerType: "touch", isPrimary: true };
      fireEvent.pointerDown(element, { ...touch, clientY: 100 });
      act(() => vi.advanceTimersByTime(rests));
      fireEvent.pointerMove(element, { ...touch, clientY: 100 + pixels });
      const scrolls = fireEvent.touchMove(element);
      act(() => vi.advanceTimersByTime(1000));
      fireEvent.pointerMove(element, { ...touch, clientY: 100 + pixels });
      fireEvent.pointerUp(element, { ...touch, clientY: 100 + pixels });
      return { scrolls };
    }

    test("that moves at once scrolls, over a range and over free ground", () => {
      const told: unknown[] = [];
      render(<Week told={told} />);
      expect(finger(block(/10:30–12:00/), { rests: 50, pixels: 49 })).toEqual({ scrolls: true });
      expect(block(/^Mon 10:30–12:00 Poska$/)).toBeTruthy();
      const ground = document.querySelector("[data-weekday='2'] [data-part=hours]")!;
      expect(finger(ground, { rests: 50, pixels: 200 })).toEqual({ scrolls: true });
      expect(told).toEqual([]);
    });

    test("that has rested carries a range, and the page stands still", () => {
      render(<Week />);
      expect(finger(block(/10:30–12:00/), { rests: 400, pixels: 49 })).toEqual({ scrolls: false });
      expect(block(/^Mon 11:30–13:00 Poska$/)).toBeTruthy();
      expect(fireEvent.touchMove(block(/11:30/))).toBe(true);
    });

    test("that has rested on free ground draws there; without a way it is an hour", () => {
      const told: unknown[] = [];
      render(<Week told={told} />);
      const ground = document.querySelector("[data-weekday='2'] [data-part=hours]")!;
      finger(ground, { rests: 400, pixels: 96 });
      finger(ground, { rests: 400, pixels: 3 });
      expect(told).toEqual([
        { weekday: 2, from: 600, to: 720 },
        { weekday: 2, from: 570, to: 630 },
      ]);
    });

    test("beside a second one carries nothing", () => {
      render(<Week />);
      const range = block(/10:30–12:00/);
      fireEvent.pointerDown(range, { button: 0, pointerType: "touch", isPrimary: true });
      fireEvent.pointerDown(range, { button: 0, pointerType: "touch", isPrimary: false });
      act(() => vi.advanceTimersByTime(1000));
      expect(fireEvent.touchMove(range)).toBe(true);
      expect(range.dataset.held).toBeUndefined();
    });
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
