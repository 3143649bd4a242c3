import { memo } from "react";
import type { WorkWeekItem } from "./work-week-parts.ts";
import type { Stop } from "./work-week-stops.ts";
import "./work-week-stop.css";

const shortMinutes = 40;

/** One session or other time, or a free half-hour, of a work week. */
export const WorkWeekStop = memo(function WorkWeekStop(
  {
    id,
    stop,
    item,
    lane,
    isPlaced,
    firstHour,
    isTabStop,
    isCurrent,
    isMoving,
    freeLabel,
  }: {
    id: string;
    stop: Stop;
    item: WorkWeekItem | undefined;
    lane: { lane: number; lanes: number } | undefined;
    isPlaced: boolean;
    firstHour: number;
    isTabStop: boolean;
    isCurrent: boolean;
    isMoving: boolean;
    freeLabel: string;
  },
) {
  const { from, to } = stop;
  return (
    <div role="gridcell" aria-selected={item ? isCurrent : undefined}>
      <button
        type="button"
        id={id}
        className="work-week-stop"
        data-placed={isPlaced || undefined}
        data-kind={item?.kind ?? "free"}
        data-state={item?.state}
        data-group={item?.group}
        data-movable={item?.movable || undefined}
        data-current={isCurrent || undefined}
        data-moving={isMoving || undefined}
        data-short={to - from < shortMinutes || undefined}
        tabIndex={isTabStop ? 0 : -1}
        aria-label={item?.label ?? freeLabel}
        style={isPlaced
          ? {
            "--from": from / 60,
            "--to": to / 60,
            "--first": firstHour,
            "--lane": lane?.lane ?? 0,
            "--lanes": lane?.lanes ?? 1,
          } as never
          : undefined}
      >
        {item && (
          <>
            {/* The space separates the texts for assistive technology. */}
            <b>{item.title}</b> <span>{item.detail}</span>
          </>
        )}
      </button>
    </div>
  );
});
