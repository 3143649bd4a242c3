import type { ComponentProps } from "react";
import { scaleLinear, scalePoint } from "@visx/scale";
import { Area, LinePath } from "@visx/shape";
import "./line-plot.css";

export type LinePlotProps = Omit<ComponentProps<"div">, "className" | "children"> & {
  /** The whole plot in a sentence. */
  label: string;
  /** From the start on; some names are left out where there is no room. */
  points: { id: string; name: string; finished: boolean }[];
  /** At most two; `text` stands at the end of the line. */
  lines: { id: string; text: string; values: number[] }[];
  formatValue: (value: number) => string;
};

const top = 16;
/** Below the lines, for the names of the points. */
const footHeight = 34;
const letterWidth = 7;
const nameWidth = 64;
const labelGap = 18;

type DrawingProps = Pick<LinePlotProps, "points" | "lines" | "formatValue"> & {
  size: "wide" | "medium" | "narrow" | "large-text";
  width: number;
  height?: number;
  /** The least room for the values beside the lines. */
  leastStart?: number;
  /** The least room for the names at the end of the lines; undefined where they stand below. */
  leastEnd?: number;
};

/** Labels beside each other's line end, moved apart where they would overlap. */
function labelPlaces(ends: number[], bottom: number): number[] {
  const order = ends.map((_, at) => at).sort((a, b) => ends[a]! - ends[b]!);
  const places = [...ends];
  for (const [nth, at] of order.entries()) {
    const before = order[nth - 1];
    if (before !== undefined) places[at] = Math.max(places[at]!, places[before]! + labelGap);
  }
  const surplus = Math.max(0, ...places.map((place) => place - bottom));
  return places.map((place) => place - surplus);
}

function Drawing(
  { points, lines, formatValue, size, width, height = 210, leastStart = 56, leastEnd }:
    DrawingProps,
) {
  const bottom = height - footHeight;
  const highest = Math.max(1, ...lines.flatMap(({ values }) => values));
  const y = scaleLinear({ domain: [0, highest], range: [bottom, top], nice: 3 });
  const isWhole = lines.every(({ values }) => values.every(Number.isInteger));
  const ticks = y.ticks(3).filter((tick) => !isWhole || Number.isInteger(tick));
  const longestValue = Math.max(...ticks.map((tick) => formatValue(tick).length));
  const longestText = Math.max(...lines.map(({ text }) => text.length));
  const start = Math.max(leastStart, letterWidth * longestValue + 12);
  const right = leastEnd === undefined
    ? width - 24
    : width - Math.max(leastEnd, letterWidth * longestText + 16);
  const x = scalePoint({ domain: points.map(({ id }) => id), range: [start, right] });
  const place = (at: number) => x(points[at]?.id ?? "") ?? start;
  const lastFinished = points.findLastIndex(({ finished }) => finished);
  const named = Math.max(1, Math.ceil(points.length * nameWidth / (right - start)));
  const places = labelPlaces(lines.map(({ values }) => y(values.at(-1) ?? 0)), bottom);
  return (
    <svg data-size={size} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {ticks.map((tick) => (
        <g key={tick}>
          <line data-part="grid" x1={start} x2={right} y1={y(tick)} y2={y(tick)} />
          <text x={start - 8} y={y(tick) + 4} textAnchor="end">{formatValue(tick)}</text>
        </g>
      ))}
      {points.map(({ id, name }, at) =>
        at % named === 0 && (
          <text
            key={id}
            x={Math.max(place(at), letterWidth * name.length / 2)}
            y={bottom + 22}
            textAnchor="middle"
          >
            {name}
          </text>
        )
      )}
      {lines.map(({ id, text, values }, nth) => {
        const all = values.slice(0, points.length).map((value, at) => ({ value, at }));
        const path = {
          x: ({ at }: { at: number }) => place(at),
          y: ({ value }: { value: number }) => y(value),
        };
        const last = all.at(-1);
        return (
          <g key={id} data-line={nth}>
            {nth === 0 && (
              <Area
                data-part="area"
                data={all}
                x={path.x}
                y0={() => bottom}
                y1={path.y}
              />
            )}
            <LinePath data-part="line" data={all.slice(0, lastFinished + 1)} {...path} />
            <LinePath
              data-part="open"
              data={all.slice(Math.max(0, lastFinished))}
              {...path}
            />
            {last && (
              <circle
                data-part={points.at(-1)?.finished ? "end" : "open-end"}
                cx={place(last.at)}
                cy={y(last.value)}
                r={4}
              />
            )}
            {leastEnd !== undefined && (
              <text data-part="name" x={right + 12} y={places[nth]! + 4}>{text}</text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

/**
 * How one or two numbers change over time, each named at its end; what is not over is dotted. The same stands in a
 * sentence and a table too.
 */
export function LinePlot({ label, points, lines, formatValue, ...rest }: LinePlotProps) {
  const drawn = { points, lines, formatValue };
  return (
    <div {...rest} className="line-plot">
      <div role="img" aria-label={label}>
        <Drawing size="wide" width={568} leastEnd={128} {...drawn} />
        <Drawing size="medium" width={440} leastEnd={112} {...drawn} />
        <Drawing size="narrow" width={342} leastEnd={112} {...drawn} />
        <Drawing size="large-text" width={176} height={150} leastStart={24} {...drawn} />
        <p data-part="names" aria-hidden="true">
          {lines.map(({ id, text }, nth) => <b key={id} data-line={nth}>{text}</b>)}
        </p>
      </div>
    </div>
  );
}
