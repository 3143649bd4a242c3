import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import { useLiveTimes } from "../../api/use-live-times.ts";
import { firstTimeQuery, type FreeTime, weekTimesQuery } from "../../booking/free-time-queries.ts";
import { isOwnHold } from "../../booking/own-hold.ts";
import { withTime } from "../../booking/use-free-times.ts";
import {
  addDays,
  type Day,
  dayIn,
  dayMs,
  type Instant,
  longestHorizonMs,
  weekFrom,
} from "../../days.ts";
import { useViewerZone, viewerZone } from "../../i18n/viewer-zone.ts";
import type { Choice } from "../../appointment/booking-choice.ts";
import type { Practice, TherapistPage } from "../../api/therapists.ts";
import { useIsTakingOver } from "../../use-render-time.ts";

export function useLiveFreeTimes(
  { id, practices }: TherapistPage,
  { booking }: { booking: boolean },
) {
  const queries = useQueryClient();
  const skipped = useRef(false);

  function reload() {
    const uris = new Set<unknown>(practices.map(({ eventTypeUri }) => eventTypeUri));
    void queries.invalidateQueries({
      predicate: ({ queryKey: [noun, uri] }) => noun === "free-times" && uris.has(uri),
    });
  }

  useLiveTimes(id, () => {
    // The user's own hold would make the chosen time look taken on this page.
    if (booking) skipped.current = true;
    else reload();
  });
  const reloadSkipped = useEffectEvent(reload);
  useEffect(() => {
    if (booking || !skipped.current) return;
    skipped.current = false;
    reloadSkipped();
  }, [booking]);
}

function inWeek(times: FreeTime[], week: Day[], zone: string): FreeTime[] {
  return times.filter((time) => week.includes(dayIn(zone, time.start_time)));
}

export function useFreeCount({ eventTypeUri }: Practice, openedAt: number): number | undefined {
  const zone = useViewerZone();
  const { data } = useQuery(weekTimesQuery(eventTypeUri, openedAt));
  return data && inWeek(data, weekFrom(dayIn(zone, openedAt)), zone).length;
}

function offers(time: FreeTime, type: string | null): boolean {
  return !type || time.meeting_types.some((each) => each === type);
}

export type Times = ReturnType<typeof useTimes>;

/** The seven days in which the choice is, counted from today, and from when their free times are loaded (ms). */
function weekOf({ day, start }: Choice, openedAt: number, zone: string) {
  const today = dayIn(zone, openedAt);
  const requested = start ? dayIn(zone, start) : day;
  const weeks = requested
    ? Math.floor((Date.parse(requested) - Date.parse(today)) / (7 * dayMs))
    : 0;
  const first = weeks > 0 ? addDays(today, 7 * weeks) : today;
  const isLater = first > today;
  return {
    requested,
    today,
    isLater,
    from: isLater ? Date.parse(first) - dayMs / 2 : openedAt,
    week: weekFrom(first),
  };
}

/** Loads what `useTimes` shows. */
export async function prefetchTimes(
  cache: QueryClient,
  { eventTypeUri }: Practice,
  choice: Choice,
  openedAt: number,
): Promise<void> {
  const zone = viewerZone();
  const { from, week } = weekOf(choice, openedAt, zone);
  const loaded = await cache.fetchQuery(weekTimesQuery(eventTypeUri, from));
  if (inWeek(loaded, week, zone).some((time) => offers(time, choice.type))) return;
  await cache.prefetchQuery(firstTimeQuery(eventTypeUri, from));
}

export function useTimes(practice: Practice, choice: Choice, openedAt: number) {
  const zone = useViewerZone();
  const { type, start } = choice;
  const { requested, today, isLater, from, week } = weekOf(choice, openedAt, zone);
  const query = useQuery(weekTimesQuery(practice.eventTypeUri, from));

  const known = !useIsTakingOver();
  const isMissing = start && !choice.book && query.isSuccess &&
    !query.data.some(({ start_time }) => start_time === start);
  // The visitor's own hold hides the time.
  const own = isMissing && known && isOwnHold(practice.eventTypeUri, start)
    ? ownTime(practice, start)
    : undefined;
  const loaded = withTime(query.data ?? [], own);
  const times = inWeek(loaded, week, zone).filter((time) => offers(time, type));
  const days = Map.groupBy(times, (time) => dayIn(zone, time.start_time));
  // Another week is chosen by its first day, which may have no times.
  const isWeekChosen = isLater && !start && requested === week[0];
  const shown = requested && week.includes(requested) && (!isWeekChosen || days.has(requested))
    ? requested
    : days.keys().next().value ?? week[0]!;
  const empty = query.isSuccess && times.length === 0;
  const first = useQuery({ ...firstTimeQuery(practice.eventTypeUri, from), enabled: empty });
  const ofDay = days.get(shown) ?? [];

  return {
    zone,
    week,
    today,
    last: dayIn(zone, openedAt + longestHorizonMs),
    away: isLater,
    days,
    day: shown,
    ofDay,
    picked: pickedOf(ofDay, start),
    gone:
      start && !choice.book && query.isSuccess && !times.some((time) => time.start_time === start)
        ? start
        : null,
    own,
    isPending: query.isPending,
    error: query.error,
    refetch: () => void query.refetch(),
    empty,
    first,
  };
}

function ownTime({ schedulingUrl, meetingTypes }: Practice, start: Instant): FreeTime {
  return {
    status: "available",
    invitees_remaining: 1,
    start_time: start,
    scheduling_url: schedulingUrl,
    meeting_types: (["IN_PERSON", "VIDEO_CALL"] as const)
      .filter((type) => meetingTypes.includes(type)),
    location: "",
  };
}

function pickedOf(times: FreeTime[], start: Instant | null): FreeTime | undefined {
  return times.find((time) => time.start_time === start) ?? times[0];
}
