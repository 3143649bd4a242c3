import type { ComponentProps } from "react";
import { growthRings } from "./ring-drawing.ts";
import "./question-rings.css";

export type QuestionState = "answered" | "now" | "skipped" | "coming";

export type QuestionRingsProps = Omit<ComponentProps<"svg">, "className" | "viewBox"> & {
  /** The questions of each part, from the inside out. */
  parts: QuestionState[][];
  /** `small` has one ring per part. */
  variant?: "full" | "small" | undefined;
  /** Accessible name; without it the rings are hidden from assistive technology. */
  label?: string | undefined;
};

const size = 400;
const firstRadius = 8;
const outerRadius = 186;
/** The gap before a part, in widths of a ring. */
const partGap = 0.8;

function fullRings(parts: QuestionState[][]) {
  const count = parts.flat().length;
  const step = (outerRadius - firstRadius) / (count + partGap * (parts.length - 1));
  const years = parts.flatMap((part, i) =>
    part.map((name, at) => ({ name, width: step * (at === 0 && i > 0 ? 1 + partGap : 1) }))
  );
  const options = { size, years, first: firstRadius, uneven: 0.06, lean: 0.02 };
  return growthRings("questions", options).map(({ d, name }, i) => (
    <path key={i} d={d} data-state={name} pathLength={name === "now" ? 100 : undefined} />
  ));
}

const smallRadius = 8;

function smallRings(parts: QuestionState[][]) {
  return parts.map((part, i) => {
    const passed = part.filter((state) => state === "answered" || state === "skipped").length;
    const circle = { cx: 28, cy: 28, r: smallRadius * (i + 1) };
    const share = passed / Math.max(part.length, 1);
    const isDone = share === 1;
    // The current question is half of a step, so that the ring of its part is seen at once.
    const drawn = share + (part.includes("now") ? 0.5 / part.length : 0);
    return (
      <g key={i}>
        <circle {...circle} data-state={isDone ? "answered" : "coming"} />
        {!isDone && drawn > 0 && (
          <circle
            {...circle}
            data-state="now"
            pathLength={100}
            strokeDasharray={`${(drawn * 100).toFixed(1)} 100`}
            transform="rotate(-90 28 28)"
          />
        )}
      </g>
    );
  });
}

/** The questions of a long form as growth rings: each question is a ring, each part of the form a wider gap. */
export function QuestionRings(
  { parts, variant = "full", label, ...rest }: QuestionRingsProps,
) {
  const accessibility = label ? { role: "img", "aria-label": label } : { "aria-hidden": true };
  const edge = variant === "full" ? size : 56;
  return (
    <svg
      {...rest}
      {...accessibility}
      className="question-rings"
      data-variant={variant}
      viewBox={`0 0 ${edge} ${edge}`}
    >
      {variant === "full" ? fullRings(parts) : smallRings(parts)}
    </svg>
  );
}
