import { type ComponentProps, type ReactNode, useId, useState } from "react";
import { Icon } from "../controls/icon.tsx";
import "./rating.css";

export type RatingProps = Omit<ComponentProps<"fieldset">, "className" | "children"> & {
  label: ReactNode;
  starLabels: readonly [string, string, string, string, string];
  picked?: number | undefined;
  /** Called with a rating from 1 to 5. */
  onPick: (rating: number) => void;
  hint?: ReactNode;
  error?: ReactNode;
};

/** A rating input with five stars. */
export function Rating({ label, starLabels, picked, onPick, hint, error, ...rest }: RatingProps) {
  const name = useId();
  const [hovered, setHovered] = useState<number | null>(null);
  const filled = hovered ?? picked ?? 0;
  return (
    <fieldset
      {...rest}
      className="rating"
      aria-describedby={error ? `${name}-error` : undefined}
    >
      <legend>{label}</legend>
      <span data-part="label" aria-hidden="true">{label}</span>
      <div data-part="stars" onPointerLeave={() => setHovered(null)}>
        {starLabels.map((starLabel, i) => (
          <label
            key={starLabel}
            onPointerEnter={() => setHovered(i + 1)}
          >
            <input
              type="radio"
              name={name}
              value={i + 1}
              checked={picked === i + 1}
              aria-label={starLabel}
              onChange={() => {
                setHovered(null);
                onPick(i + 1);
              }}
            />
            <Icon name="star" data-filled={i < filled || undefined} />
          </label>
        ))}
      </div>
      {hint && <span data-part="hint">{hint}</span>}
      {error && (
        <p data-part="error" id={`${name}-error`}>
          <Icon name="circle-alert" size="small" />
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  );
}
