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

/** ISO dates, both inclusive. */
export type DateRange = { from: string; to: string };

export type DateRangeFieldProps = Omit<FieldText, "aside"> & {
  value: DateRange | undefined;
  onChange: (value: DateRange | undefined) => void;
  disabled?: boolean | undefined;
};

/** A start and an end date, typed or picked in a calendar. */
export function DateRangeField(
  { value, onChange, disabled = false, ...text }: DateRangeFieldProps,
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
        isInvalid={Boolean(text.error)}
      >
        <AriaField {...text}>
          <Group data-part="box">
            <div data-part="dates">
              <div data-part="start">
                <DateInput slot="start" data-part="date">
                  {(segment) => <DateSegment segment={segment} />}
                </DateInput>
                <span aria-hidden="true" data-part="dash">–</span>
              </div>
              <DateInput slot="end" data-part="date">
                {(segment) => <DateSegment segment={segment} />}
              </DateInput>
            </div>
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
