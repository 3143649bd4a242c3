import { type ReactNode, useId } from "react";
import { Chip } from "./chip.tsx";
import { Field } from "./field.tsx";
import { Icon } from "./icon.tsx";
import { OptionPicker, type OptionPickerProps } from "./option-picker.tsx";
import "./multi-select.css";

export type MultiSelectProps = Pick<OptionPickerProps, "label" | "groups" | "searchLabel"> & {
  /** Ids of the chosen options. */
  picked: readonly string[];
  /** Called with all the ids that are chosen now, in the order of the list. */
  onPick: (ids: string[]) => void;
  /** Shown in the button while nothing is chosen, and instead of a count. */
  placeholder: string;
  /** Words of the button that leaves the list. */
  doneLabel: string;
  /** Accessible name of the cross on a chosen option, e.g. "Remove stress". */
  removeLabel: (option: string) => string;
  /** A line of help under the label. */
  description?: ReactNode;
  /** What is wrong. */
  error?: ReactNode;
  /** Sends every chosen id with the form under this name. */
  name?: string | undefined;
  disabled?: boolean | undefined;
};

/** Several options out of a list; what is chosen stands under it as chips. */
export function MultiSelect(
  {
    label,
    groups,
    searchLabel,
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
  const chosen = groups.flatMap(({ options }) => options).filter((option) =>
    picked.includes(option.id)
  );
  const words = chosen.map((option) => option.label).join(", ");
  return (
    <Field {...{ id, label, description, error }}>
      <div className="multi-select">
        <OptionPicker
          {...{ label, groups, searchLabel, id, disabled }}
          onPick={() => {}}
          multiple={{ picked, onPick, doneLabel }}
          aria-label={`${label}: ${words || placeholder}`}
          aria-describedby={error ? `${id}-error` : undefined}
          data-invalid={error ? true : undefined}
        >
          <span data-part="value">{placeholder}</span>
          <Icon name="chevron-down" size="small" />
        </OptionPicker>
        {chosen.length > 0 && (
          <ul>
            {chosen.map((option) => (
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
