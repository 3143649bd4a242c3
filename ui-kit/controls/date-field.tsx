import { parseDate } from "@internationalized/date";
import { useState } from "react";
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
  /** ISO date, e.g. "2026-11-24"; undefined while incomplete, also while the year is being typed. */
  value: string | undefined;
  onChange: (value: string | undefined) => void;
  min?: string | undefined;
  max?: string | undefined;
  name?: string | undefined;
  disabled?: boolean | undefined;
};

/** Smaller years are the first digits of a longer one. */
const firstYear = 1900;

/** A date, typed or picked in a calendar. For days with free times use `MonthCalendar`. */
export function DateField(
  { value, onChange, min, max, name, disabled = false, ...text }: DateFieldProps,
) {
  const [typed, setTyped] = useState<{ date: string; beside: string | undefined } | null>(null);
  const isTyping = typed !== null && (value === undefined || value === typed.beside);
  const shown = isTyping ? typed.date : value;
  return (
    <AriaProvider>
      <DatePicker
        className="date-field"
        value={shown === undefined ? null : parseDate(shown)}
        onChange={(date) => {
          const isWhole = date === null || date.year >= firstYear;
          setTyped(isWhole ? null : { date: date.toString(), beside: value });
          onChange(isWhole ? date?.toString() : undefined);
        }}
        shouldForceLeadingZeros
        isDisabled={disabled}
        isInvalid={Boolean(text.error)}
        {...(name === undefined ? {} : { name })}
        {...(min === undefined ? {} : { minValue: parseDate(min) })}
        {...(max === undefined ? {} : { maxValue: parseDate(max) })}
      >
        <AriaField {...text}>
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
