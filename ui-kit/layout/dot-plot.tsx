import type { ComponentProps, ReactNode } from "react";
import { scaleLinear } from "@visx/scale";
import { Circle } from "@visx/shape";
import "./dot-plot.css";

type DotLook = "filled" | "ring" | "cross" | "mark";

export type DotPlotProps = Omit<ComponentProps<"div">, "className" | "children"> & {
  /** The whole plot in a sentence. */
  label: string;
  dots: DotLook[];
  legend: { look: DotLook; text: ReactNode }[];
};

const step = 22;

function Dot({ look, x, y }: { look: DotLook; x: number; y: number }) {
  if (look === "cross") {
    return <path data-look="cross" d={`M${x - 4} ${y - 4}l8 8m0 -8l-8 8`} />;
  }
  return <Circle data-look={look} cx={x} cy={y} r={look === "ring" ? 5.5 : 4} />;
}

function Drawing({ dots, size, columns }: {
  dots: DotLook[];
  size: "wide" | "narrow";
  columns: number;
}) {
  const rows = Math.max(1, Math.ceil(dots.length / columns));
  const x = scaleLinear({ domain: [0, columns], range: [step / 2, columns * step + step / 2] });
  const y = scaleLinear({ domain: [0, rows], range: [step / 2, rows * step + step / 2] });
  return (
    <svg data-size={size} viewBox={`0 0 ${columns * step} ${rows * step}`} aria-hidden="true">
      {dots.map((look, nth) => (
        <Dot key={nth} look={look} x={x(nth % columns)} y={y(Math.floor(nth / columns))} />
      ))}
    </svg>
  );
}

/** One dot for each of what is counted, so that a share is seen and not feared. */
export function DotPlot({ label, dots, legend, ...rest }: DotPlotProps) {
  return (
    <div {...rest} className="dot-plot">
      <div role="img" aria-label={label}>
        <Drawing size="wide" columns={24} dots={dots} />
        <Drawing size="narrow" columns={15} dots={dots} />
      </div>
      <ul>
        {legend.map(({ look, text }) => (
          <li key={look}>
            <svg viewBox="0 0 14 14" aria-hidden="true">
              <Dot look={look} x={7} y={7} />
            </svg>
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
