import { type ComponentProps, type ReactNode, useId } from "react";
import "./booking-panel.css";

export type BookingPanelProps = Omit<ComponentProps<"section">, "className"> & {
  /** The heading, which names the panel. */
  heading: string;
  /** The zone of its times. */
  zone?: ReactNode;
  /** The one button; it repeats the exact time. */
  action?: ReactNode;
  /** What cancelling costs and how it is paid. */
  terms?: ReactNode;
  /** A quieter way, e.g. a free first call. */
  footer?: ReactNode;
};

/** Choosing a time on a practitioner's page. `children`: practice, meeting type, week, slots. */
export function BookingPanel(
  { heading, zone, action, terms, footer, children, ...rest }: BookingPanelProps,
) {
  const id = useId();
  return (
    <section {...rest} className="booking-panel" aria-labelledby={id}>
      <header>
        <h2 id={id}>{heading}</h2>
        {zone && <span>{zone}</span>}
      </header>
      {children}
      {action}
      {terms && <p data-part="terms">{terms}</p>}
      {footer && <div data-part="after">{footer}</div>}
    </section>
  );
}

/** The name of the chosen day and how many times it has. */
export function DayHeading({ day, free, as: Heading = "h3" }: {
  /** "Tuesday, 24 November". */
  day: ReactNode;
  /** "5 free". */
  free?: ReactNode;
  /** Its level: `h2` where it stands directly under the title of the page. */
  as?: "h2" | "h3" | undefined;
}) {
  return (
    <Heading data-part="day">
      {day}
      {free && <span>· {free}</span>}
    </Heading>
  );
}
