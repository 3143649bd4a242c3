import { type ComponentProps, type ReactNode, useId } from "react";
import "./booking-panel.css";

export type BookingPanelProps = Omit<ComponentProps<"section">, "className"> & {
  heading: string;
  zone?: ReactNode;
  action?: ReactNode;
  terms?: ReactNode;
  footer?: ReactNode;
  /** Replaces everything below the heading in browsers without scripts. */
  withoutScripts?: ReactNode;
};

/** The choice of a time on the page of a practitioner. */
export function BookingPanel(
  { heading, zone, action, terms, footer, withoutScripts, children, ...rest }: BookingPanelProps,
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
      {withoutScripts && <noscript>{withoutScripts}</noscript>}
    </section>
  );
}

export function DayHeading({ day, free, as: Heading = "h3" }: {
  day: ReactNode;
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
