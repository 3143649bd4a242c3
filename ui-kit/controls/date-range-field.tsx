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
import type { FieldWords } from "./field.tsx";
import { Icon } from "./icon.tsx";
import { MonthGrid } from "./month-grid.tsx";
import "./date-field.css";
import "./date-range-field.css";

/** Two days as "2026-12-24", both included. */
export type DateSpan = { from: string; to: string };

export type DateRangeFieldProps = Omit<FieldWords, "aside"> & {
  /** The days; undefined while they are not written whole. */
  value: DateSpan | undefined;
  /** Called with the new days, or undefined when they were emptied. */
  onValue: (value: DateSpan | undefined) => void;
  /** The first day that will do. */
  first?: string | undefined;
  /** The last day that will do. */
  last?: string | undefined;
  disabled?: boolean | undefined;
};

/** The first and the last of some days, written or chosen in a month. */
export function DateRangeField(
  { value, onValue, first, last, disabled = false, ...words }: DateRangeFieldProps,
) {
  return (
    <AriaProvider>
      <DateRangePicker
        className="date-field date-range-field"
        value={value ? { start: parseDate(value.from), end: parseDate(value.to) } : null}
        onChange={(range) =>
          onValue(range ? { from: range.start.toString(), to: range.end.toString() } : undefined)}
        shouldForceLeadingZeros
        isDisabled={disabled}
        isInvalid={Boolean(words.error)}
        {...(first === undefined ? {} : { minValue: parseDate(first) })}
        {...(last === undefined ? {} : { maxValue: parseDate(last) })}
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
