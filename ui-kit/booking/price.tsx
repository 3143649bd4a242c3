import type { ReactNode } from "react";
import { Duration } from "./duration.tsx";
import "./price.css";

/** What a session costs and how long it takes: "65 € · 50 min". Both come written in the reader's language. */
export function Price({ price, duration, size = "small" }: {
  /** The amount, e.g. "from 65 €". */
  price: ReactNode;
  /** The length, e.g. "50 min". */
  duration?: ReactNode;
  /** `regular` where the price leads. */
  size?: "small" | "regular" | undefined;
}) {
  return (
    <span className="price" data-size={size}>
      <bdi>{price}</bdi>
      {duration && " "}
      {duration && <Duration after>{duration}</Duration>}
    </span>
  );
}
