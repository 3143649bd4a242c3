import { useTranslation } from "react-i18next";
import { DayHeading } from "ui-kit/booking/day-heading.tsx";
import { SlotPicker } from "ui-kit/booking/slot-picker.tsx";
import { Button } from "ui-kit/controls/button.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Failed } from "ui-kit/layout/failed.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { useDomainValues } from "../api/domain-values.ts";
import { clocksDiffer, type Day, dayIn, type Instant, noonOf } from "../days.ts";
import { useFormat } from "../i18n/use-format.ts";
import { type FreeTime, placesOf } from "./free-time-queries.ts";
import { partsOf } from "./free-days.ts";
import { WhenIdle } from "../when-idle.tsx";
import { DayList } from "./day-list.tsx";
import type { Calendar } from "./use-calendar.ts";
import type { useFreeTimes } from "./use-free-times.ts";
import { ZoneChoice } from "./zone-choice.tsx";

type DayTimesProps = {
  day: Day;
  free: FreeTime[];
  taken: Instant[];
  picked: Instant | null;
  zone: string;
  /** The next free time, offered when this day has none. */
  next: Instant | undefined;
  layout: "grid" | "list";
  /** Not every day is at the same place. */
  placesDiffer: boolean;
  /** How many clients can book one time; null for a session of one. */
  seats: number | null;
  onChoose: (startsAt: Instant) => void;
  onDay: (day: Day) => void;
};

function DayTimes(
  props: DayTimesProps,
) {
  const { day, free, taken, picked, zone, next, layout, placesDiffer, seats } = props;
  const { onChoose, onDay } = props;
  const { t } = useTranslation();
  const format = useFormat(zone);
  const { placeText } = useDomainValues();
  const calendar = useFormat("UTC");
  const name = calendar.opening(calendar.date(noonOf(day), "spoken"));
  const open = free.filter((time) => !taken.includes(time.start_time)).length;
  const count = t("booking.time.free", { count: open });
  const hasOthers = (time: Instant) =>
    seats !== null &&
    free.some(({ start_time, invitees_remaining }) =>
      start_time === time && invitees_remaining < seats
    );
  function detailOf(time: Instant): string {
    const offered = free.find(({ start_time }) => start_time === time);
    if (!offered) return "";
    if (seats) {
      const coming = seats - offered.invitees_remaining;
      return [
        ...coming > 0 ? [t("booking.time.coming", { count: coming })] : [],
        t("booking.time.seats", { count: offered.invitees_remaining, all: seats }),
      ].join(" · ");
    }
    return placeText(offered.location) || t("booking.meeting.VIDEO_CALL");
  }
  return (
    <>
      <DayHeading as="h2" day={name} free={open > 0 && count} />
      {placesDiffer && layout === "grid" && open > 0 && (
        <Text size="small" tone="soft">
          {format.list([...new Set(free.map(({ start_time }) => detailOf(start_time)))])}
        </Text>
      )}
      <SlotPicker
        label={`${name}, ${count}`}
        layout={seats ? "list" : layout}
        takenLabel={t("booking.time.taken")}
        picked={picked ?? undefined}
        onPick={onChoose}
        parts={partsOf(free, taken, day, zone).map(({ part, times }) => ({
          title: t(`booking.parts.${part}`),
          slots: times.map((time) => {
            const clock = format.time(time);
            return {
              id: time,
              time: clock,
              label: [name, ...(seats ? [detailOf(time)] : []), clock].join(", "),
              detail: detailOf(time),
              taken: taken.includes(time),
              joined: hasOthers(time),
            };
          }),
        }))}
        empty={
          <>
            <Text tone="soft">{t("booking.time.noneThisDay")}</Text>
            {next && (
              <Button small onClick={() => onDay(dayIn(zone, next))}>
                {t("booking.time.next", { day: format.date(next), time: format.time(next) })}
              </Button>
            )}
          </>
        }
      />
    </>
  );
}

export function TimesStatus({ status, onRetry }: {
  status: "loading" | "failed";
  onRetry: () => void;
}) {
  const { t } = useTranslation();
  if (status === "loading") {
    return <Skeleton label={t("booking.time.loading")} shape="slots" count={2} />;
  }
  return (
    <Failed
      message={t("booking.time.failed")}
      retryLabel={t("booking.failed.retry")}
      onRetry={onRetry}
    />
  );
}

function FirstTime({ startsAt, zone }: { startsAt: Instant; zone: string }) {
  const { t } = useTranslation();
  const format = useFormat(zone);
  const first = { day: format.date(startsAt, "spoken"), time: format.time(startsAt) };
  return <Note icon="calendar">{t("booking.time.first", first)}</Note>;
}

export function Times(
  { free, calendar, zone, zones, picked, taken, seats, onChoose, onZone }: {
    free: ReturnType<typeof useFreeTimes>;
    calendar: Calendar;
    zone: string;
    zones: { visitor: string; practitioner: string };
    picked: Instant | null;
    taken: Instant[];
    seats: number | null;
    onChoose: (startsAt: Instant) => void;
    onZone: (zone: string) => void;
  },
) {
  const isList = calendar.view === "list";
  const placesDiffer = seats === null && placesOf(free.times).length > 1;
  const offeredZones = clocksDiffer(zones.visitor, zones.practitioner, free.until)
    ? [zones.visitor, zones.practitioner]
    : [zones.visitor];
  const first = free.times[0]?.start_time;
  const renderDay = (day: Day) => (
    <DayTimes
      key={day}
      day={day}
      free={calendar.freeOn(day)}
      taken={taken}
      picked={picked}
      zone={zone}
      next={calendar.nextAfter(day)}
      layout={isList ? "list" : "grid"}
      placesDiffer={placesDiffer}
      seats={seats}
      onChoose={onChoose}
      onDay={calendar.showDay}
    />
  );
  return (
    <>
      {calendar.nothingThisWeek && first && <FirstTime startsAt={first} zone={zone} />}
      {isList
        ? (
          <DayList
            days={[...calendar.days.keys()]}
            complete={free.until >= free.horizon}
            loading={free.status === "loading"}
            renderDay={renderDay}
            onMore={free.loadMore}
          />
        )
        : renderDay(calendar.day)}
      {free.status === "failed" && <TimesStatus status="failed" onRetry={free.loadMore} />}
      <WhenIdle>
        <ZoneChoice zones={offeredZones} zone={zone} onPick={onZone} />
      </WhenIdle>
    </>
  );
}
