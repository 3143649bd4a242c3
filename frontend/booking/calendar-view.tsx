import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { WeekStrip } from "ui-kit/booking/week-strip.tsx";
import { Button } from "ui-kit/controls/button.tsx";
import { RadioGroup } from "ui-kit/controls/radio-group.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { addDays, monthOf, noonOf, weekFrom } from "../days.ts";
import { useFormat } from "../i18n/use-format.ts";
import { weekStripDays } from "./free-days.ts";
import { useIdle } from "../when-idle.tsx";
import { MonthCalendar } from "./lazy-parts.ts";
import { type Calendar, calendarViews } from "./use-calendar.ts";

export function ViewChoice({ calendar }: { calendar: Calendar }) {
  const { t } = useTranslation();
  return (
    <RadioGroup
      variant="segments"
      label={t("booking.view.title")}
      labelHidden
      picked={calendar.view ?? ""}
      onPick={(picked) => {
        const view = calendarViews.find((each) => each === picked);
        if (view) calendar.setView(view);
      }}
      options={calendarViews.map((view) => ({ value: view, label: t(`booking.view.${view}`) }))}
    />
  );
}

export function Month({ calendar }: { calendar: Calendar }) {
  const { t } = useTranslation();
  const idle = useIdle();
  const loading = <Skeleton label={t("booking.time.loading")} count={4} />;
  if (!idle) return loading;
  return (
    <Suspense fallback={loading}>
      <MonthCalendar
        label={t("booking.time.month")}
        month={`${calendar.month}-01`}
        today={calendar.today}
        max={calendar.last}
        freeDates={new Set(calendar.days.keys())}
        picked={calendar.day}
        onPick={calendar.showDay}
        onMonthChange={(first) => calendar.showMonth(monthOf(first))}
      />
    </Suspense>
  );
}

export function Week({ calendar }: { calendar: Calendar }) {
  const { t } = useTranslation();
  const format = useFormat("UTC");
  const { week: start, today, last, days, day, showDay, showWeek } = calendar;
  const before = addDays(start, -7);
  const after = addDays(start, 7);
  const month = format.opening(format.month(noonOf(start)));
  return (
    <Stack gap="inline">
      <Row justify="between" wrap={false}>
        <Text weight="label">{month}</Text>
        <Row wrap={false}>
          <Button
            variant="quiet"
            small
            icon="chevron-left"
            iconOnly
            disabled={start <= today}
            onClick={() => showWeek(before < today ? today : before)}
          >
            {t("booking.time.earlier")}
          </Button>
          <Button
            variant="quiet"
            small
            icon="chevron-right"
            iconOnly
            disabled={after > last}
            onClick={() => showWeek(after)}
          >
            {t("booking.time.later")}
          </Button>
        </Row>
      </Row>
      <WeekStrip
        label={t("booking.time.week")}
        picked={day}
        onPick={showDay}
        days={weekStripDays(
          weekFrom(start),
          days,
          format,
          (count) => t("booking.time.free", { count }),
        )}
      />
    </Stack>
  );
}
