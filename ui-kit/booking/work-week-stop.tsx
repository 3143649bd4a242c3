import { memo } from "react";
import {
  nameOfItem,
  type WorkWeekDay,
  type WorkWeekItem,
  type WorkWeekLabels,
} from "./work-week-parts.ts";
import type { Stop } from "./work-week-stops.ts";
import "./work-week-stop.css";

const shortMinutes = 40;

function breaksIn({ breaks = [] }: WorkWeekDay, { from, to }: Stop): string[] {
  return breaks.filter((one) => one.from < to && from < one.to).map(({ label }) => label);
}

/** One session or other time, or a free half-hour, of a work week. */
export const WorkWeekStop = memo(function WorkWeekStop(
  {
    id,
    stop,
    item,
    lane,
    isPlaced,
    firstHour,
    isCurrent,
    isMoving,
    day,
    formatTime,
    labels,
  }: {
    id: string;
    stop: Stop;
    item: WorkWeekItem | undefined;
    lane: { lane: number; lanes: number } | undefined;
    isPlaced: boolean;
    firstHour: number;
    isCurrent: boolean;
    isMoving: boolean;
    day: WorkWeekDay;
    formatTime: (minutes: number) => string;
    labels: WorkWeekLabels;
  },
) {
  const { from, to } = stop;
  function freeLabel() {
    const time = `${formatTime(from)}–${formatTime(to)}`;
    return [labels.free(day.label, time), ...breaksIn(day, stop)].join(", ");
  }
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
        tabIndex={-1}
        aria-label={item ? nameOfItem(item) : freeLabel()}
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
