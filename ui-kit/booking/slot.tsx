import type { ComponentProps, ReactNode } from "react";
import { globalProps } from "../controls/global-props.ts";
import { Link } from "../controls/link.tsx";
import "./slot.css";

export type SlotProps = Omit<ComponentProps<"button">, "className" | "children"> & {
  time: string;
  dateTime?: string | undefined;
  day?: ReactNode;
  variant?: "plain" | "spread" | "stacked" | undefined;
  href?: string | undefined;
  target?: string | undefined;
  rel?: string | undefined;
  taken?: boolean | undefined;
  picked?: boolean | undefined;
};

/** A bookable time. */
export function Slot(
  { time, dateTime, day, variant = "plain", href, target, rel, taken = false, picked, ...rest }:
    SlotProps,
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
    const link = { href, target, rel };
    return <Link {...globalProps(rest)} {...look} {...link}>{content}</Link>;
  }
  return (
    <button type="button" {...rest} {...look} disabled={taken} aria-pressed={picked}>
      {content}
    </button>
  );
}
