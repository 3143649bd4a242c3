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
import type { FieldWords } from "./field.tsx";
import { Icon } from "./icon.tsx";
import { MonthGrid } from "./month-grid.tsx";
import "./date-field.css";

export type DateFieldProps = Omit<FieldWords, "aside"> & {
  /** The day as "2026-11-24"; undefined while it is not written whole. */
  value: string | undefined;
  /** Called with the new day as "2026-11-24", or undefined when it was emptied. */
  onValue: (value: string | undefined) => void;
  /** The first day that will do. */
  first?: string | undefined;
  /** The last day that will do. */
  last?: string | undefined;
  /** The field's name in the form. */
  name?: string | undefined;
  disabled?: boolean | undefined;
};

/** A day that is written or chosen in a month. For days with free times use `MonthCalendar`. */
export function DateField(
  { value, onValue, first, last, name, disabled = false, ...words }: DateFieldProps,
) {
  return (
    <AriaProvider>
      <DatePicker
        className="date-field"
        value={value === undefined ? null : parseDate(value)}
        onChange={(date) => onValue(date?.toString())}
        shouldForceLeadingZeros
        isDisabled={disabled}
        isInvalid={Boolean(words.error)}
        {...(name === undefined ? {} : { name })}
        {...(first === undefined ? {} : { minValue: parseDate(first) })}
        {...(last === undefined ? {} : { maxValue: parseDate(last) })}
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
