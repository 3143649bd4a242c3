import { parseDate } from "@internationalized/date";
import {
  Button,
  DateInput,
  DateRangePicker,
  DateSegment,
  Dialog,
  Group,
  Popover,
  RangeCalendar,
} from "react-aria-components";
import { AriaProvider } from "../layout/aria-provider.tsx";
import { AriaField } from "./aria-field.tsx";
import type { FieldText } from "./field.tsx";
import { Icon } from "./icon.tsx";
import { MonthGrid } from "./month-grid.tsx";
import "./date-field.css";
import "./date-range-field.css";

/** Two days as "2026-12-24", both included. */
export type DateRange = { from: string; to: string };

export type DateRangeFieldProps = Omit<FieldText, "aside"> & {
  /** The days; undefined while they are not written whole. */
  value: DateRange | undefined;
  /** Called with the new days, or undefined when they were emptied. */
  onChange: (value: DateRange | undefined) => void;
  /** The first day that will do. */
  min?: string | undefined;
  /** The last day that will do. */
  max?: string | undefined;
  disabled?: boolean | undefined;
};

/** The first and the last of some days, written or chosen in a month. */
export function DateRangeField(
  { value, onChange, min, max, disabled = false, ...words }: DateRangeFieldProps,
) {
  return (
    <AriaProvider>
      <DateRangePicker
        className="date-field date-range-field"
        value={value ? { start: parseDate(value.from), end: parseDate(value.to) } : null}
        onChange={(range) =>
          onChange(range ? { from: range.start.toString(), to: range.end.toString() } : undefined)}
        shouldForceLeadingZeros
        isDisabled={disabled}
        isInvalid={Boolean(words.error)}
        {...(min === undefined ? {} : { minValue: parseDate(min) })}
        {...(max === undefined ? {} : { maxValue: parseDate(max) })}
      >
        <AriaField {...words}>
          <Group data-part="box">
            <DateInput slot="start" data-part="date">
              {(segment) => <DateSegment segment={segment} />}
            </DateInput>
            <span aria-hidden="true" data-part="dash">–</span>
            <DateInput slot="end" data-part="date">
              {(segment) => <DateSegment segment={segment} />}
            </DateInput>
            <Button>
              <Icon name="calendar" size="small" />
            </Button>
          </Group>
        </AriaField>
        <Popover
          className="date-field date-range-field"
          data-part="popover"
          placement="bottom start"
        >
          <Dialog>
            <RangeCalendar>
              <MonthGrid />
            </RangeCalendar>
          </Dialog>
        </Popover>
      </DateRangePicker>
    </AriaProvider>
  );
}
