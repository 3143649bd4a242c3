import type { ComponentProps, ReactNode } from "react";
import { Link } from "../controls/link.tsx";
import { growthRings } from "./ring-drawing.ts";
import "./ring-plot.css";

type RingLook = "filled" | "mark";

export type RingPlotProps = Omit<ComponentProps<"div">, "className" | "children"> & {
  /** The accessible name of the list. */
  label: string;
  discs: {
    /** The same id always has the same shape. */
    id: string;
    /** Under the disc. */
    caption: string;
    /** "Mari Maasikas: 4 sessions". */
    name: string;
    /** Up to `mostRings`. */
    rings: number;
    look: RingLook;
    href: string;
  }[];
  legend: { look: RingLook; text: ReactNode }[];
};

const size = 48;
/** More rings would run into each other. */
export const mostRings = 9;
const widest = 3.4;

function Disc({ id, rings }: { id: string; rings: number }) {
  const width = Math.min(widest, (size / 2 - 4) / rings);
  const years = Array.from({ length: rings }, () => ({ width }));
  return (
    <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      {growthRings(id, { size, years, first: 1.5, uneven: 0.06, lean: 0.05 })
        .map(({ d }, nth) => <path key={nth} d={d} />)}
    </svg>
  );
}

/** Cross-sections of wood: a disc for each person, with a ring for each time they came. */
export function RingPlot({ label, discs, legend, ...rest }: RingPlotProps) {
  return (
    <div {...rest} className="ring-plot">
      <ul data-part="discs" aria-label={label}>
        {discs.map(({ id, caption, name, rings, look, href }) => (
          <li key={id} data-look={look}>
            <Link href={href} className="disc" aria-label={`${caption}, ${name}`} title={name}>
              <Disc id={id} rings={rings} />
              <span aria-hidden="true">{caption}</span>
            </Link>
          </li>
        ))}
      </ul>
      <ul data-part="legend">
        {legend.map(({ look, text }) => (
          <li key={look} data-look={look}>
            <svg viewBox="0 0 14 14" aria-hidden="true">
              <circle cx={7} cy={7} r={look === "mark" ? 3.5 : 5.5} />
              {look === "filled" && <circle cx={7} cy={7} r={2} />}
            </svg>
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
