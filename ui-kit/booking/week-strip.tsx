import { type ComponentProps, useId } from "react";
import "./week-strip.css";

export type WeekStripDay = {
  /** ISO date. */
  date: string;
  /** Short weekday, e.g. "Tue". */
  weekday: string;
  /** Day of the month. */
  day: string;
  /** Shown as no, one or two dots. */
  free: "none" | "some" | "many";
  /** Accessible name, e.g. "Tuesday, 24 November, 5 free". */
  label: string;
};

export type WeekStripProps = Omit<ComponentProps<"fieldset">, "className" | "children"> & {
  /** Accessible name, e.g. "Next 7 days". */
  label: string;
  days: WeekStripDay[];
  /** The selected ISO date. */
  picked?: string | undefined;
  onPick: (date: string) => void;
};

/** Seven days as radio buttons, with dots for free times. */
export function WeekStrip({ label, days, picked, onPick, name, ...rest }: WeekStripProps) {
  const ownName = useId();
  return (
    <fieldset {...rest} className="week-strip" role="radiogroup" aria-label={label}>
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
