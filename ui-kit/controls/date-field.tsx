import { parseDate } from "@internationalized/date";
import {
  Button,
  Calendar,
  DateInput,
  DatePicker,
  DateSegment,
  Dialog,
  Group,
  Popover,
} from "react-aria-components";
import { AriaProvider } from "../layout/aria-provider.tsx";
import { AriaField } from "./aria-field.tsx";
import type { FieldText } from "./field.tsx";
import { Icon } from "./icon.tsx";
import { MonthGrid } from "./month-grid.tsx";
import "./date-field.css";

export type DateFieldProps = Omit<FieldText, "aside"> & {
  /** The day as "2026-11-24"; undefined while it is not written whole. */
  value: string | undefined;
  /** Called with the new day as "2026-11-24", or undefined when it was emptied. */
  onChange: (value: string | undefined) => void;
  /** The first day that will do. */
  min?: string | undefined;
  /** The last day that will do. */
  max?: string | undefined;
  /** The field's name in the form. */
  name?: string | undefined;
  disabled?: boolean | undefined;
};

/** A day that is written or chosen in a month. For days with free times use `MonthCalendar`. */
export function DateField(
  { value, onChange, min, max, name, disabled = false, ...words }: DateFieldProps,
) {
  return (
    <AriaProvider>
      <DatePicker
        className="date-field"
        value={value === undefined ? null : parseDate(value)}
        onChange={(date) => onChange(date?.toString())}
        shouldForceLeadingZeros
        isDisabled={disabled}
        isInvalid={Boolean(words.error)}
        {...(name === undefined ? {} : { name })}
        {...(min === undefined ? {} : { minValue: parseDate(min) })}
        {...(max === undefined ? {} : { maxValue: parseDate(max) })}
      >
        <AriaField {...words}>
          <Group data-part="box">
            <DateInput data-part="date">{(segment) => <DateSegment segment={segment} />}</DateInput>
            <Button>
              <Icon name="calendar" size="small" />
            </Button>
          </Group>
        </AriaField>
        <Popover className="date-field" data-part="popover" placement="bottom start">
          <Dialog>
            <Calendar>
              <MonthGrid />
            </Calendar>
          </Dialog>
        </Popover>
      </DatePicker>
    </AriaProvider>
  );
}
