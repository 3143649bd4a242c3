import { CalendarDate, parseDate } from "@internationalized/date";
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
} from "react-aria-components/Calendar";
import { Button as AriaButton } from "react-aria-components/Button";
import { AriaProvider } from "../layout/aria-provider.tsx";
import { Icon } from "../controls/icon.tsx";
import "./month-calendar.css";

export type MonthCalendarProps = {
  label: string;
  /** ISO dates with free times. */
  freeDates: ReadonlySet<string>;
  /** Today as ISO date in the time zone of the times. */
  today: string;
  picked?: string | undefined;
  onPick: (date: string) => void;
  max?: string | undefined;
  /** The first day of the displayed month as ISO date; without it the calendar is uncontrolled. */
  month?: string | undefined;
  onMonthChange?: ((firstDay: string) => void) | undefined;
};

/** A month calendar that marks the days with free times. */
export function MonthCalendar(
  { label, freeDates, today, picked, onPick, max, month, onMonthChange }: MonthCalendarProps,
) {
  const isFree = (date: { toString(): string }) => freeDates.has(date.toString());
  return (
    <AriaProvider>
      <Calendar
        className="month-calendar"
        aria-label={label}
        value={picked ? parseDate(picked) : null}
        minValue={parseDate(today)}
        {...(max ? { maxValue: parseDate(max) } : {})}
        {...(month ? { focusedValue: focusedDateIn(month, picked, today) } : {
          defaultFocusedValue: parseDate(picked ?? today),
        })}
        isDateUnavailable={(date) => !isFree(date)}
        onChange={(date) => onPick(date.toString())}
        onFocusChange={(date) => onMonthChange?.(date.set({ day: 1 }).toString())}
      >
        <div data-part="head">
          <Heading />
          <div>
            <AriaButton slot="previous">
              <Icon name="chevron-left" size="small" />
            </AriaButton>
            <AriaButton slot="next">
              <Icon name="chevron-right" size="small" />
            </AriaButton>
          </div>
        </div>
        <CalendarGrid weekdayStyle="short">
          <CalendarGridHeader>
            {(day) => <CalendarHeaderCell>{day}</CalendarHeaderCell>}
          </CalendarGridHeader>
          <CalendarGridBody>
            {(date) => (
              <CalendarCell date={date}>
                {({ formattedDate }) => (
                  <span
                    data-free={isFree(date) || undefined}
                    data-today={date.toString() === today || undefined}
                  >
                    {formattedDate}
                  </span>
                )}
              </CalendarCell>
            )}
          </CalendarGridBody>
        </CalendarGrid>
      </Calendar>
    </AriaProvider>
  );
}

function focusedDateIn(month: string, picked: string | undefined, today: string): CalendarDate {
  const inMonth = [picked, today].find((date) => date?.slice(0, 7) === month.slice(0, 7));
  return parseDate(inMonth ?? month);
}
