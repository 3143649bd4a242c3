import type { ComponentProps, ReactNode } from "react";
import "./save-bar.css";

export type SaveBarProps = Omit<ComponentProps<"div">, "className" | "children"> & {
  /** Names the bar. */
  label: string;
  /** What is not saved, or why it could not be. */
  message: ReactNode;
  /** Undo, save. */
  actions: ReactNode;
};

/** What was changed and is not saved yet, in reach at the bottom of a long page for as long as that is so. */
export function SaveBar({ label, message, actions, ...rest }: SaveBarProps) {
  return (
    <div {...rest} className="save-bar" role="region" aria-label={label}>
      <div data-part="words" role="status">{message}</div>
      <div data-part="actions">{actions}</div>
    </div>
  );
}
