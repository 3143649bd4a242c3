import { parseTime } from "@internationalized/date";
import { DateInput, DateSegment, TimeField as AriaTimeField } from "react-aria-components";
import { AriaProvider } from "../layout/aria-provider.tsx";
import { AriaField } from "./aria-field.tsx";
import type { FieldText } from "./field.tsx";
import "./time-field.css";

export type TimeFieldProps = Omit<FieldText, "aside"> & {
  /** The time as "18:15"; undefined while it is not written whole. */
  value: string | undefined;
  /** Called with the new time as "18:15", or undefined when it was emptied. */
  onChange: (value: string | undefined) => void;
  /** The field's name in the form. */
  name?: string | undefined;
  disabled?: boolean | undefined;
};

/** A time of day on the clock of 24 hours. */
export function TimeField(
  { value, onChange, name, disabled = false, ...words }: TimeFieldProps,
) {
  return (
    <AriaProvider>
      <AriaTimeField
        className="time-field"
        value={value === undefined ? null : parseTime(value)}
        onChange={(time) => onChange(time?.toString().slice(0, 5))}
        hourCycle={24}
        shouldForceLeadingZeros
        isDisabled={disabled}
        isInvalid={Boolean(words.error)}
        {...(name === undefined ? {} : { name })}
      >
        <AriaField {...words}>
          <DateInput data-part="box">{(segment) => <DateSegment segment={segment} />}</DateInput>
        </AriaField>
      </AriaTimeField>
    </AriaProvider>
  );
}
