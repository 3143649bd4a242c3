import { type ComponentProps, type CSSProperties, useState } from "react";
import "./range-slider.css";

export type NumberRange = { from: number; to: number };

export type RangeSliderProps = Omit<ComponentProps<"div">, "className" | "children"> & {
  /** Accessible names of the group and of the two thumbs. */
  labels: { group: string; from: string; to: string };
  /** The ends of the scale. */
  min: number;
  max: number;
  /** The distance between two stops. */
  step?: number | undefined;
  /** The chosen part of the scale. */
  picked: NumberRange;
  /** It cannot be moved. */
  disabled?: boolean | undefined;
  /** How a number is written, e.g. with its currency. */
  format: (value: number) => string;
  /** Called with the new span when a thumb is let go or moved by a key. */
  onPick: (span: NumberRange) => void;
};

/** A scale with two thumbs: native sliders, so keys, touch and right-to-left work as the person knows them. */
export function RangeSlider(
  { labels, min, max, step = 1, picked, disabled, format, onPick, ...rest }: RangeSliderProps,
) {
  const [moving, setMoving] = useState<NumberRange | null>(null);
  const { from, to } = moving ?? picked;
  const share = (value: number) => (value - min) / (max - min || 1);
  function letGo() {
    if (!moving) return;
    setMoving(null);
    if (moving.from !== picked.from || moving.to !== picked.to) onPick(moving);
  }
  const ends = {
    "--from": share(from),
    "--to": share(to),
  } as CSSProperties;
  const thumb = {
    type: "range",
    min,
    max,
    step,
    disabled,
    onPointerUp: letGo,
    onKeyUp: letGo,
    onBlur: letGo,
  };
  return (
    <div {...rest} className="range-slider" role="group" aria-label={labels.group} style={ends}>
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
          onChange={(event) =>
            setMoving({ from: Math.min(event.currentTarget.valueAsNumber, to), to })}
        />
        <input
          {...thumb}
          aria-label={labels.to}
          aria-valuetext={format(to)}
          value={to}
          onChange={(event) =>
            setMoving({ from, to: Math.max(event.currentTarget.valueAsNumber, from) })}
        />
      </div>
    </div>
  );
}
