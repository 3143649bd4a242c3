import type { ComponentProps, ReactNode } from "react";
import "./slot-list.css";

export type SlotDay = {
  date: string;
  name: ReactNode;
  groups: { where?: ReactNode; times: { dateTime: string; text: string }[] }[];
  fallback?: ReactNode;
};

export type SlotListProps = Omit<ComponentProps<"ol">, "className" | "children"> & {
  days: SlotDay[];
};

/** A read-only list of times by day and place. */
export function SlotList({ days, ...rest }: SlotListProps) {
  return (
    <ol {...rest} className="slot-list">
      {days.map(({ date, name, groups, fallback }) => (
        <li key={date} data-empty={groups.length === 0 || undefined}>
          <h3>{name}</h3>
          <div data-part="day">
            {groups.map(({ where, times }, i) => (
              <div key={i} data-part="group">
                <ul>
                  {times.map(({ dateTime, text }) => (
                    <li key={dateTime}>
                      <time dateTime={dateTime}>{text}</time>
                    </li>
                  ))}
                </ul>
                {where && <p>{where}</p>}
              </div>
            ))}
            {groups.length === 0 && fallback}
          </div>
        </li>
      ))}
    </ol>
  );
}
