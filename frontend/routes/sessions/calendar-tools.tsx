import { type MouseEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { WeekStrip } from "ui-kit/booking/week-strip.tsx";
import { Button } from "ui-kit/controls/button.tsx";
import { DateField } from "ui-kit/controls/date-field.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { ShowAt } from "ui-kit/layout/show-at.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { addDays, type Day, mondayOf, monthOf, noonOf } from "../../days.ts";
import type { Format } from "../../i18n/formatter.ts";
import { useFormat } from "../../i18n/use-format.ts";
import type { useCalendarParts } from "./use-calendar-parts.ts";

/** "23–29 November". Not by `formatRange`, whose spaces differ between browsers and the server. */
function rangeText(dates: Format, monday: Day, month: "day" | "brief"): string {
  const [from, to] = [noonOf(monday), noonOf(addDays(monday, 6))].map((at) =>
    dates.date(at, month)
  );
  const inOneMonth = monthOf(monday) === monthOf(addDays(monday, 6));
  return inOneMonth ? `${from!.split(" ")[0]}–${to}` : `${from} – ${to}`;
}

/** The days of the week with how full they are; on wide screens the grid shows them itself. */
export function CalendarDays({ view, week, day, parts, onDay }: {
  view: "week" | "day";
  week: Day[];
  day: Day;
  parts: ReturnType<typeof useCalendarParts>;
  onDay: (day: Day) => void;
}) {
  const { t } = useTranslation();
  const strip = (
    <WeekStrip
      label={t("sessions.calendar.days")}
      picked={day}
      onPick={onDay}
      days={week.flatMap((date) => {
        const shown = parts.days.find((each) => each.date === date);
        if (!shown) return [];
        const count = parts.countOn(date);
        const some = count > 2 ? "many" : "some";
        return [{
          ...shown,
          free: count === 0 ? "none" as const : some,
          label: `${shown.label}, ${shown.summary}`,
        }];
      })}
    />
  );
  return view === "day" ? strip : <ShowAt below="tablet">{strip}</ShowAt>;
}

/**
 * Which days are shown, and the way to other days. What differs on phones is decided by styles alone, so that nothing moves
 * under a finger when the scripts take the page over.
 */
export function CalendarTools({ view, day, today, hrefOf, onDay }: {
  view: "week" | "day";
  day: Day;
  today: Day;
  /** The address of another day, for a tap before the scripts of the page run. */
  hrefOf: (day: Day) => string;
  onDay: (day: Day) => void;
}) {
  const { t } = useTranslation();
  const dates = useFormat("UTC");
  const [isChoosing, setChoosing] = useState(false);
  const step = view === "week" ? 7 : 1;
  const wayTo = (other: Day) => ({
    href: hrefOf(other),
    onClick(event: MouseEvent<HTMLElement>) {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      onDay(other);
    },
  });
  const titleIn = (room: "phone" | "wide") =>
    view === "week"
      ? rangeText(dates, mondayOf(day), room === "phone" ? "brief" : "day")
      : dates.opening(dates.date(noonOf(day), room === "phone" ? "day" : "spoken"));
  const toToday = (
    <Button
      variant="quiet"
      small
      disabled={day === today}
      onClick={() => onDay(today)}
    >
      {t("sessions.calendar.today")}
    </Button>
  );
  const choose = (iconOnly: boolean) => (
    <Button
      variant="quiet"
      small
      icon="calendar"
      iconOnly={iconOnly}
      onClick={() => setChoosing(true)}
    >
      {t("sessions.calendar.goTo")}
    </Button>
  );
  return (
    <Row justify="between">
      <Row wrap={false}>
        <Button variant="quiet" icon="chevron-left" iconOnly {...wayTo(addDays(day, -step))}>
          {t(`sessions.calendar.before.${view}`)}
        </Button>
        <Text as="h2" size="card" aria-live="polite">
          <ShowAt below="tablet">{titleIn("phone")}</ShowAt>
          <ShowAt from="tablet">{titleIn("wide")}</ShowAt>
        </Text>
        <Button variant="quiet" icon="chevron-right" iconOnly {...wayTo(addDays(day, step))}>
          {t(`sessions.calendar.after.${view}`)}
        </Button>
        {day === today ? <ShowAt from="tablet">{toToday}</ShowAt> : toToday}
      </Row>
      {isChoosing
        ? (
          <DateField
            label={t("sessions.calendar.goTo")}
            value={day}
            onChange={(next) => next && onDay(next)}
          />
        )
        : (
          <>
            <ShowAt below="tablet">{choose(true)}</ShowAt>
            <ShowAt from="tablet">{choose(false)}</ShowAt>
          </>
        )}
    </Row>
  );
}
