import { type ComponentProps, useId } from "react";
import { Icon } from "./icon.tsx";
import "./color-swatch-picker.css";

export type ThemeColor = "primary" | "secondary" | "success" | "error" | "warning" | "info";

export type ColorSwatchPickerProps = Omit<ComponentProps<"fieldset">, "className" | "children"> & {
  /** The question. */
  label: string;
  /** The colours in order, each by its name. */
  colors: { value: ThemeColor; name: string }[];
  /** The colour that holds now. */
  picked: ThemeColor;
  /** Called with the colour that was chosen. */
  onPick: (color: ThemeColor) => void;
};

/** The theme colours as discs; each shows itself in the mode of the page. */
export function ColorSwatchPicker(
  { label, colors, picked, onPick, name, ...rest }: ColorSwatchPickerProps,
) {
  const ownName = useId();
  return (
    <fieldset {...rest} className="color-swatch-picker">
      <legend>{label}</legend>
      <div>
        {colors.map(({ value, name: word }) => (
          <label key={value} data-theme-color={value} title={word}>
            <input
              type="radio"
              name={name ?? ownName}
              value={value}
              aria-label={word}
              checked={picked === value}
              onChange={() =>
                onPick(value)}
            />
            {picked === value && <Icon name="check" size="small" />}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
