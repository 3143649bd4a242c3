import { type ComponentProps, type ReactNode, useId } from "react";
import { Checkbox } from "./checkbox.tsx";
import { Icon } from "./icon.tsx";
import "./checkbox-group.css";

type CheckboxOption = {
  value: string;
  label: ReactNode;
  count?: ReactNode;
  disabled?: boolean | undefined;
};

export type CheckboxGroupProps = Omit<ComponentProps<"fieldset">, "className" | "children"> & {
  label: ReactNode;
  labelHidden?: boolean | undefined;
  options: CheckboxOption[];
  picked: readonly string[];
  error?: ReactNode;
  onPick: (values: string[]) => void;
};

/** A group of checkboxes. */
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
          aria-invalid={error ? true : undefined}
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
