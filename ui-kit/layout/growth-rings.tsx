import type { ComponentProps } from "react";
import { backgroundRings, growthRings, type RingYear } from "./ring-drawing.ts";
import "./growth-rings.css";

export type GrowthRingsProps = Omit<ComponentProps<"svg">, "className" | "viewBox"> & {
  /** The same seed always gives the same rings. */
  seed: string;
  variant?: "small" | "background" | "year";
  years?: RingYear[] | undefined;
  animated?: boolean | undefined;
  /** Accessible name; without it the rings are hidden from assistive technology. */
  label?: string | undefined;
};

function ringsOf(
  seed: string,
  variant: GrowthRingsProps["variant"],
  years: RingYear[] | undefined,
) {
  if (variant === "background") return backgroundRings(seed);
  return growthRings(seed, { years });
}

function strokeWidthOf(years: RingYear[] = []): number {
  const widths = years.filter(({ name }) => name !== "planned").map(({ width }) => width);
  return Math.max(1, Math.min(5, ...widths.map((width) => width * 0.7)));
}

/** Growth rings, the motif of the brand. */
export function GrowthRings(
  { seed, variant = "small", years, animated = false, label, ...rest }: GrowthRingsProps,
) {
  const accessibility = label ? { role: "img", "aria-label": label } : { "aria-hidden": true };
  const size = variant === "background" ? 400 : 200;
  // An attribute, because the policy of the pages has no room for styles in the markup.
  const strokeWidth = variant === "year" ? strokeWidthOf(years) : undefined;
  return (
    <svg
      {...rest}
      {...accessibility}
      className="growth-rings"
      data-variant={variant}
      data-animated={animated || undefined}
      viewBox={`0 0 ${size} ${size}`}
    >
      {ringsOf(seed, variant, years).map((ring, i) => (
        <path
          key={i}
          d={ring.d}
          strokeWidth={strokeWidth}
          data-name={ring.name}
          pathLength={100}
        />
      ))}
    </svg>
  );
}
