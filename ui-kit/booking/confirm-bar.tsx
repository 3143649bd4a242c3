import { type ComponentProps, type ReactNode, useEffect, useState } from "react";
import "./confirm-bar.css";

export type ConfirmBarProps = Omit<ComponentProps<"div">, "className" | "children"> & {
  /** The chosen time, e.g. "Tue 24 Nov, 18:15–19:05". */
  when: ReactNode;
  /** A line under it, e.g. how long it is held; above it on a page. */
  note?: ReactNode;
  /** The next step. */
  action: ReactNode;
  /** `page` sticks to the bottom of a page below 992 px, `widget` closes the booking widget. */
  place?: "page" | "widget" | undefined;
  /** Id of an element that offers the same: while it is on screen the bar is not. */
  hideWhileVisible?: string | undefined;
};

function useOnScreen(id: string | undefined): boolean {
  const [onScreen, setOnScreen] = useState(false);
  useEffect(() => {
    const element = id ? document.getElementById(id) : null;
    if (!element) return;
    const watch = new IntersectionObserver((entries) => {
      setOnScreen(entries.some((entry) => entry.isIntersecting));
    }, { threshold: 0.2 });
    watch.observe(element);
    return () => watch.disconnect();
  }, [id]);
  return onScreen;
}

/** What was chosen and the next step, always in reach. */
export function ConfirmBar(
  { when, note, action, place = "widget", hideWhileVisible, ...rest }: ConfirmBarProps,
) {
  const onScreen = useOnScreen(hideWhileVisible);
  return (
    <div {...rest} className="confirm-bar" data-place={place} hidden={onScreen}>
      <p>
        {place === "page" && note && <small>{note}</small>}
        <b>{when}</b>
        {place === "widget" && note && <small>{note}</small>}
      </p>
      {action}
    </div>
  );
}
