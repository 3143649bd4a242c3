import { memo } from "react";
import { Link } from "../controls/link.tsx";
import { unbrokenRange } from "../layout/unbroken-range.ts";
import type { Moving } from "./use-work-week-move.ts";
import type { WorkWeekDay, WorkWeekItem, WorkWeekLabels } from "./work-week-parts.ts";
import { WorkWeekStop } from "./work-week-stop.tsx";
import type { Stop } from "./work-week-stops.ts";

export type Column = {
  day: WorkWeekDay;
  stops: readonly Stop[];
  items: ReadonlyMap<string, WorkWeekItem>;
  lanes: ReadonlyMap<string, { lane: number; lanes: number }>;
};

export type WorkWeekNow = { date: string; minute: number; label: string };

/** Shorter breaks have no room for their title (minutes). */
const titledBreak = 20;

/** The DOM id of a stop. */
export function idOfStop(id: string, { date, from, item }: Stop): string {
  return `${id}-${item ?? `${date}-${from}`}`;
}

/** One day of a work week. It is drawn again only when something on this day changes. */
export const WorkWeekColumn = memo(function WorkWeekColumn(
  {
    id,
    column: { day, stops, items, lanes },
    isPicked,
    isPlaced,
    firstHour,
    current,
    moving,
    target,
    now,
    formatTime,
    labels,
  }: {
    /** The prefix of the ids of stops. */
    id: string;
    column: Column;
    isPicked: boolean;
    isPlaced: boolean;
    firstHour: number;
    /** These are undefined or null when they are on another day. */
    current: string | undefined;
    moving: string | undefined;
    target: Moving | null;
    now: WorkWeekNow | undefined;
    formatTime: (minutes: number) => string;
    labels: WorkWeekLabels;
  },
) {
  return (
    <div
      role="row"
      aria-label={day.label}
      data-part="column"
      data-today={day.today || undefined}
      data-away={day.away ? "" : undefined}
      data-picked={isPicked || undefined}
    >
      <div role="rowheader" data-part="day">
        <Link href={day.href} aria-current={day.today ? "date" : undefined}>
          <span>{day.weekday}</span> <b>{day.day}</b> <small>{day.summary}</small>
        </Link>
      </div>
      <div role="presentation" data-part="hours" data-date={day.date}>
        {isPlaced && day.open.map(({ from, to, color = "a" }) => (
          <i
            key={from}
            data-part="open"
            data-color={color}
            style={{ "--from": from / 60, "--to": to / 60 } as never}
          />
        ))}
        {isPlaced && day.breaks?.map((one) => (
          <i
            key={one.from}
            data-part="break"
            data-kind={one.kind}
            aria-hidden="true"
            style={{ "--from": one.from / 60, "--to": one.to / 60 } as never}
          >
            {one.to - one.from >= titledBreak && one.title}
          </i>
        ))}
        {day.away && <p data-part="away" aria-hidden="true">{day.away}</p>}
        {stops.map((stop) => (
          <WorkWeekStop
            key={stop.item ?? stop.from}
            id={idOfStop(id, stop)}
            stop={stop}
            item={items.get(stop.item ?? "")}
            lane={lanes.get(stop.item ?? "")}
            isPlaced={isPlaced}
            firstHour={firstHour}
            isCurrent={stop.item !== null && stop.item === current}
            isMoving={stop.item !== null && stop.item === moving}
            day={day}
            formatTime={formatTime}
            labels={labels}
          />
        ))}
        {target && (
          <span
            data-part="target"
            aria-hidden="true"
            style={{
              "--from": target.from / 60,
              "--to": (target.from + target.duration) / 60,
            } as never}
          >
            <b>{target.title}</b>
            <bdi>
              {unbrokenRange(formatTime(target.from), formatTime(target.from + target.duration))}
            </bdi>
          </span>
        )}
        {isPlaced && now && (
          <i data-part="now" aria-hidden="true" style={{ "--from": now.minute / 60 } as never} />
        )}
      </div>
    </div>
  );
});
