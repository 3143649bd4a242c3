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
