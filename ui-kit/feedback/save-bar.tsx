import type { ComponentProps, ReactNode } from "react";
import "./save-bar.css";

export type SaveBarProps = Omit<ComponentProps<"div">, "className" | "children"> & {
  label: string;
  message: ReactNode;
  actions: ReactNode;
};

/** A sticky bar for unsaved changes. */
export function SaveBar({ label, message, actions, ...rest }: SaveBarProps) {
  return (
    <div {...rest} className="save-bar" role="region" aria-label={label}>
      <div data-part="message" role="status">{message}</div>
      <div data-part="actions">{actions}</div>
    </div>
  );
}
