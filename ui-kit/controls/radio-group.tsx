import { type ComponentProps, type ReactNode, useId } from "react";
import { Icon } from "./icon.tsx";
import "./radio-group.css";

export type RadioOption = {
  /** Its value in the group. */
  value: string;
  /** What it says. */
  label: ReactNode;
  /** A second line. */
  hint?: ReactNode;
  /** It cannot be chosen. */
  disabled?: boolean | undefined;
};

export type RadioGroupProps = Omit<ComponentProps<"fieldset">, "className" | "children"> & {
  /** The question. */
  label: ReactNode;
  /** Hides the question where a heading already asks it. */
  labelHidden?: boolean | undefined;
  /** `rows` are 56-px answers, `segments` one line of two or three words. */
  variant?: "rows" | "segments" | undefined;
  /** The answers, in order. */
  options: RadioOption[];
  /** The value of the chosen answer; undefined while nothing is chosen. */
  picked?: string | undefined;
  /** What is wrong. */
  error?: ReactNode;
  /** Called with the value that was chosen. */
  onPick: (value: string) => void;
};

/** One answer out of several. */
export function RadioGroup(
  { label, labelHidden = false, variant = "rows", options, picked, error, onPick, name, ...rest }:
    RadioGroupProps,
) {
  const group = useId();
  return (
    <fieldset
      {...rest}
      className="radio-group"
      data-variant={variant}
      data-label-hidden={labelHidden || undefined}
      aria-describedby={error ? `${group}-error` : undefined}
    >
      <legend>{label}</legend>
      <div data-part="options">
        {options.map(({ value, label, hint, disabled }) => (
          <label key={value}>
            <input
              type="radio"
              name={name ?? group}
              value={value}
              disabled={disabled}
              checked={picked === value}
              aria-invalid={error ? true : undefined}
              onChange={() => onPick(value)}
            />
            <span>
              {label}
              {hint && <small>{hint}</small>}
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p data-part="error" id={`${group}-error`}>
          <Icon name="circle-alert" size="small" />
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  );
}
