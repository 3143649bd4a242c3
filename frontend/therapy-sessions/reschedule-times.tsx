import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { SlotPicker } from "ui-kit/booking/slot-picker.tsx";
import { WeekStrip } from "ui-kit/booking/week-strip.tsx";
import { Button } from "ui-kit/controls/button.tsx";
import { RadioGroup } from "ui-kit/controls/radio-group.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Failed } from "ui-kit/layout/failed.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { useDomainValues } from "../api/domain-values.ts";
import { partsOf, timesByDay, weekStripDays } from "../booking/free-days.ts";
import {
  firstTimeQuery,
  loadedFrom,
  useOpenedAt,
  weekTimesQuery,
} from "../booking/free-time-queries.ts";
import { addDays, type Day, dayIn, type Instant, instantOf, noonOf, weekFrom } from "../days.ts";
import { useFormat } from "../i18n/use-format.ts";
import { useViewerZone } from "../i18n/viewer-zone.ts";
import { useShowFailure } from "../shell/show-failure.ts";
import type { ChangeableSession, MeetingType } from "./therapy-session.ts";

export type Layout = "grid" | "list";

/** The times to which a session can be moved, without its own. */
export function useRescheduleTimes(
  eventType: string,
  session: Pick<ChangeableSession, "id" | "startsAt">,
  wanted: { day: Day | null; type: MeetingType },
) {
  const zone = useViewerZone();
  const openedAt = useOpenedAt();
  const today = dayIn(zone, openedAt);
  const first = wanted.day && wanted.day > today ? wanted.day : today;
  const from = loadedFrom(first, openedAt);
  const query = useQuery(weekTimesQuery(eventType, from, session.id));
  const week = weekFrom(first);
  const own = instantOf(session.startsAt);
  const all = (query.data ?? [])
    .filter(({ start_time: start }) => start !== own && week.includes(dayIn(zone, start)));
  const times = all.filter(({ meeting_types: types }) => types.includes(wanted.type));
  const empty = query.isSuccess && times.length === 0;
  const later = useQuery({ ...firstTimeQuery(eventType, from), enabled: empty });
  return {
    zone,
    today,
    week,
    times,
    days: timesByDay(times, zone),
    types: [...new Set(all.flatMap(({ meeting_types: types }) => types))],
    isPending: query.isPending,
    error: query.error,
    refetch: () => void query.refetch(),
    empty,
    /** The first free time after an empty week; null when there is none. */
    later: later.data,
  };
}

type Props = {
  times: ReturnType<typeof useRescheduleTimes>;
  day: Day;
  picked: Instant | null;
  taken: Instant[];
  layout: Layout;
  durationMinutes: number;
  onDay: (day: Day) => void;
  onWeek: (day: Day) => void;
  onPick: (startsAt: Instant) => void;
  onLayout: (layout: Layout) => void;
};

function Week({ times, day, onDay, onWeek }: Props) {
  const { t } = useTranslation();
  const calendar = useFormat("UTC");
  const [first = day] = times.week;
  const label = t("booking.time.week");
  return (
    <Stack gap="inline">
      <Row justify="between" wrap={false}>
        <Button
          small
          variant="quiet"
          icon="chevron-left"
          iconOnly
          disabled={first <= times.today}
          onClick={() => onWeek(addDays(first, -7))}
        >
          {t("booking.time.earlier")}
        </Button>
        <Text as="span" size="label" role="status">
          {calendar.date(noonOf(first), "day")} – {calendar.date(noonOf(addDays(first, 6)), "day")}
        </Text>
        <Button
          small
          variant="quiet"
          icon="chevron-right"
          iconOnly
          onClick={() => onWeek(addDays(first, 7))}
        >
          {t("booking.time.later")}
        </Button>
      </Row>
      <WeekStrip
        label={label}
        picked={day}
        onPick={onDay}
        days={weekStripDays(
          times.week,
          times.days,
          calendar,
          (count) => t("booking.time.free", { count }),
        )}
      />
    </Stack>
  );
}

function DayTimes(props: Props) {
  const { times, day, picked, taken, layout, durationMinutes, onPick, onLayout } = props;
  const { t } = useTranslation();
  const { label, placeText } = useDomainValues();
  const format = useFormat();
  const calendar = useFormat("UTC");
  const name = calendar.opening(calendar.date(noonOf(day), "spoken"));
  const free = times.days.get(day) ?? [];
  const count = t("booking.time.free", { count: free.length });
  const takenOnDay = taken.filter((time) => dayIn(times.zone, time) === day);
  // The server no longer offers the time that this user holds.
  const own = picked && dayIn(times.zone, picked) === day ? [picked] : [];
  function detailOf(time: Instant) {
    const offered = free.find(({ start_time }) => start_time === time);
    const place = placeText(offered?.location ?? "") || label("MEETING_TYPE", "VIDEO_CALL");
    return `${format.minutes(durationMinutes)} · ${place}`;
  }
  return (
    <Stack>
      <Row justify="between">
        <Row align="baseline" gap="inline">
          <Text as="h3" size="card">{name}</Text>
          {free.length > 0 && <Text as="span" size="small" tone="soft">{count}</Text>}
        </Row>
        {free.length > 0 && (
          <RadioGroup
            variant="segments"
            label={t("journal.move.layout")}
            labelHidden
            picked={layout}
            onPick={(value) => onLayout(value === "list" ? "list" : "grid")}
            options={[
              { value: "grid", label: t("journal.move.grid") },
              { value: "list", label: t("journal.move.list") },
            ]}
          />
        )}
      </Row>
      <SlotPicker
        label={`${name}, ${count}`}
        layout={layout}
        takenLabel={t("booking.time.taken")}
        picked={picked ?? undefined}
        onPick={onPick}
        empty={<Text tone="soft" size="small">{t("booking.time.noneThisDay")}</Text>}
        parts={partsOf(free, [...takenOnDay, ...own], day, times.zone).map((part) => ({
          title: t(`booking.parts.${part.part}`),
          slots: part.times.map((time) => ({
            id: time,
            time: format.time(time),
            label: `${name}, ${format.time(time)}`,
            detail: detailOf(time),
            taken: takenOnDay.includes(time),
          })),
        }))}
      />
    </Stack>
  );
}

function NothingThisWeek({ times, onWeek }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { later } = times;
  if (later === undefined) return <Text tone="soft">{t("booking.time.loading")}</Text>;
  if (later === null) return <Note>{t("booking.time.none")}</Note>;
  const day = dayIn(times.zone, later.start_time);
  return (
    <Note
      icon="calendar"
      actions={
        <Button small onClick={() => onWeek(day)}>
          {t("journal.move.toFirst", { day: format.date(later.start_time, "spoken") })}
        </Button>
      }
    >
      {t("journal.move.noneThisWeek")}
    </Note>
  );
}

export function RescheduleTimes(props: Props) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const { times } = props;
  if (times.isPending) {
    return <Skeleton label={t("booking.time.loading")} shape="slots" count={3} />;
  }
  if (times.error) {
    return (
      <Failed
        message={`${t("booking.time.failed")} ${showFailure(times.error)}`}
        retryLabel={t("shell.retry")}
        onRetry={times.refetch}
      />
    );
  }
  return (
    <Stack gap="group">
      <Week {...props} />
      {times.empty ? <NothingThisWeek {...props} /> : <DayTimes {...props} />}
    </Stack>
  );
}
