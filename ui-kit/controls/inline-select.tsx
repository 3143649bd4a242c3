import { Icon } from "./icon.tsx";
import { optionOf, OptionPicker, type OptionPickerProps } from "./option-picker.tsx";
import "./inline-select.css";

export type InlineSelectProps = Omit<OptionPickerProps, "several"> & {
  placeholder?: string | undefined;
};

/** A select inside a sentence; its list is a bottom sheet on a narrow screen. */
export function InlineSelect({ placeholder = "", ...picker }: InlineSelectProps) {
  const text = optionOf(picker.groups, picker.picked)?.label ?? placeholder;
  return (
    <span className="inline-select">
      <OptionPicker {...picker} aria-label={`${picker.label}: ${text}`}>
        {text}
        <Icon name="chevron-down" />
      </OptionPicker>
    </span>
  );
}
