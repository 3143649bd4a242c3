import type { ComponentProps, ReactNode } from "react";
import "./confirm-bar.css";

export type ConfirmBarProps = Omit<ComponentProps<"div">, "className" | "children"> & {
  /** The chosen time, e.g. "Tue 24 Nov, 18:15–19:05". */
  when: ReactNode;
  /** A line under it, e.g. how long it is held. */
  note?: ReactNode;
  /** The next step. */
  action: ReactNode;
  /** `page` sticks to the bottom of a page below 992 px, `widget` closes the booking widget. */
  place?: "page" | "widget" | undefined;
};

/** What was chosen and the next step, always in reach. */
export function ConfirmBar({ when, note, action, place = "widget", ...rest }: ConfirmBarProps) {
  return (
    <div {...rest} className="confirm-bar" data-place={place}>
      <p>
        {place === "page" && note && <small>{note}</small>}
        <b>{when}</b>
        {place === "widget" && note && <small>{note}</small>}
      </p>
      {action}
    </div>
  );
}
