import { type ComponentProps, type ReactNode, useId } from "react";
import { Icon } from "./icon.tsx";
import "./radio-group.css";
import { useEarlierChoice } from "./use-earlier-input.ts";

type RadioOption = {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean | undefined;
};

export type RadioGroupProps = Omit<ComponentProps<"fieldset">, "className" | "children" | "ref"> & {
  label: ReactNode;
  labelHidden?: boolean | undefined;
  /** `tiles` are rows side by side. */
  variant?: "rows" | "tiles" | "segments" | undefined;
  /** Segments of different widths, which stand below each other where they do not fit. */
  wrap?: boolean | undefined;
  options: RadioOption[];
  picked?: string | undefined;
  error?: ReactNode;
  onPick: (value: string) => void;
};

/** One of several options. */
export function RadioGroup(
  {
    label,
    labelHidden = false,
    variant = "rows",
    wrap = false,
    options,
    picked,
    error,
    onPick,
    name,
    ...rest
  }: RadioGroupProps,
) {
  const group = useId();
  const ref = useEarlierChoice<HTMLFieldSetElement>(picked);
  return (
    <fieldset
      {...rest}
      ref={ref}
      className="radio-group"
      data-variant={variant}
      data-wrap={wrap || undefined}
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
