import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from "react";
import type { LongPress } from "./use-long-press.ts";
import type { WorkWeekDay, WorkWeekItem, WorkWeekLabels } from "./work-week-parts.ts";
import { moveStep, shiftTarget, type Target } from "./work-week-stops.ts";

/** An hour is 3.875 rem high. */
function minutesPerPixel(): number {
  const { fontSize } = getComputedStyle(document.documentElement);
  return 60 / (3.875 * (parseFloat(fontSize) || 16));
}
const stillPx = 5;

export type Moving = Target & { id: string; title: string; duration: number };

type Drag = { id: string; x: number; y: number; grabbed: number; hasMoved: boolean };

/** Moves an item by dragging, or with M, arrow keys, Enter and Escape. */
export function useWorkWeekMove(
  { root, days, hours, items, formatTime, labels, longPress, onMove }: {
    root: RefObject<HTMLElement | null>;
    days: readonly WorkWeekDay[];
    hours: { from: number; to: number };
    items: readonly WorkWeekItem[];
    formatTime: (minutes: number) => string;
    labels: WorkWeekLabels;
    longPress: LongPress;
    onMove: ((id: string, to: Target) => void) | undefined;
  },
) {
  const [target, setTarget] = useState<Moving | null>(null);
  const [announcement, setAnnouncement] = useState("");
  const drag = useRef<Drag | null>(null);
  const moved = useRef(false);
  const dates = days.map(({ date }) => date);

  function show(next: Moving) {
    const day = days.find(({ date }) => date === next.date)?.label ?? "";
    setTarget(next);
    setAnnouncement(labels.moving(next.title, day, formatTime(next.from)));
  }
  function movable(id: string | null) {
    return onMove ? items.find((item) => item.id === id && item.movable) : undefined;
  }
  function targetOf(id: string): Moving | null {
    const item = movable(id);
    if (!item) return null;
    const { date, from, to, title } = item;
    return { id, date, from, title, duration: to - from };
  }
  function end() {
    drag.current = null;
    longPress.cancel();
    setTarget(null);
  }
  function finish(moving: Moving) {
    const item = movable(moving.id);
    const isElsewhere = item && (item.date !== moving.date || item.from !== moving.from);
    end();
    setAnnouncement(labels.moveEnded);
    if (isElsewhere) onMove?.(moving.id, { date: moving.date, from: moving.from });
  }
  function at({ clientX, clientY }: PointerEvent, { grabbed }: Drag): Target | null {
    const columns = [...root.current?.querySelectorAll<HTMLElement>("[data-date]") ?? []];
    const column = columns.find((each) => {
      const { left, right } = each.getBoundingClientRect();
      return left <= clientX && clientX < right;
    });
    if (!column) return null;
    const top = column.getBoundingClientRect().top;
    const minute = hours.from * 60 + (clientY - top) * minutesPerPixel() - grabbed;
    return { date: column.dataset.date!, from: Math.round(minute / moveStep) * moveStep };
  }

  return {
    target,
    announcement,
    start(id: string) {
      const next = targetOf(id);
      if (next) show(next);
    },
    /** Whether the key belongs to a move. */
    onKeyDown(event: KeyboardEvent): boolean {
      if (!target || drag.current) return false;
      const forward = event.currentTarget.matches(":dir(rtl)") ? -1 : 1;
      const steps: Record<string, { days?: number; minutes?: number }> = {
        ArrowUp: { minutes: -moveStep },
        ArrowDown: { minutes: moveStep },
        ArrowLeft: { days: -forward },
        ArrowRight: { days: forward },
      };
      const step = steps[event.key];
      if (step) show({ ...target, ...shiftTarget(target, step, dates, target.duration) });
      else if (event.key === "Enter") finish(target);
      else if (event.key === "Escape") {
        end();
        setAnnouncement(labels.moveEnded);
      } else return event.key !== "Tab";
      event.preventDefault();
      event.stopPropagation();
      return true;
    },
    justMoved() {
      const was = moved.current;
      moved.current = false;
      return was;
    },
    onPointerDown(event: PointerEvent, stop: HTMLElement | null, id: string | null) {
      moved.current = false;
      if (event.button !== 0 || !stop || !movable(id)) return;
      const { clientX: x, clientY: y, pointerId } = event;
      const grabbed = (y - stop.getBoundingClientRect().top) * minutesPerPixel();
      longPress.start(event, () => {
        stop.setPointerCapture(pointerId);
        drag.current = { id: id!, x, y, grabbed, hasMoved: false };
      });
    },
    onPointerMove(event: PointerEvent) {
      const current = drag.current;
      if (!current) return longPress.move(event);
      const distance = Math.hypot(event.clientX - current.x, event.clientY - current.y);
      current.hasMoved ||= distance > stillPx;
      const next = current.hasMoved && at(event, current);
      const start = targetOf(current.id);
      if (!next || !start) return;
      const to = shiftTarget(next, {}, dates, start.duration);
      if (target?.date !== to.date || target.from !== to.from) show({ ...start, ...to });
    },
    onPointerUp() {
      moved.current = Boolean(drag.current?.hasMoved);
      if (target && drag.current?.hasMoved) finish(target);
      else end();
    },
    onPointerCancel: end,
  };
}
