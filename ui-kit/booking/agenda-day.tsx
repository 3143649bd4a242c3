import { type ComponentProps, type ReactNode, useId } from "react";
import { type PracticeGroup } from "./practice-label.tsx";
import "./agenda-day.css";

type AgendaHour = {
  /** Start and end as fractions of the displayed day. */
  from: number;
  to: number;
  group: PracticeGroup;
  past?: boolean | undefined;
};

export type AgendaDayProps = Omit<ComponentProps<"section">, "className" | "title"> & {
  /** Short weekday, day of the month, ISO date. */
  date: { weekday: string; day: string; dateTime: string };
  title: ReactNode;
  summary: ReactNode;
  hours?: AgendaHour[] | undefined;
  today?: boolean | undefined;
  children: ReactNode;
};

function HoursLine({ hours }: { hours: AgendaHour[] }) {
  return (
    <svg data-part="hours" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <rect data-part="day" x="0" y="1.5" width="100" height="1" />
      {hours.map(({ from, to, group, past }) => (
        <rect
          key={from}
          data-group={group}
          data-past={past || undefined}
          x={from * 100}
          y="0"
          width={Math.max(0.8, (to - from) * 100)}
          height="4"
        />
      ))}
    </svg>
  );
}

/** The sessions of a practitioner on one day; `children` are agenda rows. */
export function AgendaDay(
  { date, title, summary, hours = [], today = false, children, ...rest }: AgendaDayProps,
) {
  const id = useId();
  return (
    <section
      {...rest}
      className="agenda-day"
      aria-labelledby={id}
      data-today={today || undefined}
    >
      <time data-part="date" dateTime={date.dateTime} aria-hidden="true">
        {date.weekday}
        <b>{date.day}</b>
      </time>
      <div data-part="card">
        <header>
          <h2 id={id}>{title}</h2>
          <p>{summary}</p>
          {hours.length > 0 && <HoursLine hours={hours} />}
        </header>
        <ol>{children}</ol>
      </div>
    </section>
  );
}
