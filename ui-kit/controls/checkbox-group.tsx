import { type ComponentProps, type ReactNode, useId } from "react";
import { Checkbox } from "./checkbox.tsx";
import { Icon } from "./icon.tsx";
import "./checkbox-group.css";

export type CheckboxOption = {
  /** Its value in the group. */
  value: string;
  /** What it says; may hold a practice mark. */
  label: ReactNode;
  /** How many results it would leave. */
  count?: ReactNode;
  /** It cannot be chosen. */
  disabled?: boolean | undefined;
};

export type CheckboxGroupProps = Omit<ComponentProps<"fieldset">, "className" | "children"> & {
  /** Names the group. */
  label: ReactNode;
  /** Hides the label where a heading already says it. */
  labelHidden?: boolean | undefined;
  /** The boxes, in order. */
  options: CheckboxOption[];
  /** Values of the ticked boxes. */
  picked: readonly string[];
  /** What is wrong. */
  error?: ReactNode;
  /** Called with all values that are ticked now, in the order of the options. */
  onPick: (values: string[]) => void;
};

/** Several boxes that answer one question. */
export function CheckboxGroup(
  { label, labelHidden = false, options, picked, error, onPick, ...rest }: CheckboxGroupProps,
) {
  const errorId = useId();
  function toggle(value: string, checked: boolean) {
    const next = options.map((option) => option.value)
      .filter((each) => each === value ? checked : picked.includes(each));
    onPick(next);
  }
  return (
    <fieldset
      {...rest}
      className="checkbox-group"
      data-label-hidden={labelHidden || undefined}
      aria-describedby={error ? errorId : undefined}
    >
      <legend>{label}</legend>
      {options.map(({ value, ...option }) => (
        <Checkbox
          key={value}
          {...option}
          value={value}
          checked={picked.includes(value)}
          onCheckedChange={(checked) => toggle(value, checked)}
        />
      ))}
      {error && (
        <p data-part="error" id={errorId}>
          <Icon name="circle-alert" size="small" />
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  );
}
