import {
  type ComponentProps,
  type CSSProperties,
  type ReactNode,
  useId,
  useRef,
  useState,
} from "react";
import { Button } from "../controls/button.tsx";
import { WeekBlock, type WeekLabels } from "./week-block.tsx";
import { useDrawing } from "./use-drawing.ts";
import { useLongPress } from "./use-long-press.ts";
import { lanesOf, newRangeAt, showsColumns, type WeekRange } from "./week-ranges.ts";
import "./availability-week.css";

export type WeekDay = {
  /** 1 is Monday, 7 is Sunday. */
  weekday: number;
  /** Short name, e.g. "Mon". */
  name: string;
  /** Whole name, for assistive technology. */
  label: string;
  /** How much is open, e.g. "7 h" or "closed". */
  total: ReactNode;
};

/** The colour of a place: a spruce, b lake, c clay. */
export type PlaceColor = "a" | "b" | "c";

export type BookedTime = { id: string; weekday: number; from: number; to: number; label: string };

export type AvailabilityWeekProps =
  & Omit<ComponentProps<"div">, "className" | "children" | "onChange">
  & {
    /** Names the week. */
    label: string;
    /** Seven days in the order of the reader. */
    days: WeekDay[];
    /** When it is open. */
    ranges: readonly WeekRange[];
    /** Where; the first three have their own colour and mark, unless one is given. */
    places: readonly { id: string; name: string; color?: PlaceColor | undefined }[];
    /** Ids of ranges with which something is wrong. */
    invalid?: ReadonlySet<string> | undefined;
    /** What is booked already. */
    booked?: readonly BookedTime[] | undefined;
    /** First and last hour of the grid; hours outside are reached through the form. */
    hours?: { from: number; to: number } | undefined;
    /** How a moment is written: minutes from midnight. */
    formatTime: (minutes: number) => string;
    labels: WeekLabels & {
      /** Said on a day without hours. */
      closed: string;
      /** Accessible name of the button that adds hours to a day. */
      add: (day: string) => string;
    };
    /** A range was moved or stretched. */
    onChange: (range: WeekRange) => void;
    /** Hours were drawn on a day, or asked for with the button (then without hours). */
    onAdd: (wanted: { weekday: number; from?: number; to?: number }) => void;
    /** A range was pressed: show its form. */
    onOpen: (id: string) => void;
    /** A range was taken away by key. */
    onRemove: (id: string) => void;
  };

const hourHeight = 48;

/** What is booked stands after the hours it lies in. */
function inOrder(ranges: readonly WeekRange[], booked: readonly BookedTime[]) {
  const isBooked = (each: WeekRange | BookedTime) => "label" in each ? 1 : 0;
  return [...ranges, ...booked]
    .toSorted((a, b) => a.from - b.from || isBooked(a) - isBooked(b));
}

function Booked({ time, timeOf }: { time: BookedTime; timeOf: (minutes: number) => string }) {
  const { from, to, label } = time;
  return (
    <span
      data-part="booked"
      style={{ "--from": from / 60, "--to": to / 60 } as CSSProperties}
    >
      <bdi data-part="when">{`${timeOf(from)}–${timeOf(to)}`}</bdi> <span>{label}</span>
    </span>
  );
}

/**
 * The hours of a usual week: columns to draw in from 768 px, a list of days below. Everything that a pointer does is
 * done by keys too, and by the form behind each range.
 */
export function AvailabilityWeek(
  {
    label,
    days,
    ranges,
    places,
    booked = [],
    invalid,
    hours = { from: 8, to: 22 },
    formatTime,
    labels,
    onChange,
    onAdd,
    onOpen,
    onRemove,
    style,
    ...rest
  }: AvailabilityWeekProps,
) {
  const hintId = useId();
  const [announcement, setAnnouncement] = useState("");
  const placeOf = (id: string) => {
    const at = places.findIndex((place) => place.id === id);
    return { color: places[at]?.color ?? "abc"[at] ?? "a", name: places[at]?.name ?? "" };
  };
  const count = hours.to - hours.from;
  const scale = { from: hours.from * 60, minutes: 60 / hourHeight };
  const root = useRef<HTMLDivElement>(null);
  const longPress = useLongPress(root);
  const drawing = useDrawing({ longPress, ranges, scale, onDrawn: onAdd });
  return (
    <div
      {...rest}
      ref={root}
      className="availability-week"
      role="group"
      aria-label={label}
      style={{ ...style, "--hours": count, "--first": hours.from } as typeof style}
    >
      <p data-part="hint" id={hintId}>{labels.hint}</p>
      <p data-part="announcement" role="status">{announcement}</p>
      <div data-part="clock" aria-hidden="true">
        {Array.from(
          { length: count - 1 },
          (_, i) => <span key={i}>{formatTime((hours.from + i + 1) * 60)}</span>,
        )}
      </div>
      <ol onContextMenu={longPress.onContextMenu}>
        {days.map(({ weekday, name, label: dayLabel, total }) => {
          const own = ranges.filter((range) => range.weekday === weekday)
            .toSorted((a, b) => a.from - b.from);
          const lanes = lanesOf(own);
          return (
            <li key={weekday} aria-label={dayLabel} data-weekday={weekday}>
              <div data-part="day">
                <b aria-hidden="true">{name}</b>
                <span data-part="total">{total}</span>
                <Button variant="quiet" icon="plus" iconOnly onClick={() => onAdd({ weekday })}>
                  {labels.add(dayLabel)}
                </Button>
              </div>
              <div
                data-part="hours"
                {...drawing.handlers(weekday)}
                onClick={(event) => {
                  if (event.target !== event.currentTarget || drawing.justDrawn()) return;
                  if (!showsColumns()) return;
                  const { top } = event.currentTarget.getBoundingClientRect();
                  const at = scale.from + (event.clientY - top) * scale.minutes;
                  const hour = newRangeAt(ranges, weekday, at - 30);
                  if (hour) onAdd(hour);
                }}
              >
                {own.length === 0 && <p data-part="closed">{labels.closed}</p>}
                {inOrder(own, booked.filter((each) => each.weekday === weekday)).map((each) =>
                  "label" in each
                    ? <Booked key={each.id} time={each} timeOf={formatTime} />
                    : (
                      <WeekBlock
                        key={each.id}
                        {...{
                          ranges,
                          dayLabel,
                          labels,
                          formatTime,
                          hintId,
                          longPress,
                          onChange,
                          onOpen,
                          onRemove,
                        }}
                        range={each}
                        minutesPerPixel={scale.minutes}
                        firstHour={hours.from}
                        lane={lanes.get(each.id)}
                        invalid={invalid?.has(each.id)}
                        place={placeOf(each.place)}
                        onAnnounce={setAnnouncement}
                        days={days}
                      />
                    )
                )}
                {drawing.shown?.weekday === weekday && (
                  <span
                    data-part="drawn"
                    style={{
                      "--from": drawing.shown.from / 60,
                      "--to": drawing.shown.to / 60,
                    } as typeof style}
                  >
                    <bdi>{`${formatTime(drawing.shown.from)}–${formatTime(drawing.shown.to)}`}</bdi>
                  </span>
                )}
              </div>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
