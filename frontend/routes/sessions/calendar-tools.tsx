import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { DateField } from "ui-kit/controls/date-field.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { addDays, type Day, mondayOf, monthOf, noonOf } from "../../days.ts";
import type { Format } from "../../i18n/formatter.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useListAddress } from "../../therapy-sessions/use-list-address.ts";

/** "23–29 November". Not by `formatRange`, whose spaces differ between browsers and the server. */
function rangeText(dates: Format, monday: Day): string {
  const [from, to] = [noonOf(monday), noonOf(addDays(monday, 6))].map((at) =>
    dates.date(at, "day")
  );
  const inOneMonth = monthOf(monday) === monthOf(addDays(monday, 6));
  return inOneMonth ? `${from!.split(" ")[0]}–${to}` : `${from} – ${to}`;
}

/** Which days are shown, and the way to other days. */
export function CalendarTools({ view, day, today }: {
  view: "week" | "day";
  day: Day;
  today: Day;
}) {
  const { t } = useTranslation();
  const { go } = useListAddress();
  const dates = useFormat("UTC");
  const [isChoosing, setChoosing] = useState(false);
  const step = view === "week" ? 7 : 1;
  const title = view === "week"
    ? rangeText(dates, mondayOf(day))
    : dates.opening(dates.date(noonOf(day), "spoken"));
  const show = (next: Day) => go({ day: next, open: null }, { replace: true });
  return (
    <Row justify="between">
      <Row>
        <Button
          variant="quiet"
          icon="chevron-left"
          iconOnly
          onClick={() => show(addDays(day, -step))}
        >
          {t(`sessions.calendar.before.${view}`)}
        </Button>
        <Text as="h2" size="card" aria-live="polite">{title}</Text>
        <Button
          variant="quiet"
          icon="chevron-right"
          iconOnly
          onClick={() => show(addDays(day, step))}
        >
          {t(`sessions.calendar.after.${view}`)}
        </Button>
        <Button variant="quiet" small disabled={day === today} onClick={() => show(today)}>
          {t("sessions.calendar.today")}
        </Button>
      </Row>
      {isChoosing
        ? (
          <DateField
            label={t("sessions.calendar.goTo")}
            value={day}
            onChange={(next) => next && show(next)}
          />
        )
        : (
          <Button variant="quiet" small icon="calendar" onClick={() => setChoosing(true)}>
            {t("sessions.calendar.goTo")}
          </Button>
        )}
    </Row>
  );
}
