import type { ComponentProps, ReactNode } from "react";
import { Icon } from "../controls/icon.tsx";
import "./booking-widget.css";

export type BookingWidgetProps = Omit<ComponentProps<"div">, "className" | "title"> & {
  /** Names the whole, e.g. "Book a time with Külli Mägi". */
  label: string;
  /** A booking summary. */
  summary: ReactNode;
  /** The h1 of the step. */
  title: ReactNode;
  /** All steps, in order, and which of them is shown (from 0). */
  steps: { names: string[]; at: number };
  /** A confirm bar. */
  confirm?: ReactNode;
  /** The month, from 940 px. */
  month?: ReactNode;
  /** The week strip, below 940 px. */
  week?: ReactNode;
};

function Steps({ names, at }: BookingWidgetProps["steps"]) {
  return (
    <ol data-part="steps">
      {names.map((name, i) => (
        <li key={name} aria-current={i === at ? "step" : undefined}>
          {i > 0 && <Icon name="chevron-right" size="small" />}
          {i + 1} {name}
        </li>
      ))}
    </ol>
  );
}

/** The booking page inside its frame: 320 to 1000 wide, 630 high. */
export function BookingWidget(
  { label, summary, title, steps, confirm, month, week, children, ...rest }: BookingWidgetProps,
) {
  return (
    <div {...rest} className="booking-widget">
      <div
        data-part="sheet"
        data-month={month ? "" : undefined}
        role="group"
        aria-label={label}
      >
        <aside>{summary}</aside>
        <div data-part="pick">
          <header>
            <h1>{title}</h1>
            <Steps {...steps} />
          </header>
          {week && <div data-part="week">{week}</div>}
          {month && <div data-part="month">{month}</div>}
          <div data-part="times">{children}</div>
        </div>
        {confirm}
      </div>
    </div>
  );
}
