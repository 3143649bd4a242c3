import { type ComponentProps, useEffect, useLayoutEffect, useRef, useState } from "react";
import "./range-slider.css";
import { useEarlierRanges } from "./use-earlier-input.ts";

const settleMs = 600;

export type NumberRange = { from: number; to: number };

export type RangeSliderProps = Omit<ComponentProps<"div">, "className" | "children"> & {
  labels: { group: string; from: string; to: string };
  min: number;
  max: number;
  step?: number | undefined;
  picked: NumberRange;
  disabled?: boolean | undefined;
  format: (value: number) => string;
  onPick: (span: NumberRange) => void;
};

/** A slider with two thumbs, made of two native range inputs. */
export function RangeSlider(
  { labels, min, max, step = 1, picked, disabled, format, onPick, ...rest }: RangeSliderProps,
) {
  const [moving, setMoving] = useState<NumberRange | null>(null);
  const { from, to } = moving ?? picked;
  const fraction = (value: number) => (value - min) / (max - min || 1);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  function commit() {
    clearTimeout(timer.current);
    if (!moving) return;
    setMoving(null);
    if (moving.from !== picked.from || moving.to !== picked.to) onPick(moving);
  }
  function move(next: NumberRange) {
    clearTimeout(timer.current);
    setMoving(next);
  }
  const group = useRef<HTMLDivElement>(null);
  useEarlierRanges(group, ([low = from, high = to]) => {
    onPick({ from: Math.min(low, high), to: Math.max(low, high) });
  });
  useLayoutEffect(() => {
    group.current?.style.setProperty("--from", String(fraction(from)));
    group.current?.style.setProperty("--to", String(fraction(to)));
  });
  const thumb = {
    type: "range",
    min,
    max,
    step,
    disabled,
    onPointerUp: commit,
    // Several steps by the keyboard are one change.
    onKeyUp: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(commit, settleMs);
    },
    onBlur: commit,
  };
  return (
    <div {...rest} className="range-slider" role="group" aria-label={labels.group} ref={group}>
      <p aria-hidden="true">
        <span>{format(from)}</span>
        <span>{format(to)}</span>
      </p>
      <div data-part="scale">
        <input
          {...thumb}
          aria-label={labels.from}
          aria-valuetext={format(from)}
          value={from}
          onChange={(event) => move({ from: Math.min(event.currentTarget.valueAsNumber, to), to })}
        />
        <input
          {...thumb}
          aria-label={labels.to}
          aria-valuetext={format(to)}
          value={to}
          onChange={(event) =>
            move({ from, to: Math.max(event.currentTarget.valueAsNumber, from) })}
        />
      </div>
    </div>
  );
}
