import { type PointerEvent, useRef, useState } from "react";
import { drawn, type WeekRange } from "./week-ranges.ts";

type Drawn = { weekday: number; from: number; to: number };

/** Drawing hours on free ground with a mouse or a pen. A finger scrolls there; its press is a press. */
export function useDrawing({ ranges, scale, onDrawn }: {
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
    on: (weekday: number) => ({
      onPointerDown(event: PointerEvent<HTMLElement>) {
        done.current = false;
        if (event.button !== 0 || event.pointerType === "touch") return;
        if (event.target !== event.currentTarget) return;
        if (!globalThis.matchMedia("(min-width: 768px)").matches) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setStart({ weekday, at: minuteAt(event), y: event.clientY });
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (start?.weekday !== weekday) return;
        if (!shown && Math.abs(event.clientY - start.y) < 6) return;
        setShown(drawn(ranges, weekday, start.at, minuteAt(event)));
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
