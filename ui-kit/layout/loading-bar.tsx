import type { ComponentProps } from "react";
import "./loading-bar.css";

export type LoadingBarProps = Omit<ComponentProps<"div">, "className" | "children"> & {
  active: boolean;
  label: string;
};

/** A line at the top of the window while the next page loads. */
export function LoadingBar({ active, label, ...rest }: LoadingBarProps) {
  if (!active) return null;
  return <div {...rest} className="loading-bar" role="progressbar" aria-label={label} />;
}
