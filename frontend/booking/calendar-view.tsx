import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { WeekStrip } from "ui-kit/booking/week-strip.tsx";
import { RadioGroup } from "ui-kit/controls/radio-group.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { monthOf, weekFrom } from "../days.ts";
import { useFormat } from "../i18n/use-format.ts";
import { weekStripDays } from "./free-days.ts";
import type { MeetingType } from "./free-time-queries.ts";
import { useIdle } from "../when-idle.tsx";
import { MonthCalendar } from "./lazy-parts.ts";
import { type Calendar, calendarViews } from "./use-calendar.ts";
import { WeekPager } from "./week-pager.tsx";

function ViewChoice({ calendar }: { calendar: Calendar }) {
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

type Meeting = {
  types: MeetingType[];
  /** Null where there is no choice. */
  picked: MeetingType | null;
  onPick: (type: MeetingType) => void;
};

/** What kind of meeting the times are for. */
function MeetingChoice({ types, picked, onPick }: Meeting) {
  const { t } = useTranslation();
  if (picked === null) return null;
  return (
    <RadioGroup
      variant="segments"
      label={t("booking.details.meeting")}
      labelHidden
      picked={picked}
      onPick={(value) => {
        const type = types.find((each) => each === value);
        if (type) onPick(type);
      }}
      options={types.map((type) => ({ value: type, label: t(`booking.meeting.${type}`) }))}
    />
  );
}

export function Choices({ meeting, calendar }: { meeting: Meeting; calendar: Calendar | false }) {
  return (
    <>
      <MeetingChoice {...meeting} />
      {calendar && <ViewChoice calendar={calendar} />}
    </>
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
  return (
    <Stack gap="inline">
      <WeekPager
        start={start}
        today={today}
        last={last}
        earlierLabel={t("booking.time.earlier")}
        laterLabel={t("booking.time.later")}
        onWeek={showWeek}
      />
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
