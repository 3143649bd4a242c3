import type { ReactNode } from "react";
import "./duration.css";

/** How long a session takes, e.g. "50 min", written in the reader's language. */
export function Duration({ children, after }: {
  /** The length. */
  children: ReactNode;
  /** It stands behind something else, a price for example, and a dot parts the two. */
  after?: boolean | undefined;
}) {
  return (
    <span className="duration">
      {after && "· "}
      <bdi>{children}</bdi>
    </span>
  );
}
