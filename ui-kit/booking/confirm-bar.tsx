import type { ComponentProps, ReactNode } from "react";
import { useBottomBar } from "../layout/use-bottom-bar.ts";
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
  useBottomBar(place === "page" ? "high" : null);
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
