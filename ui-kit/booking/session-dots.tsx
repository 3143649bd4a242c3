import type { ComponentProps } from "react";
import "./session-dots.css";

export type SessionDotsProps = Omit<ComponentProps<"span">, "className" | "role" | "children"> & {
  left: number;
  /** Of how many. */
  total: number;
  /** What the dots say, for example "3 of 5 left". */
  label: string;
};

/** How many sessions of a package are left: a dot each, the used ones hollow. */
export function SessionDots({ left, total, label, ...rest }: SessionDotsProps) {
  return (
    <span {...rest} className="session-dots" role="img" aria-label={label}>
      {Array.from({ length: total }, (_, at) => <i key={at} data-left={at < left || undefined} />)}
    </span>
  );
}
