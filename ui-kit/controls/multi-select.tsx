import { type ReactNode, useId } from "react";
import { Chip } from "./chip.tsx";
import { Field } from "./field.tsx";
import { Icon } from "./icon.tsx";
import { OptionPicker, type OptionPickerProps } from "./option-picker.tsx";
import "./multi-select.css";

export type MultiSelectProps = Pick<OptionPickerProps, "label" | "groups" | "search"> & {
  picked: readonly string[];
  onPick: (ids: string[]) => void;
  placeholder: string;
  doneLabel: string;
  removeLabel: (option: string) => string;
  description?: ReactNode;
  error?: ReactNode;
  name?: string | undefined;
  disabled?: boolean | undefined;
};

/** Several options of a list, shown as chips below the button. */
export function MultiSelect(
  {
    label,
    groups,
    search,
    picked,
    onPick,
    placeholder,
    doneLabel,
    removeLabel,
    description,
    error,
    name,
    disabled = false,
  }: MultiSelectProps,
) {
  const id = useId();
  const selected = groups.flatMap(({ options }) => options).filter((option) =>
    picked.includes(option.id)
  );
  const selectedLabels = selected.map((option) => option.label).join(", ");
  return (
    <Field {...{ id, label, description, error }}>
      <div className="multi-select">
        <OptionPicker
          {...{ label, groups, search, id, disabled }}
          onPick={() => {}}
          multiple={{ picked, onPick, doneLabel }}
          aria-label={`${label}: ${[selectedLabels, placeholder].filter(Boolean).join(", ")}`}
          aria-describedby={error ? `${id}-error` : undefined}
          data-invalid={error ? true : undefined}
        >
          <span data-part="value" data-chosen={selectedLabels ? "" : undefined}>
            {selectedLabels || placeholder}
          </span>
          <Icon name="chevron-down" size="small" />
        </OptionPicker>
        {selected.length > 0 && (
          <ul>
            {selected.map((option) => (
              <li key={option.id}>
                <Chip
                  selected
                  {...(disabled ? {} : {
                    removeLabel: removeLabel(option.label),
                    onRemove: () => onPick(picked.filter((each) => each !== option.id)),
                  })}
                >
                  {option.label}
                </Chip>
              </li>
            ))}
          </ul>
        )}
        {name && picked.map((each) => <input key={each} type="hidden" name={name} value={each} />)}
      </div>
    </Field>
  );
}
