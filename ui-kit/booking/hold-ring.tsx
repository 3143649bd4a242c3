import type { ComponentProps, ReactNode } from "react";
import "./hold-ring.css";

export type HoldRingProps = Omit<ComponentProps<"p">, "className"> & {
  /** The part of the time that is left, from 1 to 0. */
  left: number;
  children: ReactNode;
};

const radius = 8.5;
const round = 2 * Math.PI * radius;

/** How long a time is still held: a ring that closes next to the words. */
export function HoldRing({ left, children, ...rest }: HoldRingProps) {
  const shown = Math.min(1, Math.max(0, left));
  return (
    <p {...rest} className="hold-ring">
      <svg viewBox="0 0 20 20" aria-hidden>
        <circle cx="10" cy="10" r={radius} data-part="rest" />
        {shown > 0 && (
          <circle
            cx="10"
            cy="10"
            r={radius}
            strokeDasharray={`${(shown * round).toFixed(1)} ${round.toFixed(1)}`}
            transform="rotate(-90 10 10)"
          />
        )}
      </svg>
      <span>{children}</span>
    </p>
  );
}
