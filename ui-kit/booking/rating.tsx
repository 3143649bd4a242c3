import { type ComponentProps, type ReactNode, useId, useState } from "react";
import { Icon } from "../controls/icon.tsx";
import "./rating.css";

export type RatingProps = Omit<ComponentProps<"fieldset">, "className" | "children"> & {
  /** The question, e.g. "How was it?". */
  label: ReactNode;
  /** Accessible name of each star, from one to five. */
  starLabels: readonly [string, string, string, string, string];
  /** The rating given; undefined while there is none. */
  picked?: number | undefined;
  /** Called with a rating from 1 to 5. */
  onPick: (rating: number) => void;
  /** A word after the stars. */
  hint?: ReactNode;
};

/** Five stars to press, 44 px each. */
export function Rating({ label, starLabels, picked, onPick, hint, ...rest }: RatingProps) {
  const name = useId();
  const [near, setNear] = useState<number | null>(null);
  const lit = near ?? picked ?? 0;
  return (
    <fieldset {...rest} className="rating">
      <legend>{label}</legend>
      <span data-part="label" aria-hidden="true">{label}</span>
      <div data-part="stars" onPointerLeave={() => setNear(null)}>
        {starLabels.map((starLabel, i) => (
          <label
            key={starLabel}
            onPointerEnter={() => setNear(i + 1)}
          >
            <input
              type="radio"
              name={name}
              value={i + 1}
              checked={picked === i + 1}
              aria-label={starLabel}
              onChange={() => {
                setNear(null);
                onPick(i + 1);
              }}
            />
            <Icon name="star" data-lit={i < lit || undefined} />
          </label>
        ))}
      </div>
      {hint && <span data-part="hint">{hint}</span>}
    </fieldset>
  );
}
