import { type ComponentProps, useId } from "react";
import { useEarlierChoice } from "../controls/use-earlier-input.ts";
import "./week-strip.css";

export type WeekStripDay = {
  /** ISO date. */
  date: string;
  weekday: string;
  day: string;
  free: "none" | "some" | "many";
  /** Accessible name, e.g. "Tuesday, 24 November, 5 free". */
  label: string;
};

export type WeekStripProps = Omit<ComponentProps<"fieldset">, "className" | "children" | "ref"> & {
  label: string;
  days: WeekStripDay[];
  picked?: string | undefined;
  onPick: (date: string) => void;
};

/** Seven days as radio buttons, with dots for free times. */
export function WeekStrip({ label, days, picked, onPick, name, ...rest }: WeekStripProps) {
  const ownName = useId();
  const ref = useEarlierChoice<HTMLFieldSetElement>(picked);
  return (
    <fieldset {...rest} ref={ref} className="week-strip" role="radiogroup" aria-label={label}>
      <div>
        {days.map(({ date, weekday, day, free, label }) => (
          <label key={date} data-free={free}>
            <input
              type="radio"
              name={name ?? ownName}
              value={date}
              aria-label={label}
              checked={picked === date}
              onChange={() => onPick(date)}
            />
            <span>{weekday}</span>
            <b>{day}</b>
            <i />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
