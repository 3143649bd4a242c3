import type { ComponentProps } from "react";
import "./show-at.css";

export type ShowAtProps = Omit<ComponentProps<"span">, "className"> & {
  /** Hides the content from 1200 px on, where `Columns` shows its rail. */
  below?: "desktop" | undefined;
  /** Hides the content below 768 px, where `AvailabilityWeek` is a list, or below 992 px, where `Columns` has one column. */
  from?: "tablet" | "columns" | undefined;
};

/** Shows its content on some page widths only. */
export function ShowAt({ below, from, ...rest }: ShowAtProps) {
  return <span {...rest} className="show-at" data-below={below} data-from={from} />;
}
