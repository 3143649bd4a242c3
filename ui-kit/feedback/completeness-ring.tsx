import type { ComponentProps } from "react";
import type { State } from "./state-text.tsx";
import "./completeness-ring.css";

export type CompletenessRingProps = Omit<ComponentProps<"svg">, "className" | "children"> & {
  /** "Six parts of eight are ready". */
  label: string;
  /** One arc each, clockwise from the top. */
  parts: State[];
};

const radius = 26;
const circumference = 2 * Math.PI * radius;
const gapShare = 0.2;

/** How many parts of a whole are ready: an arc each. Thin arcs are open. A warning keeps no part from being ready. */
export function CompletenessRing({ label, parts, ...rest }: CompletenessRingProps) {
  const turn = 360 / parts.length;
  const arc = circumference / parts.length * (1 - gapShare);
  const done = parts.filter((state) => state !== "error" && state !== "open").length;
  return (
    <svg {...rest} className="completeness-ring" viewBox="0 0 64 64" role="img" aria-label={label}>
      {parts.map((state, i) => (
        <circle
          key={i}
          cx="32"
          cy="32"
          r={radius}
          data-state={state}
          strokeDasharray={`${arc.toFixed(1)} ${(circumference - arc).toFixed(1)}`}
          transform={`rotate(${(i * turn - 90 + turn * gapShare / 2).toFixed(1)} 32 32)`}
        />
      ))}
      <text x="32" y="37.5" textAnchor="middle" aria-hidden="true">{done}/{parts.length}</text>
    </svg>
  );
}
