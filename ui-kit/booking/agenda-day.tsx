import { type ComponentProps, type ReactNode, useId } from "react";
import { type PracticeGroup } from "./practice-label.tsx";
import "./agenda-day.css";

export type AgendaHour = {
  /** Start and end as parts of the drawn day, from 0 to 1. */
  from: number;
  to: number;
  group: PracticeGroup;
  /** It is over. */
  past?: boolean | undefined;
};

export type AgendaDayProps = Omit<ComponentProps<"section">, "className" | "title"> & {
  /** The spine: short weekday, day of the month, and the day for machines. */
  date: { weekday: string; day: string; dateTime: string };
  /** The day in words, e.g. "Today, 24 November". */
  title: ReactNode;
  /** What it comes to: how many, how long. */
  summary: ReactNode;
  /** The hours that are booked, drawn as a line. */
  hours?: AgendaHour[] | undefined;
  /** It is today. */
  today?: boolean | undefined;
  /** Agenda rows. */
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

/** One day of a practitioner: its date on the spine, its hours as a line, its sessions as rows. */
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
      <div data-part="sheet">
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
