import { type ComponentProps, type ReactNode, useId } from "react";
import "./booking-panel.css";

export type BookingPanelProps = Omit<ComponentProps<"section">, "className"> & {
  heading: string;
  /** The time zone of the times. */
  zone?: ReactNode;
  /** The booking button with the exact time. */
  action?: ReactNode;
  /** Cancellation and payment terms. */
  terms?: ReactNode;
  /** A secondary action, e.g. a free first call. */
  footer?: ReactNode;
};

/** The choice of a time on the page of a practitioner. */
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
      {footer && <div data-part="footer">{footer}</div>}
    </section>
  );
}

/** The selected day and its number of free times. */
export function DayHeading({ day, free, as: Heading = "h3" }: {
  /** E.g. "Tuesday, 24 November". */
  day: ReactNode;
  /** E.g. "5 free". */
  free?: ReactNode;
  as?: "h2" | "h3" | undefined;
}) {
  return (
    <Heading data-part="day">
      {day}
      {free && <span>· {free}</span>}
    </Heading>
  );
}
