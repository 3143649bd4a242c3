import type { ComponentProps, ReactNode } from "react";
import "./confirm-bar.css";

export type ConfirmBarProps = Omit<ComponentProps<"div">, "className" | "children"> & {
  when: ReactNode;
  note?: ReactNode;
  action: ReactNode;
  place?: "page" | "widget" | undefined;
};

/** The selected time and the next step. */
export function ConfirmBar(
  { when, note, action, place = "widget", ...rest }: ConfirmBarProps,
) {
  return (
    <div {...rest} className="confirm-bar" data-place={place}>
      <p>
        <b>{when}</b>
        {note && <small>{note}</small>}
      </p>
      {action}
    </div>
  );
}
