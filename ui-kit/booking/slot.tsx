import type { ComponentProps, ReactNode } from "react";
import { globalProps } from "../controls/global-props.ts";
import { Link } from "../controls/link.tsx";
import "./slot.css";

export type SlotProps = Omit<ComponentProps<"button">, "className" | "children"> & {
  /** Formatted, e.g. "18:15". */
  time: string;
  /** ISO 8601. */
  dateTime?: string | undefined;
  /** The day before the time, e.g. "Tue 24 Nov". */
  day?: ReactNode;
  /** `spread` puts day and time at opposite ends, `stacked` on two lines below 992 px. */
  variant?: "plain" | "spread" | "stacked" | undefined;
  /** Renders a link. */
  href?: string | undefined;
  taken?: boolean | undefined;
  picked?: boolean | undefined;
};

/** A bookable time. */
export function Slot(
  { time, dateTime, day, variant = "plain", href, taken = false, picked, ...rest }: SlotProps,
) {
  const look = {
    className: "slot",
    "data-variant": variant,
    "data-taken": taken || undefined,
    "data-picked": picked || undefined,
  };
  const content = (
    <>
      {day && <span data-part="day">{day}</span>}
      {day && " "}
      <time dateTime={dateTime}>{time}</time>
    </>
  );
  if (href !== undefined && !taken) {
    return <Link {...globalProps(rest)} {...look} href={href}>{content}</Link>;
  }
  return (
    <button type="button" {...rest} {...look} disabled={taken} aria-pressed={picked}>
      {content}
    </button>
  );
}
