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
  /** Names the calendar. */
  label: string;
  /** Dates with free times, ISO. */
  freeDates: ReadonlySet<string>;
  /** Today where the times are, ISO: the server knows it, a browser may be elsewhere. */
  today: string;
  /** The chosen date. */
  picked?: string | undefined;
  /** Called with the ISO date that was chosen. */
  onPick: (date: string) => void;
  /** The last date that can be booked, ISO. */
  max?: string | undefined;
  /** The month that is shown, as its first day; without it the calendar keeps its own place. */
  month?: string | undefined;
  /** Another month came into view; called with its first day. */
  onMonthChange?: ((firstDay: string) => void) | undefined;
};

/** A month: days with free times are filled circles, today has a clay ring. */
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
        {...(month ? { focusedValue: focusIn(month, picked, today) } : {
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

function focusIn(month: string, picked: string | undefined, today: string): CalendarDate {
  const inMonth = [picked, today].find((date) => date?.slice(0, 7) === month.slice(0, 7));
  return parseDate(inMonth ?? month);
}
