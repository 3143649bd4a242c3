import type { ComponentProps, CSSProperties } from "react";
import { backgroundRings, growthRings, type RingYear } from "./ring-drawing.ts";
import "./growth-rings.css";

export type GrowthRingsProps = Omit<ComponentProps<"svg">, "className" | "viewBox"> & {
  /** The same seed always draws the same rings. */
  seed: string;
  /** `small` beside a sentence, `field` large and faint behind a heading, `year` the journal's coloured rings. */
  variant?: "small" | "background" | "year";
  /** The years from the pith outwards; a name of a practice group or `planned` colours the ring. */
  years?: RingYear[] | undefined;
  /** The outermost ring is new: it is drawn once, then stands. */
  animated?: boolean | undefined;
  /** What the drawing says. Without it the drawing is decoration and hidden from assistive technology. */
  label?: string | undefined;
};

function drawing(
  seed: string,
  variant: GrowthRingsProps["variant"],
  years: RingYear[] | undefined,
) {
  if (variant === "background") return backgroundRings(seed);
  return growthRings(seed, { years });
}

/** The line of a year's ring, so that narrow years stay apart. */
function strokeOf(years: RingYear[]): number {
  const widths = years.filter(({ name }) => name !== "planned").map(({ width }) => width);
  return Math.max(2.4, Math.min(5, ...widths.map((width) => width * 0.7)));
}

/** Growth rings, the motif of the house. */
export function GrowthRings(
  { seed, variant = "small", years, animated = false, label, ...rest }: GrowthRingsProps,
) {
  const spoken = label ? { role: "img", "aria-label": label } : { "aria-hidden": true };
  const size = variant === "background" ? 400 : 200;
  const stroke = { "--ring-stroke": years && strokeOf(years) } as CSSProperties;
  return (
    <svg
      {...rest}
      {...spoken}
      style={variant === "year" ? { ...stroke, ...rest.style } : rest.style}
      className="growth-rings"
      data-variant={variant}
      data-animated={animated || undefined}
      viewBox={`0 0 ${size} ${size}`}
    >
      {drawing(seed, variant, years).map((ring, i) => (
        <path key={i} d={ring.d} data-name={ring.name} pathLength={100} />
      ))}
    </svg>
  );
}
