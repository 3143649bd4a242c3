import { type ComponentProps, useId } from "react";
import { Icon } from "./icon.tsx";
import "./color-swatch-picker.css";

export type ThemeColor = "primary" | "secondary" | "success" | "error" | "warning" | "info";

export type ColorSwatchPickerProps = Omit<ComponentProps<"fieldset">, "className" | "children"> & {
  label: string;
  colors: { value: ThemeColor; name: string }[];
  picked: ThemeColor;
  onPick: (color: ThemeColor) => void;
};

/** A choice of theme colours. */
export function ColorSwatchPicker(
  { label, colors, picked, onPick, name, ...rest }: ColorSwatchPickerProps,
) {
  const ownName = useId();
  return (
    <fieldset {...rest} className="color-swatch-picker">
      <legend>{label}</legend>
      <div>
        {colors.map(({ value, name: colorName }) => (
          <label key={value} data-theme-color={value} title={colorName}>
            <input
              type="radio"
              name={name ?? ownName}
              value={value}
              aria-label={colorName}
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
