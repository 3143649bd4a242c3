// @vitest-environment jsdom
import { act, fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { unbrokenRange } from "../layout/unbroken-range.ts";
import "../testing.ts";
import { AvailabilityWeek, type BookedTime } from "./availability-week.tsx";
import type { WeekRange } from "./week-ranges.ts";

const names = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

function Week({ calls = [], booked, dated = false }: {
  calls?: unknown[];
  booked?: BookedTime[];
  /** Whether the id of a range names its day. */
  dated?: boolean;
}) {
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
      onChange={(range) => {
        const id = dated ? `${range.weekday}.${range.from}` : range.id;
        setRanges(ranges.map((each) => each.id === range.id ? { ...range, id } : each));
      }}
      onRemove={(id) => setRanges(ranges.filter((each) => each.id !== id))}
      onAdd={(wanted) => calls.push(wanted)}
      onOpen={(id) => calls.push(id)}
    />
  );
}

test("arrow keys move a range up to its neighbour and announce it", async () => {
  render(<Week />);
  screen.getByRole("button", { name: "Mon 9:00–10:00 Poska" }).focus();
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}");
  expect(screen.getByRole("button", { name: "Mon 9:30–10:30 Poska" })).toBeTruthy();
  expect(screen.getByRole("status").textContent).toBe("Mon 9:30–10:30 Poska");
});

test("Shift and arrow keys move the end, with at least 15 minutes left", async () => {
  render(<Week />);
  screen.getByRole("button", { name: "Mon 9:00–10:00 Poska" }).focus();
  await userEvent.keyboard("{Shift>}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{/Shift}");
  expect(screen.getByRole("button", { name: "Mon 9:00–9:15 Poska" })).toBeTruthy();
});

test("hours that the arrow keys move to other days keep the focus, also under another id", async () => {
  render(<Week dated />);
  screen.getByRole("button", { name: "Mon 9:00–10:00 Poska" }).focus();
  await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowDown}{ArrowLeft}");
  expect(document.activeElement)
    .toBe(screen.getByRole("button", { name: "Tue 9:15–10:15 Poska" }));
});

test("left and right change the day, Delete deletes the range, Enter opens it", async () => {
  const calls: unknown[] = [];
  render(<Week calls={calls} />);
  screen.getByRole("button", { name: "Mon 9:00–10:00 Poska" }).focus();
  await userEvent.keyboard("{ArrowRight}");
  const moved = screen.getByRole("button", { name: "Tue 9:00–10:00 Poska" });
  expect(document.activeElement).toBe(moved);
  await userEvent.keyboard("{Enter}");
  expect(calls).toEqual(["a"]);
  await userEvent.keyboard("{Delete}");
  expect(screen.queryByRole("button", { name: /9:00/ })).toBeNull();
});

test("Delete moves the focus to the next range of the day, then to its add button", async () => {
  render(<Week />);
  screen.getByRole("button", { name: "Mon 9:00–10:00 Poska" }).focus();
  await userEvent.keyboard("{Delete}");
  expect(document.activeElement)
    .toBe(screen.getByRole("button", { name: "Mon 10:30–12:00 Poska" }));
  await userEvent.keyboard("{Delete}");
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Add Mon" }));
});

test("bookings are read with their time, after the range that contains them", () => {
  render(
    <Week booked={[{ id: "x", weekday: 1, from: 555, to: 600, label: "Liisa T." }]} />,
  );
  const monday = screen.getByRole("listitem", { name: "Mon" });
  expect(monday.textContent).toContain(
    `9:00–10:00 Poska${unbrokenRange("9:15", "10:00")} Liisa T.10:30–12:00 Poska`,
  );
});

test("a press between the rows of the list adds nothing", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  const calls: unknown[] = [];
  render(<Week calls={calls} />);
  fireEvent.click(document.querySelector("[data-weekday='1'] [data-part=hours]")!);
  vi.unstubAllGlobals();
  expect(calls).toEqual([]);
});

test("every day has a button that adds hours", async () => {
  const calls: unknown[] = [];
  render(<Week calls={calls} />);
  await userEvent.click(screen.getByRole("button", { name: "Add Sun" }));
  expect(calls).toEqual([{ weekday: 7 }]);
  expect(screen.getAllByText("Closed")).toHaveLength(6);
});

describe("pointer", () => {
  /** jsdom has no layout, so the test sets the column under the pointer. */
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

  test("a dragged range moves in steps of 15 minutes and does not open", () => {
    const calls: unknown[] = [];
    render(<Week calls={calls} />);
    drag(block(/10:30–12:00/), 49);
    expect(block(/^Mon 11:30–13:00 Poska$/)).toBeTruthy();
    expect(screen.getByRole("status").textContent).toBe("Mon 11:30–13:00 Poska");
    expect(calls).toEqual([]);
  });

  test("a dragged range stops at its neighbour", () => {
    render(<Week />);
    drag(block(/9:00–10:00/), 200);
    expect(block(/^Mon 9:30–10:30 Poska$/)).toBeTruthy();
  });

  test("a range can be dragged to another day", () => {
    render(<Week />);
    drag(block(/9:00–10:00/), 0, { to: 3 });
    expect(block(/^Wed 9:00–10:00 Poska$/)).toBeTruthy();
  });

  test("dragging an edge resizes the range", () => {
    render(<Week />);
    const range = block(/10:30–12:00/);
    drag(range.querySelector("[data-edge=to]")!, 24);
    expect(block(/^Mon 10:30–12:30 Poska$/)).toBeTruthy();
  });

  test("a press without movement opens the range", () => {
    const calls: unknown[] = [];
    render(<Week calls={calls} />);
    drag(block(/9:00–10:00/), 2);
    expect(calls).toEqual(["a"]);
  });

  test("a cancelled drag leaves the range unchanged", () => {
    render(<Week />);
    drag(block(/10:30–12:00/), 49, { then: fireEvent.pointerCancel });
    expect(block(/^Mon 10:30–12:00 Poska$/)).toBeTruthy();
  });

  describe("touch", () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    /** Presses for some ms, moves and releases; returns whether scrolling was prevented. */
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

    test("an immediate move scrolls the page", () => {
      const calls: unknown[] = [];
      render(<Week calls={calls} />);
      expect(finger(block(/10:30–12:00/), { rests: 50, pixels: 49 })).toEqual({ scrolls: true });
      expect(block(/^Mon 10:30–12:00 Poska$/)).toBeTruthy();
      const ground = document.querySelector("[data-weekday='2'] [data-part=hours]")!;
      expect(finger(ground, { rests: 50, pixels: 200 })).toEqual({ scrolls: true });
      expect(calls).toEqual([]);
    });

    test("a long press drags a range without scrolling", () => {
      render(<Week />);
      expect(finger(block(/10:30–12:00/), { rests: 400, pixels: 49 })).toEqual({ scrolls: false });
      expect(block(/^Mon 11:30–13:00 Poska$/)).toBeTruthy();
      expect(fireEvent.touchMove(block(/11:30/))).toBe(true);
    });

    test("a long press on free hours draws a range, one hour without movement", () => {
      const calls: unknown[] = [];
      render(<Week calls={calls} />);
      const ground = document.querySelector("[data-weekday='2'] [data-part=hours]")!;
      finger(ground, { rests: 400, pixels: 96 });
      finger(ground, { rests: 400, pixels: 3 });
      expect(calls).toEqual([
        { weekday: 2, from: 600, to: 720 },
        { weekday: 2, from: 570, to: 630 },
      ]);
    });

    test("a second finger cancels the drag", () => {
      render(<Week />);
      const range = block(/10:30–12:00/);
      fireEvent.pointerDown(range, { button: 0, pointerType: "touch", isPrimary: true });
      fireEvent.pointerDown(range, { button: 0, pointerType: "touch", isPrimary: false });
      act(() => vi.advanceTimersByTime(1000));
      expect(fireEvent.touchMove(range)).toBe(true);
      expect(range.dataset.held).toBeUndefined();
    });
  });

  test("a press on free hours adds a range of one hour", () => {
    const calls: unknown[] = [];
    render(<Week calls={calls} />);
    const hours = document.querySelector("[data-weekday='2'] [data-part=hours]")!;
    fireEvent.click(hours, { clientY: 48 * 3 });
    expect(calls).toEqual([{ weekday: 2, from: 630, to: 690 }]);
  });

  test("dragging on free hours draws a range up to the next one", () => {
    const calls: unknown[] = [];
    render(<Week calls={calls} />);
    const hours = document.querySelector("[data-weekday='1'] [data-part=hours]")!;
    fireEvent.pointerDown(hours, { button: 0, clientY: 48 * 5 });
    fireEvent.pointerMove(hours, { clientY: 48 * 7.5 });
    expect(hours.querySelector("[data-part=drawn]")?.textContent).toBe(
      unbrokenRange("13:00", "15:30"),
    );
    fireEvent.pointerUp(hours);
    fireEvent.click(hours, { clientY: 48 * 7.5 });
    fireEvent.pointerDown(hours, { button: 0, clientY: 0 });
    fireEvent.pointerMove(hours, { clientY: 48 * 3 });
    fireEvent.pointerUp(hours);
    expect(calls).toEqual([
      { weekday: 1, from: 780, to: 930 },
      { weekday: 1, from: 480, to: 540 },
    ]);
  });
});
