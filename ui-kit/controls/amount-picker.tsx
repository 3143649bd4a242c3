import { type ComponentProps, type ReactNode, useId } from "react";
import { Icon } from "./icon.tsx";
import "./amount-picker.css";

export type AmountPickerProps = Omit<ComponentProps<"fieldset">, "className" | "children"> & {
  label: ReactNode;
  options: { value: string; label: ReactNode }[];
  picked: string;
  /** What the picked amount means; read aloud when it changes. */
  note?: ReactNode;
  error?: ReactNode;
  onPick: (value: string) => void;
};

/** One of a few amounts side by side. The picked one is filled, as a chosen time is. */
export function AmountPicker(
  { label, options, picked, note, error, onPick, ...rest }: AmountPickerProps,
) {
  const id = useId();
  return (
    <fieldset
      {...rest}
      className="amount-picker"
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend>{label}</legend>
      <div data-part="options">
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={picked === option.value}
              aria-invalid={error ? true : undefined}
              onChange={() => onPick(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {note && <p data-part="note" role="status">{note}</p>}
      {error && (
        <p data-part="error" id={`${id}-error`}>
          <Icon name="circle-alert" size="small" />
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  );
}
