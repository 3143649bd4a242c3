import { parseTime } from "@internationalized/date";
import type { Ref } from "react";
import { DateInput, DateSegment, TimeField as AriaTimeField } from "react-aria-components";
import { AriaProvider } from "../layout/aria-provider.tsx";
import { AriaField } from "./aria-field.tsx";
import type { FieldText } from "./field.tsx";
import "./time-field.css";

export type TimeFieldProps = Omit<FieldText, "aside"> & {
  /** E.g. "18:15"; undefined while incomplete. */
  value: string | undefined;
  onChange: (value: string | undefined) => void;
  name?: string | undefined;
  disabled?: boolean | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
};

/** A time of day, in 24 hours. */
export function TimeField(
  { value, onChange, name, disabled = false, ref, ...text }: TimeFieldProps,
) {
  return (
    <AriaProvider>
      <AriaTimeField
        className="time-field"
        {...(ref === undefined ? {} : { ref })}
        value={value === undefined ? null : parseTime(value)}
        onChange={(time) => onChange(time?.toString().slice(0, 5))}
        hourCycle={24}
        shouldForceLeadingZeros
        isDisabled={disabled}
        isInvalid={Boolean(text.error)}
        {...(name === undefined ? {} : { name })}
      >
        <AriaField {...text}>
          <DateInput data-part="box">{(segment) => <DateSegment segment={segment} />}</DateInput>
        </AriaField>
      </AriaTimeField>
    </AriaProvider>
  );
}
