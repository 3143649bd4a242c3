import type { ComponentProps, ReactNode } from "react";
import { globalProps } from "../controls/global-props.ts";
import { Link } from "../controls/link.tsx";
import "./slot.css";

export type SlotProps = Omit<ComponentProps<"button">, "className" | "children"> & {
  /** The time as it is written, e.g. "18:15". */
  time: string;
  /** The same for machines: ISO 8601. */
  dateTime?: string | undefined;
  /** The day before the time, e.g. "Tue 24 Nov". */
  day?: ReactNode;
  /** `spread` puts day and time at the two ends, `stacked` over each other below 992 px. */
  variant?: "plain" | "spread" | "stacked" | undefined;
  /** Where booking this time begins; makes it a link. */
  href?: string | undefined;
  /** Somebody else has it: dashed and struck through. */
  taken?: boolean | undefined;
  /** It is the chosen one. */
  picked?: boolean | undefined;
};

/** A time that can be booked: the most pressed thing in the product. */
export function Slot(
  { time, dateTime, day, variant = "plain", href, taken = false, picked, ...rest }: SlotProps,
) {
  const dress = {
    className: "slot",
    "data-variant": variant,
    "data-taken": taken || undefined,
    "data-picked": picked || undefined,
  };
  const face = (
    <>
      {day && <span data-part="day">{day}</span>}
      {day && " "}
      <time dateTime={dateTime}>{time}</time>
    </>
  );
  if (href !== undefined && !taken) {
    return <Link {...globalProps(rest)} {...dress} href={href}>{face}</Link>;
  }
  return (
    <button type="button" {...rest} {...dress} disabled={taken} aria-pressed={picked}>
      {face}
    </button>
  );
}
