import {
  type ComponentProps,
  type CSSProperties,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { Button } from "../controls/button.tsx";
import { unbrokenRange } from "../layout/unbroken-range.ts";
import { blockIdOf, minutesPerPixel, WeekBlock, type WeekLabels } from "./week-block.tsx";
import { useFocusAfterMove } from "./use-focus-after-move.ts";
import { type LongPress, useLongPress } from "./use-long-press.ts";
import { drawRange, lanesOf, newRangeAt, showsColumns, type WeekRange } from "./week-ranges.ts";
import "./availability-week.css";

export type WeekDay = {
  /** 1 is Monday, 7 is Sunday. */
  weekday: number;
  name: string;
  label: string;
  total: ReactNode;
};

type PlaceColor = "a" | "b" | "c";

export type BookedTime = { id: string; weekday: number; from: number; to: number; label: string };

export type AvailabilityWeekProps =
  & Omit<ComponentProps<"div">, "className" | "children" | "onChange">
  & {
    label: string;
    days: WeekDay[];
    ranges: readonly WeekRange[];
    places: readonly { id: string; name: string; color?: PlaceColor | undefined }[];
    invalid?: ReadonlySet<string> | undefined;
    booked?: readonly BookedTime[] | undefined;
    /** First and last hour of the grid. Ranges outside are edited in the form. */
    hours?: { from: number; to: number } | undefined;
    /** Formats minutes from midnight. */
    formatTime: (minutes: number) => string;
    labels: WeekLabels & {
      closed: string;
      add: (day: string) => string;
    };
    onChange: (range: WeekRange) => void;
    onAdd: (range: { weekday: number; from?: number; to?: number }) => void;
    onOpen: (id: string) => void;
    onRemove: (id: string) => void;
  };

function sortByStart(ranges: readonly WeekRange[], booked: readonly BookedTime[]) {
  const isBooked = (each: WeekRange | BookedTime) => "label" in each ? 1 : 0;
  return [...ranges, ...booked]
    .toSorted((a, b) => a.from - b.from || isBooked(a) - isBooked(b));
}

function Booked(
  { time, formatTime }: { time: BookedTime; formatTime: (minutes: number) => string },
) {
  const { from, to, label } = time;
  return (
    <span
      data-part="booked"
      style={{ "--from": from / 60, "--to": to / 60 } as CSSProperties}
    >
      <bdi data-part="time">{unbrokenRange(formatTime(from), formatTime(to))}</bdi>{" "}
      <span>{label}</span>
    </span>
  );
}

type Drawn = { weekday: number; from: number; to: number };

function useDrawing({ longPress, ranges, firstMinute, onDrawn }: {
  longPress: LongPress;
  ranges: readonly WeekRange[];
  /** At the top of a column. */
  firstMinute: number;
  onDrawn: (drawn: Drawn) => void;
}) {
  const [start, setStart] = useState<{ weekday: number; at: number; y: number } | null>(null);
  const [shown, setShown] = useState<Drawn | null>(null);
  const done = useRef(false);

  function minuteAt({ currentTarget, clientY }: PointerEvent) {
    const { top } = currentTarget.getBoundingClientRect();
    return firstMinute + (clientY - top) * minutesPerPixel();
  }
  function end() {
    longPress.cancel();
    setStart(null);
    setShown(null);
  }
  return {
    shown,
    justDrawn() {
      const wasDrawn = done.current;
      done.current = false;
      return wasDrawn;
    },
    handlers: (weekday: number) => ({
      onPointerDown(event: PointerEvent<HTMLElement>) {
        done.current = false;
        if (event.button !== 0) return;
        if (event.target !== event.currentTarget) return;
        if (!showsColumns()) return;
        const { clientY, currentTarget, pointerId, pointerType } = event;
        const at = minuteAt(event);
        longPress.start(event, () => {
          currentTarget.setPointerCapture(pointerId);
          setStart({ weekday, at, y: clientY });
          if (pointerType === "touch") setShown(newRangeAt(ranges, weekday, at - 30));
        });
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (!start) return longPress.move(event);
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

/** The button of deleted hours is gone, so the focus moves to the next hours of the day or to its "add" button. */
function useFocusAfterRemoval(root: RefObject<HTMLElement | null>, ranges: readonly WeekRange[]) {
  const removed = useRef<{ weekday: number; at: number; count: number } | null>(null);
  const on = (day: number) =>
    ranges.filter(({ weekday }) => weekday === day).toSorted((a, b) => a.from - b.from);
  useEffect(() => {
    if (!removed.current) return;
    const { weekday, at, count } = removed.current;
    const own = on(weekday);
    if (own.length >= count) return;
    removed.current = null;
    const next = own[at] ?? own.at(-1);
    const target = next
      ? document.getElementById(blockIdOf(next.id))
      : root.current?.querySelector<HTMLElement>(
        `[data-weekday="${weekday}"] [data-part="day"] button`,
      );
    target?.focus();
  });
  return (id: string) => {
    const range = ranges.find((each) => each.id === id);
    if (!range) return;
    const own = on(range.weekday);
    removed.current = { weekday: range.weekday, at: own.indexOf(range), count: own.length };
  };
}

/**
 * The working hours of a week: columns from 768 px, a list of days below. Ranges are drawn and moved with pointer or
 * keyboard.
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
  const firstMinute = hours.from * 60;
  const root = useRef<HTMLDivElement>(null);
  const longPress = useLongPress(root);
  const focusAfterMove = useFocusAfterMove(ranges);
  const focusAfterRemoval = useFocusAfterRemoval(root, ranges);
  const drawing = useDrawing({ longPress, ranges, firstMinute, onDrawn: onAdd });
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
          const taken = booked.filter((each) => each.weekday === weekday);
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
                  const at = firstMinute + (event.clientY - top) * minutesPerPixel();
                  const hour = newRangeAt(ranges, weekday, at - 30);
                  if (hour) onAdd(hour);
                }}
              >
                {own.length === 0 && <p data-part="closed">{labels.closed}</p>}
                {sortByStart(own, taken).map((each) =>
                  "label" in each
                    ? <Booked key={each.id} time={each} formatTime={formatTime} />
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
                          onChange: (range) => {
                            focusAfterMove(range);
                            onChange(range);
                          },
                          onOpen,
                          onRemove: (id) => {
                            focusAfterRemoval(id);
                            onRemove(id);
                          },
                        }}
                        range={each}
                        booked={taken}
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
                    <bdi>
                      {unbrokenRange(formatTime(drawing.shown.from), formatTime(drawing.shown.to))}
                    </bdi>
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
