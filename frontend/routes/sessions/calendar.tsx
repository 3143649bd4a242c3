import { useQuery, useQueryClient } from "@tanstack/react-query";
import { startTransition, useEffect, useMemo, useOptimistic, useState } from "react";
import { useTranslation } from "react-i18next";
import { WorkWeekLegend } from "ui-kit/booking/work-week-legend.tsx";
import { WorkWeek } from "ui-kit/booking/work-week.tsx";
import { Disclosure } from "ui-kit/layout/disclosure.tsx";
import { Failed } from "ui-kit/layout/failed.tsx";
import { ShowAt } from "ui-kit/layout/show-at.tsx";
import { Skeleton } from "ui-kit/layout/skeleton.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import { useLiveTimes } from "../../api/use-live-times.ts";
import { useCurrentUser } from "../../api/use-sign-in-session.ts";
import { addDays, type Day, dayIn, instantAt, minuteIn, mondayOf, weekFrom } from "../../days.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { afterPaint, whenIdle } from "../../idle.ts";
import { useViewerZone } from "../../i18n/viewer-zone.ts";
import { useShowFailure } from "../../shell/show-failure.ts";
import { groupsOf } from "../../therapy-sessions/group-sessions.ts";
import { refetchWorkCalendar, type WorkCalendar } from "../../therapy-sessions/queries.ts";
import { dayOf, queryOfWeek } from "../../therapy-sessions/shown-week.ts";
import type { TherapySession } from "../../therapy-sessions/therapy-session.ts";
import { useListAddress } from "../../therapy-sessions/use-list-address.ts";
import { BookingAtTime } from "./book-client.tsx";
import { CalendarDays, CalendarTools } from "./calendar-tools.tsx";
import { type FreeTime, timeAhead } from "./free-time.ts";
import { MoveDialog } from "./move-dialog.tsx";
import { MoveGroupDialog } from "./move-group-dialog.tsx";
import { StayZones } from "./stay-zones.tsx";
import { TakenTimeDialog } from "./taken-time-dialog.tsx";
import { clock, useCalendarParts } from "./use-calendar-parts.ts";

export const views = ["week", "day"] as const;
export type View = (typeof views)[number];

export function viewIn(search: URLSearchParams): View | null {
  return views.find((each) => each === search.get("view")) ?? null;
}

export function useCalendarSessions(view: View | null, now: number): TherapySession[] {
  const { params } = useListAddress();
  const zone = useViewerZone();
  const enabled = view !== null;
  return useQuery({ ...queryOfWeek(dayOf(params, zone, now)), enabled }).data?.sessions ?? [];
}

const legendKinds = ["open", "session", "break", "hold", "busy"] as const;

type Move = { id: string; startsAt: number };

function Grid({ view, calendar, day, now, onDay, onPage }: {
  view: View;
  calendar: WorkCalendar;
  day: Day;
  now: number;
  onDay: (day: Day) => void;
  onPage: (direction: -1 | 1) => void;
}) {
  const { t } = useTranslation();
  const { params, go } = useListAddress();
  const [move, setMove] = useState<Move | null>(null);
  const [freeTime, setFreeTime] = useState<FreeTime | null>(null);
  const [takenTime, setTakenTime] = useState<string | null>(null);
  const zone = calendar.timeZone;
  const format = useFormat(zone);
  const monday = mondayOf(day);
  const parts = useCalendarParts(calendar, monday, now);
  const { days, items } = useMemo(() => {
    if (view === "week") return parts;
    return {
      days: parts.days.filter(({ date }) => date === day),
      items: parts.items.filter(({ date }) => date === day),
    };
  }, [view, parts, day]);
  const labels = useMemo(() => ({
    hint: t("sessions.calendar.hint"),
    free: (name: string, time: string) => t("sessions.calendar.free", { day: name, time }),
    moving: (name: string, to: string, time: string) =>
      t("sessions.calendar.moving", { name, day: to, time }),
    moveEnded: t("sessions.calendar.moveEnded"),
  }), [t]);
  const nowShown = useMemo(
    () => ({ date: dayIn(zone, now), minute: minuteIn(zone, now), label: format.time(now) }),
    [zone, now, format],
  );
  // Shown at once, while the session beside it is drawn in small steps.
  const [current, setCurrent] = useOptimistic(params.get("open"));
  const moved = calendar.sessions.find(({ id }) => id === move?.id);
  const group = groupsOf(calendar.sessions).find((sessions) =>
    sessions.some(({ id }) => id === moved?.id)
  );
  const count = group?.length ?? 1;
  const taken = parts.items.find(({ id }) => id === takenTime);
  const isEmbedded = calendar.days.length > 0;
  function open(id: string) {
    startTransition(async () => {
      if (!calendar.sessions.some((session) => session.id === id)) return setTakenTime(id);
      setCurrent(id);
      await afterPaint();
      startTransition(() => go({ open: id }));
    });
  }
  const openFree = (time: FreeTime) =>
    startTransition(() => setFreeTime(timeAhead(calendar, time, Date.now())));
  const legend = (
    <WorkWeekLegend
      label={t("sessions.calendar.kinds")}
      items={legendKinds.map((kind) => ({ kind, label: t(`sessions.calendar.kind.${kind}`) }))}
    />
  );
  return (
    <Stack gap="group">
      <CalendarDays view={view} week={weekFrom(monday)} day={day} parts={parts} onDay={onDay} />
      <StayZones calendar={calendar} days={days.map(({ date }) => date)} />
      <WorkWeek
        label={t(`sessions.calendar.${view}`)}
        days={days}
        items={items}
        picked={day}
        hours={parts.hours}
        now={nowShown}
        current={current ?? undefined}
        formatTime={clock}
        labels={labels}
        onOpen={open}
        onFree={isEmbedded ? openFree : undefined}
        onMove={(id, { date, from }) =>
          startTransition(() => setMove({ id, startsAt: instantAt(zone, date, from) }))}
        onPage={onPage}
      />
      <ShowAt from="tablet">{legend}</ShowAt>
      <ShowAt below="tablet">
        <Disclosure title={t("sessions.calendar.kinds")}>{legend}</Disclosure>
      </ShowAt>
      <Text size="small" tone="soft">
        <ShowAt pointer="fine">{t("sessions.calendar.how")}</ShowAt>
        <ShowAt pointer="coarse">{t("sessions.calendar.howByTouch")}</ShowAt>
      </Text>
      {freeTime && (
        <BookingAtTime
          calendar={calendar}
          time={freeTime}
          onClose={() => setFreeTime(null)}
        />
      )}
      {taken && (
        <TakenTimeDialog
          calendar={calendar}
          item={taken}
          onClose={() => setTakenTime(null)}
        />
      )}
      {move && moved && count > 1 && (
        <MoveGroupDialog
          session={moved}
          count={count}
          startsAt={move.startsAt}
          onClose={() => setMove(null)}
        />
      )}
      {move && moved && count === 1 && (
        <MoveDialog
          calendar={calendar}
          session={moved}
          startsAt={move.startsAt}
          onClose={() => setMove(null)}
        />
      )}
    </Stack>
  );
}

/** The weeks before and after are loaded too, so that they are shown at once. */
function usePrefetchedWeeks(day: Day, isLoaded: boolean) {
  const queries = useQueryClient();
  const monday = mondayOf(day);
  useEffect(() => {
    if (!isLoaded) return;
    return whenIdle(() => {
      for (const by of [-7, 7]) void queries.prefetchQuery(queryOfWeek(addDays(monday, by)));
    });
  }, [isLoaded, monday, queries]);
}

/** The practitioner's week or day on a grid of hours. */
export function Calendar({ view, now }: { view: View; now: number }) {
  const { t } = useTranslation();
  const showFailure = useShowFailure();
  const { params, go, hrefWith } = useListAddress();
  const queries = useQueryClient();
  const zone = useViewerZone();
  const day = dayOf(params, zone, now);
  // The title follows a tap at once, and a second tap counts from there.
  const [title, setTitle] = useOptimistic(day);
  const query = useQuery(queryOfWeek(day));
  const therapistId = useCurrentUser()?.therapistId;
  useLiveTimes(therapistId ?? "all", () => refetchWorkCalendar(queries));
  usePrefetchedWeeks(day, query.isSuccess);
  const onDay = (next: Day) =>
    startTransition(async () => {
      setTitle(next);
      await afterPaint();
      startTransition(() => go({ day: next, open: null }, { replace: true }));
    });
  const onPage = (direction: -1 | 1) =>
    onDay(addDays(title, direction * (view === "week" ? 7 : 1)));
  return (
    <Stack gap="group">
      <CalendarTools
        view={view}
        day={title}
        today={dayIn(zone, now)}
        hrefOf={(other) => hrefWith({ day: other, open: null })}
        onDay={onDay}
      />
      {query.isPending && <Skeleton label={t("sessions.calendar.loading")} count={4} />}
      {query.error && !query.data && (
        <Failed
          message={`${t("sessions.calendar.failed")} ${showFailure(query.error)}`}
          retryLabel={t("shell.retry")}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.data && (
        <Grid
          view={view}
          calendar={query.data}
          day={day}
          now={now}
          onDay={onDay}
          onPage={onPage}
        />
      )}
    </Stack>
  );
}
