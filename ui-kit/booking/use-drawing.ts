import { type PointerEvent, useRef, useState } from "react";
import type { LongPress } from "./use-long-press.ts";
import { drawRange, newRangeAt, showsColumns, type WeekRange } from "./week-ranges.ts";

type Drawn = { weekday: number; from: number; to: number };

/** Drawing hours on free ground. Where a finger has rested, an hour begins. */
export function useDrawing({ longPress, ranges, scale, onDrawn }: {
  longPress: LongPress;
  ranges: readonly WeekRange[];
  /** The minute at the top of a column, and minutes per pixel. */
  scale: { from: number; minutes: number };
  onDrawn: (drawn: Drawn) => void;
}) {
  const [start, setStart] = useState<{ weekday: number; at: number; y: number } | null>(null);
  const [shown, setShown] = useState<Drawn | null>(null);
  const done = useRef(false);

  function minuteAt({ currentTarget, clientY }: PointerEvent) {
    return scale.from + (clientY - currentTarget.getBoundingClientRect().top) * scale.minutes;
  }
  function end() {
    longPress.letGo();
    setStart(null);
    setShown(null);
  }
  return {
    shown,
    /** Whether the press that comes now is the end of a drawing. */
    justDrawn() {
      const was = done.current;
      done.current = false;
      return was;
    },
    handlers: (weekday: number) => ({
      onPointerDown(event: PointerEvent<HTMLElement>) {
        done.current = false;
        if (event.button !== 0) return;
        if (event.target !== event.currentTarget) return;
        if (!showsColumns()) return;
        const { clientY, currentTarget, pointerId, pointerType } = event;
        const at = minuteAt(event);
        longPress.take(event, () => {
          currentTarget.setPointerCapture(pointerId);
          setStart({ weekday, at, y: clientY });
          if (pointerType === "touch") setShown(newRangeAt(ranges, weekday, at - 30));
        });
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (!start) return longPress.follow(event);
        if (start.weekday !== weekday) return;
        const isStill = Math.abs(event.clientY - start.y) < 6;
        if (isStill && (!shown || event.pointerType === "touch")) return;
        setShown(drawRange(ranges, weekday, start.at, minuteAt(event)));
      },
      onPointerUp() {
        if (shown) {
          done.current = true;
          onDrawn(shown);
        }
        end();
      },
      onPointerCancel: end,
    }),
  };
}
