import { type ReactNode, useId } from "react";
import { Field } from "./field.tsx";
import { Icon } from "./icon.tsx";
import { optionOf, OptionPicker, type OptionPickerProps } from "./option-picker.tsx";
import "./select.css";

export type SelectProps = Omit<OptionPickerProps, "several"> & {
  /**
   * `field`: label above. `inline`: label before. `plain`: label hidden. `row`: a row of a list with the label at the
   * start and the value at the end.
   */
  layout?: "field" | "inline" | "plain" | "row" | undefined;
  small?: boolean | undefined;
  placeholder?: string | undefined;
  description?: ReactNode;
  error?: ReactNode;
  disabled?: boolean | undefined;
  /** Submits the id with the form under this name. */
  name?: string | undefined;
  id?: string | undefined;
};

/** One option of a list. */
export function Select(
  {
    layout = "field",
    small = false,
    placeholder,
    description,
    error,
    disabled,
    name,
    id: givenId,
    ...picker
  }: SelectProps,
) {
  const ownId = useId();
  const id = givenId ?? name ?? ownId;
  const option = optionOf(picker.groups, picker.picked);
  const text = option?.label ?? placeholder;
  const control = (
    <div
      className="select"
      data-small={small || undefined}
      data-layout={layout}
      data-rich={option?.hint ? "" : undefined}
    >
      {(layout === "inline" || layout === "row") && <label htmlFor={id}>{picker.label}</label>}
      <OptionPicker
        {...picker}
        id={id}
        disabled={disabled}
        aria-label={[`${picker.label}:`, text, option?.hint].filter(Boolean).join(" ")}
        aria-describedby={error ? `${id}-error` : undefined}
        data-invalid={error ? true : undefined}
      >
        <span data-part="value" data-empty={picker.picked === undefined || undefined}>
          {text}
          {/* A space for assistive technology; visually the hint is on its own line. */}
          {option?.hint && " "}
          {option?.hint && <small>{option.hint}</small>}
        </span>
        <Icon name="chevron-down" size="small" />
      </OptionPicker>
      {name && <input type="hidden" name={name} value={picker.picked ?? ""} />}
    </div>
  );
  if (layout === "row" && error) {
    return (
      <div className="field">
        {control}
        <p data-part="error" id={`${id}-error`}>
          <Icon name="circle-alert" size="small" />
          <span>{error}</span>
        </p>
      </div>
    );
  }
  if (layout !== "field") return control;
  return <Field {...{ id, label: picker.label, description, error }}>{control}</Field>;
}
