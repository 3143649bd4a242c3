import type { ComponentProps } from "react";
import "./show-at.css";

export type ShowAtProps = Omit<ComponentProps<"span">, "className"> & {
  /** Hides the content from 1200 px on, where `Columns` shows its rail, or from 768 px on, where `WorkWeek` shows all days. */
  below?: "desktop" | "tablet" | undefined;
  /** Hides the content below 768 px, where `AvailabilityWeek` is a list, or below 992 px, where `Columns` has one column. */
  from?: "tablet" | "columns" | undefined;
  /** Hides the content where the main pointer is a finger (`fine`), or where it is a mouse (`coarse`). */
  pointer?: "fine" | "coarse" | undefined;
  /** Hides controls that do nothing where the browser runs no scripts. */
  withScripts?: boolean | undefined;
  /** Leaves the content out of prints. */
  screenOnly?: boolean | undefined;
  /** Shows the content in prints only. */
  printOnly?: boolean | undefined;
};

/** Shows its content on some page widths or for some pointers only, or only where scripts run. */
export function ShowAt(
  { below, from, pointer, withScripts, screenOnly, printOnly, ...rest }: ShowAtProps,
) {
  return (
    <span
      {...rest}
      className="show-at"
      data-below={below}
      data-from={from}
      data-pointer={pointer}
      data-with-scripts={withScripts || undefined}
      data-screen-only={screenOnly || undefined}
      data-print-only={printOnly || undefined}
    />
  );
}
