import { useTranslation } from "react-i18next";
import { DayHeading } from "ui-kit/booking/day-heading.tsx";
import { SlotPicker } from "ui-kit/booking/slot-picker.tsx";
import { WeekStrip } from "ui-kit/booking/week-strip.tsx";
import { Button } from "ui-kit/controls/button.tsx";
import { Note } from "ui-kit/feedback/note.tsx";
import { Failed } from "ui-kit/layout/failed.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { useChoiceAtOnce } from "../choice-at-once.ts";
import { type Day, dayIn, type Instant, instantOf, noonOf } from "../days.ts";
import { useFormat } from "../i18n/use-format.ts";
import { referenceOf, useShowFailure } from "../shell/show-failure.ts";
import { partsOf, weekStripDays } from "./free-days.ts";
import { orderHref } from "./session-orders.ts";
import type { shownWeek, Start } from "./shown-week.ts";
import type { StoredOrder } from "./stored-orders.ts";
import { WeekPager } from "./week-pager.tsx";

type ShownTimes = ReturnType<typeof shownWeek<Start>> & {
  /** The chosen time when it is no longer free. */
  gone: Instant | null;
  /** The chosen time when the visitor's own hold hides it. */
  own?: Start | undefined;
  /** A time of the visitor that waits for its payment. */
  waiting?: StoredOrder | null;
  isPending: boolean;
  error: unknown;
  refetch: () => void;
  empty: boolean;
  /** The next free time, loaded when the week is empty. */
  first: {
    data: Start | null | undefined;
    isPending: boolean;
    error: unknown;
    refetch: () => unknown;
  };
};

type Props = {
  times: ShownTimes;
  onChoose: (part: { day: Day | null; start: Instant | null }) => void;
};

function Week({ times, onChoose }: Props) {
  const { t } = useTranslation();
  const format = useFormat("UTC");
  const [picked, pick] = useChoiceAtOnce(times.day, (day) => onChoose({ day, start: null }));
  const label = times.away
    ? t("therapist.times.weekFrom", { day: format.date(noonOf(times.week[0]!), "day") })
    : t("therapist.times.week");
  return (
    <WeekStrip
      label={label}
      picked={picked}
      onPick={pick}
      days={weekStripDays(
        times.week,
        times.days,
        format,
        (count) => t("therapist.times.free", { count }),
      )}
    />
  );
}

function DayTimes({ times, onChoose }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const calendar = useFormat("UTC");
  const [picked, pick] = useChoiceAtOnce(
    times.picked?.start_time,
    (start) => onChoose({ day: null, start: start ?? null }),
  );
  const name = calendar.opening(calendar.date(noonOf(times.day), "spoken"));
  const count = t("therapist.times.free", { count: times.ofDay.length });
  const taken = times.gone && dayIn(times.zone, times.gone) === times.day ? [times.gone] : [];
  return (
    <Stack>
      <DayHeading day={name} free={times.ofDay.length > 0 && count} />
      <SlotPicker
        label={`${name}, ${count}`}
        takenLabel={t("therapist.times.taken")}
        picked={picked}
        onPick={pick}
        empty={<Text tone="soft" size="small">{t("therapist.times.noneThisDay")}</Text>}
        parts={partsOf(times.ofDay, taken, times.day, times.zone).map((part) => ({
          title: t(`therapist.times.parts.${part.part}`),
          slots: part.times.map((time) => ({
            id: time,
            time: format.time(time),
            label: `${name}, ${format.time(time)}`,
            taken: taken.includes(time),
          })),
        }))}
      />
    </Stack>
  );
}

function TimeGone({ times: { gone, own, waiting } }: Pick<Props, "times">) {
  const { t } = useTranslation();
  const format = useFormat();
  if (waiting) {
    return (
      <Note
        icon="clock"
        actions={
          <Button small href={orderHref(waiting)} reload>{t("therapist.times.toPayment")}</Button>
        }
      >
        {t("therapist.times.waits", {
          time: format.dateTime(waiting.startsAt),
          until: format.time(instantOf(waiting.payBy)),
        })}
      </Note>
    );
  }
  if (own) {
    return (
      <Note icon="clock">
        {t("therapist.times.held", { time: format.dateTime(own.start_time) })}
      </Note>
    );
  }
  if (!gone) return null;
  return (
    <Note icon="clock" tone="warning" urgent>
      {t("therapist.times.gone", { time: format.dateTime(gone) })}
    </Note>
  );
}

function NothingThisWeek({ times, onChoose }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const { data: first, isPending, error, refetch } = times.first;
  if (error) return <LoadingFailed error={error} onRetry={() => void refetch()} />;
  if (isPending) return <Text tone="soft">{t("therapist.times.looking")}</Text>;
  if (!first) {
    return <Text>{t(times.away ? "therapist.times.noneLater" : "therapist.times.none")}</Text>;
  }
  return (
    <Note
      icon="calendar"
      actions={
        <Button
          small
          onClick={() => onChoose({ day: dayIn(times.zone, first.start_time), start: null })}
        >
          {t("therapist.times.show")}
        </Button>
      }
    >
      {t(times.away ? "therapist.times.noneThisWeek" : "therapist.times.noneIn7")}{" "}
      {t(times.away ? "therapist.times.firstLater" : "therapist.times.first", {
        day: format.date(first.start_time, "spoken"),
        time: format.time(first.start_time),
      })}
    </Note>
  );
}

function LoadingFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const id = referenceOf(error);
  return (
    <Failed
      message={`${t("therapist.times.failed")} ${showFailure(error)}`}
      retryLabel={t("shell.retry")}
      onRetry={onRetry}
      reference={id && t("shell.reference", { id })}
    />
  );
}

function FreeTimes({ times, onChoose }: Props) {
  const { t } = useTranslation();
  if (times.isPending) {
    return <Skeleton label={t("therapist.times.loading")} shape="slots" count={3} />;
  }
  if (times.error) return <LoadingFailed error={times.error} onRetry={times.refetch} />;
  return (
    <>
      <Week times={times} onChoose={onChoose} />
      <TimeGone times={times} />
      {times.empty
        ? <NothingThisWeek times={times} onChoose={onChoose} />
        : <DayTimes times={times} onChoose={onChoose} />}
    </>
  );
}

/** The days of a week with the free times of one of them. */
export function WeekTimes({ times, onChoose }: Props) {
  const { t } = useTranslation();
  const { week: [first = times.today], today, last } = times;
  return (
    <>
      <WeekPager
        start={first}
        today={today}
        last={last}
        earlierLabel={t("therapist.times.earlier")}
        laterLabel={t("therapist.times.later")}
        onWeek={(day) => onChoose({ day: day === today ? null : day, start: null })}
      />
      <FreeTimes times={times} onChoose={onChoose} />
      {times.away && (
        <Button
          variant="quiet"
          small
          onClick={() => onChoose({ day: null, start: null })}
        >
          {t("therapist.times.thisWeek")}
        </Button>
      )}
    </>
  );
}
