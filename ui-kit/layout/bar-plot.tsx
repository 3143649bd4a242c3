import type { ComponentProps, ReactNode } from "react";
import { scaleBand, scaleLinear } from "@visx/scale";
import { Bar } from "@visx/shape";
import "./bar-plot.css";

/** `open` is still to come, `mark` stands out, `line` has only an outline. */
type PartLook = "filled" | "open" | "mark" | "line";

export type BarPlotProps = Omit<ComponentProps<"div">, "className" | "children"> & {
  /** The whole plot in a sentence. */
  label: string;
  bars: {
    id: string;
    /** Below the bar; bars of a long row show only some. */
    name: string;
    /** From the bottom up. */
    parts: { look: PartLook; value: number }[];
    /** An outline around the parts: what they are a part of. */
    outOf?: number | undefined;
  }[];
  formatValue: (value: number) => string;
  /** The end of the scale, where the values have one. */
  most?: number | undefined;
  legend?: { look: PartLook; text: ReactNode }[];
};

const top = 12;
/** Below the bars, for their names. */
const footHeight = 34;
const letterWidth = 7;

type DrawingProps = Pick<BarPlotProps, "bars" | "formatValue" | "most"> & {
  size: "wide" | "narrow" | "large-text";
  width: number;
  height?: number;
  /** The least room for the values beside the bars. */
  leastStart?: number;
};

function Drawing(
  { bars, formatValue, most, size, width, height = 210, leastStart = 56 }: DrawingProps,
) {
  const bottom = height - footHeight;
  const highest = Math.max(
    1,
    ...bars.map(({ parts, outOf = 0 }) =>
      Math.max(outOf, parts.reduce((sum, { value }) => sum + value, 0))
    ),
  );
  const y = scaleLinear({
    domain: [0, most ?? highest],
    range: [bottom, top],
    ...(most === undefined ? { nice: 3 } : {}),
  });
  const isWhole = bars.every(({ parts }) => parts.every(({ value }) => Number.isInteger(value)));
  const ticks = y.ticks(most === undefined ? 3 : 5).filter((tick) =>
    !isWhole || Number.isInteger(tick)
  );
  const longestValue = Math.max(...ticks.map((tick) => formatValue(tick).length));
  const start = Math.max(leastStart, letterWidth * longestValue + 12);
  const x = scaleBand({
    domain: bars.map(({ id }) => id),
    range: [start, width - 4],
    padding: 0.3,
  });
  const barWidth = Math.min(x.bandwidth(), 48);
  const longestName = Math.max(...bars.map(({ name }) => name.length));
  const named = Math.ceil(bars.length * (letterWidth * longestName + 12) / (width - start));
  return (
    <svg data-size={size} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {ticks.map((tick) => (
        <g key={tick}>
          <line data-part="grid" x1={start} x2={width} y1={y(tick)} y2={y(tick)} />
          <text x={start - 8} y={y(tick) + 4} textAnchor="end">{formatValue(tick)}</text>
        </g>
      ))}
      {bars.map(({ id, name, parts, outOf }, nth) => {
        const left = (x(id) ?? 0) + (x.bandwidth() - barWidth) / 2;
        let under = 0;
        return (
          <g key={id}>
            {outOf !== undefined && outOf > 0 && (
              <Bar
                data-part="frame"
                x={left}
                y={y(outOf)}
                width={barWidth}
                height={bottom - y(outOf)}
                rx={3}
              />
            )}
            {parts.filter(({ value }) => value > 0).map(({ look, value }) => {
              const from = under;
              under += value;
              const inset = outOf === undefined ? 0 : 3;
              return (
                <Bar
                  key={look}
                  data-part="bar"
                  data-look={look}
                  x={left + inset}
                  y={y(under)}
                  width={barWidth - 2 * inset}
                  height={y(from) - y(under)}
                  rx={2}
                />
              );
            })}
            {nth % named === 0 && (
              <text
                x={Math.min(left + barWidth / 2, width - 4 * name.length)}
                y={bottom + 22}
                textAnchor="middle"
              >
                {name}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

/** Bars beside each other. What they show stands in a sentence and a table too. */
export function BarPlot({ label, bars, formatValue, most, legend = [], ...rest }: BarPlotProps) {
  return (
    <div {...rest} className="bar-plot">
      <div role="img" aria-label={label}>
        <Drawing size="wide" width={568} {...{ bars, formatValue, most }} />
        <Drawing size="narrow" width={342} {...{ bars, formatValue, most }} />
        <Drawing
          size="large-text"
          width={176}
          height={150}
          leastStart={24}
          {...{ bars, formatValue, most }}
        />
      </div>
      {legend.length > 0 && (
        <ul>
          {legend.map(({ look, text }) => (
            <li key={look}>
              <svg viewBox="0 0 14 14" aria-hidden="true">
                <rect data-part="bar" data-look={look} x={2} y={2} width={10} height={10} rx={2} />
              </svg>
              {text}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
