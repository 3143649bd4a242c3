import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
} from "react-aria-components";
import { Icon } from "./icon.tsx";

export function MonthGrid() {
  return (
    <>
      <div data-part="head">
        <Button slot="previous">
          <Icon name="chevron-left" size="small" />
        </Button>
        <Heading />
        <Button slot="next">
          <Icon name="chevron-right" size="small" />
        </Button>
      </div>
      <CalendarGrid weekdayStyle="short">
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell>{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>{(date) => <CalendarCell date={date} />}</CalendarGridBody>
      </CalendarGrid>
    </>
  );
}
