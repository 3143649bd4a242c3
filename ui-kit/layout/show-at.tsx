import type { ComponentProps } from "react";
import "./show-at.css";

export type ShowAtProps = Omit<ComponentProps<"span">, "className"> & {
  /** Hides the content from 1200 px on, where `Columns` shows its rail. */
  below?: "desktop" | undefined;
  /** Hides the content below 768 px, where `AvailabilityWeek` is a list. */
  from?: "tablet" | undefined;
};

/** Shows its content on some page widths only. */
export function ShowAt({ below, from, ...rest }: ShowAtProps) {
  return <span {...rest} className="show-at" data-below={below} data-from={from} />;
}
