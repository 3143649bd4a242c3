import type { ComponentProps, ReactNode } from "react";
import "./ticket.css";

export type TicketProps = Omit<ComponentProps<"div">, "className" | "children"> & {
  /** Formatted parts of the start; `dateTime` is ISO 8601. */
  date: {
    weekday: string;
    day: string;
    month: string;
    longWeekday: string;
    dayAndMonth: string;
    dateTime: string;
  };
  /** "18:15–19:05". */
  time: ReactNode;
  lines?: ReactNode[] | undefined;
  action?: ReactNode;
  /** The time is no longer available. */
  gone?: boolean | undefined;
};

/** The chosen time, from choosing it until it is booked. In a side column only its date and time are shown. */
export function Ticket({ date, time, lines = [], action, gone = false, ...rest }: TicketProps) {
  return (
    <div {...rest} className="ticket" data-gone={gone || undefined}>
      <time data-part="spine" dateTime={date.dateTime}>
        <span>{date.weekday}</span>
        <b>{date.day}</b>
        <span>{date.month}</span>
      </time>
      <time data-part="date" dateTime={date.dateTime}>
        <span>{date.longWeekday}</span>
        <b>{date.dayAndMonth}</b>
      </time>
      <div data-part="what">
        {gone ? <s>{time}</s> : <b>{time}</b>}
        {lines.map((line, i) => <bdi key={i}>{line}</bdi>)}
      </div>
      {action && <div data-part="action">{action}</div>}
    </div>
  );
}
