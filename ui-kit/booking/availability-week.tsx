import { type ComponentProps, type ReactNode, useId, useState } from "react";
import { Button } from "../controls/button.tsx";
import { WeekBlock, type WeekWords } from "./week-block.tsx";
import { hourAt, type WeekRange } from "./week-ranges.ts";
import "./availability-week.css";

export type WeekDay = {
  /** 1 is Monday, 7 is Sunday. */
  weekday: number;
  /** Short name, e.g. "Mon". */
  name: string;
  /** Whole name, for assistive technology. */
  spoken: string;
  /** How much is open, e.g. "7 h" or "closed". */
  total: ReactNode;
};

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
    /** Where; the first three have their own colour and mark. */
    places: readonly { id: string; name: string }[];
    /** What is booked already; seen from 768 px. */
    booked?: readonly BookedTime[] | undefined;
    /** First and last hour of the grid; hours outside are reached through the form. */
    hours?: { from: number; to: number } | undefined;
    /** How a moment is written: minutes from midnight. */
    timeOf: (minutes: number) => string;
    words: WeekWords & {
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
    hours = { from: 8, to: 22 },
    timeOf,
    words,
    onChange,
    onAdd,
    onOpen,
    onRemove,
    style,
    ...rest
  }: AvailabilityWeekProps,
) {
  const hintId = useId();
  const [said, setSaid] = useState("");
  const placeOf = (id: string) => ({
    mark: "abc"[places.findIndex((place) => place.id === id)] ?? "a",
    name: places.find((place) => place.id === id)?.name ?? "",
  });
  const count = hours.to - hours.from;
  const scale = { from: hours.from * 60, minutes: 60 / hourHeight };
  return (
    <div
      {...rest}
      className="availability-week"
      role="group"
      aria-label={label}
      style={{ ...style, "--hours": count, "--first": hours.from } as typeof style}
    >
      <p data-part="hint" id={hintId}>{words.hint}</p>
      <p data-part="said" role="status">{said}</p>
      <div data-part="clock" aria-hidden="true">
        {Array.from(
          { length: count - 1 },
          (_, i) => <span key={i}>{timeOf((hours.from + i + 1) * 60)}</span>,
        )}
      </div>
      <ol>
        {days.map(({ weekday, name, spoken, total }) => {
          const own = ranges.filter((range) => range.weekday === weekday)
            .toSorted((a, b) => a.from - b.from);
          return (
            <li key={weekday} aria-label={spoken} data-weekday={weekday}>
              <div data-part="day">
                <b aria-hidden="true">{name}</b>
                <span data-part="total">{total}</span>
                <Button variant="quiet" icon="plus" iconOnly onClick={() => onAdd({ weekday })}>
                  {words.add(spoken)}
                </Button>
              </div>
              <div
                data-part="hours"
                onClick={(event) => {
                  if (event.target !== event.currentTarget) return;
                  const { top } = event.currentTarget.getBoundingClientRect();
                  const at = scale.from + (event.clientY - top) * scale.minutes;
                  const hour = hourAt(ranges, weekday, at - 30);
                  if (hour) onAdd(hour);
                }}
              >
                {own.length === 0 && <p data-part="closed">{words.closed}</p>}
                {own.map((range) => (
                  <WeekBlock
                    key={range.id}
                    {...{
                      range,
                      ranges,
                      spoken,
                      words,
                      timeOf,
                      hintId,
                      onChange,
                      onOpen,
                      onRemove,
                    }}
                    minutesPerPixel={scale.minutes}
                    firstHour={hours.from}
                    place={placeOf(range.place)}
                    onSaid={setSaid}
                    days={days}
                  />
                ))}
                {booked.filter((each) => each.weekday === weekday).map((
                  { id, from, to, label },
                ) => (
                  <span
                    key={id}
                    data-part="booked"
                    style={{ "--from": from / 60, "--to": to / 60 } as typeof style}
                  >
                    {label}
                  </span>
                ))}
              </div>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
