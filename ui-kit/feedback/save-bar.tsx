import type { ComponentProps, ReactNode } from "react";
import "./save-bar.css";

export type SaveBarProps = Omit<ComponentProps<"div">, "className" | "children"> & {
  label: string;
  message: ReactNode;
  actions: ReactNode;
  /** On a phone the actions take the whole row, and the message is only for assistive technology. */
  oneRow?: boolean | undefined;
};

/** A sticky bar for unsaved changes. */
export function SaveBar({ label, message, actions, oneRow = false, ...rest }: SaveBarProps) {
  return (
    <div
      {...rest}
      className="save-bar"
      role="region"
      aria-label={label}
      data-one-row={oneRow || undefined}
    >
      <div data-part="message" role="status">{message}</div>
      <div data-part="actions">{actions}</div>
    </div>
  );
}
