// @vitest-environment jsdom
import { act, fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import "../testing.ts";
import type { WorkWeekDay, WorkWeekItem } from "./work-week-parts.ts";
import { WorkWeek } from "./work-week.tsx";

beforeEach(() => vi.stubGlobal("matchMedia", () => ({ matches: true })));
afterEach(() => vi.unstubAllGlobals());

const time = (minutes: number) =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;

const days: WorkWeekDay[] = ["Mon", "Tue"].map((label, i) => ({
  date: `2026-11-2${3 + i}`,
  weekday: label,
  day: `2${3 + i}`,
  label,
  summary: "",
  href: `#${label}`,
  open: [{ from: 540, to: 720 }],
  breaks: i === 0
    ? [{ from: 660, to: 675, kind: "break", title: "Break", label: "break 11:00–11:15" }]
    : [],
}));

const item = (id: string, date: string, from: number, more: Partial<WorkWeekItem> = {}) => ({
  id,
  date,
  from,
  to: from + 60,
  kind: "session" as const,
  title: id,
  detail: "",
  more: time(from),
  movable: true,
  ...more,
});

function week(calls: unknown[], current?: string) {
  return (
    <WorkWeek
      current={current}
      label="Week"
      days={days}
      items={[
        item("Anna", "2026-11-23", 600),
        item("Busy", "2026-11-24", 600, { kind: "busy", movable: false }),
      ]}
      picked="2026-11-23"
      hours={{ from: 9, to: 12 }}
      formatTime={time}
      labels={{
        hint: "",
        free: (day, time) => `${day} ${time} free`,
        moving: (title, day, time) => `${title} to ${day} ${time}`,
        moveEnded: "Ended",
      }}
      onOpen={(id) => calls.push(id)}
      onFree={({ date, from, to }) => calls.push([date, from, to])}
      onMove={(id, to) => calls.push([id, to])}
      onPage={(direction) => calls.push(direction)}
    />
  );
}

function show(calls: unknown[]) {
  return render(week(calls));
}

const focused = () => document.activeElement?.getAttribute("aria-label");

test("Tab enters once, and arrow keys move between sessions, free times and days", async () => {
  const calls: unknown[] = [];
  show(calls);
  for (const { href } of days) {
    await userEvent.tab();
    expect(document.activeElement?.getAttribute("href")).toBe(href);
    if (href === "#Mon") {
      await userEvent.tab();
      expect(focused()).toBe("Mon 9:00–9:30 free");
    }
  }
  act(() => screen.getByRole("button", { name: "Mon 9:00–9:30 free" }).focus());
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  expect(focused()).toBe("Anna, 10:00");
  await userEvent.keyboard("{ArrowRight}");
  expect(focused()).toBe("Busy, 10:00");
  await userEvent.keyboard("{ArrowDown}");
  expect(focused()).toBe("Tue 11:00–11:30 free");
  await userEvent.keyboard("{End}{ArrowLeft}{Home}");
  expect(focused()).toBe("Mon 9:00–9:30 free");
  await userEvent.keyboard("{Enter}{PageDown}{ArrowLeft}");
  expect(calls).toEqual([["2026-11-23", 540, 570], 1, -1]);
});

test("a free time names the break that reaches into it", () => {
  show([]);
  const names = screen.getAllByRole("button", { name: /^Mon 11:/ })
    .map((free) => free.getAttribute("aria-label"));
  expect(names).toEqual(["Mon 11:00–11:30 free, break 11:00–11:15", "Mon 11:30–12:00 free"]);
});

test("M, arrow keys and Enter move a session and announce where it goes", async () => {
  const calls: unknown[] = [];
  show(calls);
  act(() => screen.getByRole("button", { name: "Anna, 10:00" }).focus());
  await userEvent.keyboard("m{ArrowRight}{ArrowDown}");
  expect(screen.getByRole("status").textContent).toBe("Anna to Tue 10:15");
  await userEvent.keyboard("{Enter}");
  expect(calls).toEqual([["Anna", { date: "2026-11-24", from: 615 }]]);
});

test("Escape ends a move without a change, and Enter opens again", async () => {
  const calls: unknown[] = [];
  show(calls);
  act(() => screen.getByRole("button", { name: "Anna, 10:00" }).focus());
  await userEvent.keyboard("m{ArrowDown}{Escape}{Enter}");
  expect(calls).toEqual(["Anna"]);
  act(() => screen.getByRole("button", { name: "Busy, 10:00" }).focus());
  await userEvent.keyboard("m{ArrowDown}");
  expect(focused()).toBe("Tue 11:00–11:30 free");
});

test("a session is dragged to another time of another day", () => {
  const calls: unknown[] = [];
  show(calls);
  document.querySelectorAll<HTMLElement>("[data-date]").forEach((column, i) => {
    column.getBoundingClientRect = () =>
      ({ left: i * 100, right: i * 100 + 100, top: 0 }) as DOMRect;
  });
  const anna = screen.getByRole("button", { name: "Anna, 10:00" });
  anna.getBoundingClientRect = () => ({ top: 62 }) as DOMRect;
  anna.setPointerCapture = () => {};
  const pointer = { pointerId: 1, pointerType: "mouse", button: 0 };
  fireEvent.pointerDown(anna, { ...pointer, clientX: 50, clientY: 72 });
  fireEvent.pointerMove(anna, { ...pointer, clientX: 150, clientY: 103 });
  expect(screen.getByRole("status").textContent).toBe("Anna to Tue 10:30");
  fireEvent.pointerUp(anna, { ...pointer, clientX: 150, clientY: 103 });
  fireEvent.click(anna);
  expect(calls).toEqual([["Anna", { date: "2026-11-24", from: 630 }]]);
});

test("the focus is back on a session whose panel is closed", () => {
  const { rerender } = render(week([], "Anna"));
  rerender(week([]));
  expect(focused()).toBe("Anna, 10:00");
});
