import {
  type ComponentProps,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from "react";
import "./booking-panel.css";

export type BookingPanelProps = Omit<ComponentProps<"section">, "className"> & {
  heading: string;
  zone?: ReactNode;
  action?: ReactNode;
  terms?: ReactNode;
  footer?: ReactNode;
  /** Replaces everything below the heading in browsers without scripts. */
  withoutScripts?: ReactNode;
  /** Keeps the height that it had before, so that nothing below it moves. */
  loading?: boolean | undefined;
};

function useKeptHeight(loading: boolean) {
  const panel = useRef<HTMLElement>(null);
  const height = useRef(0);
  useEffect(() => {
    const observer = new ResizeObserver(() => {
      height.current = panel.current?.offsetHeight ?? 0;
    });
    if (panel.current) observer.observe(panel.current);
    return () => observer.disconnect();
  }, []);
  useLayoutEffect(() => {
    if (!loading) return;
    const { style } = panel.current!;
    style.minBlockSize = `${height.current}px`;
    return () => void style.removeProperty("min-block-size");
  }, [loading]);
  return panel;
}

/** The choice of a time on the page of a practitioner. */
export function BookingPanel(
  { heading, zone, action, terms, footer, withoutScripts, loading = false, children, ...rest }:
    BookingPanelProps,
) {
  const id = useId();
  const panel = useKeptHeight(loading);
  return (
    <section
      {...rest}
      ref={panel}
      className="booking-panel"
      aria-labelledby={id}
      data-loading={loading || undefined}
    >
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
