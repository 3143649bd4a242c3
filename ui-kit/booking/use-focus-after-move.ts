import { useEffect, useRef } from "react";
import { blockIdOf } from "./week-block.tsx";
import type { WeekRange } from "./week-ranges.ts";

/** The button of hours that move to another day is a new one, which gets the focus. Their id may be another one too. */
export function useFocusAfterMove(ranges: readonly WeekRange[]) {
  const moved = useRef<WeekRange | null>(null);
  useEffect(() => {
    if (!moved.current) return;
    const { weekday, from, to, place } = moved.current;
    const range = ranges.find((each) =>
      each.weekday === weekday && each.from === from && each.to === to && each.place === place
    );
    if (!range) return;
    moved.current = null;
    document.getElementById(blockIdOf(range.id))?.focus();
  });
  return (range: WeekRange) => {
    moved.current = range;
  };
}
