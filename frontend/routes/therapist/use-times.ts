import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import { useLiveTimes } from "../../api/use-live-times.ts";
import {
  firstTimeQuery,
  type FreeTime,
  offersType,
  weekTimesQuery,
} from "../../booking/free-time-queries.ts";
import { isOwnHold } from "../../booking/own-hold.ts";
import { storedOrder } from "../../booking/stored-orders.ts";
import { withTime } from "../../booking/use-free-times.ts";
import { dayIn, type Instant, weekFrom } from "../../days.ts";
import { inWeek, shownWeek, weekOf } from "../../booking/shown-week.ts";
import { useViewerZone, viewerZone } from "../../i18n/viewer-zone.ts";
import { type Choice, meetingTypeOf } from "../../appointment/booking-choice.ts";
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

export function useFreeCount({ eventTypeUri }: Practice, openedAt: number): number | undefined {
  const zone = useViewerZone();
  const { data } = useQuery(weekTimesQuery(eventTypeUri, openedAt));
  return data && inWeek(data, { week: weekFrom(dayIn(zone, openedAt)), zone }).length;
}

export type Times = ReturnType<typeof useTimes>;

/** Loads what `useTimes` shows. */
export async function prefetchTimes(
  cache: QueryClient,
  { eventTypeUri }: Practice,
  choice: Choice,
  openedAt: number,
): Promise<void> {
  const chosen = weekOf(choice, openedAt, viewerZone());
  const loaded = await cache.fetchQuery(weekTimesQuery(eventTypeUri, chosen.from));
  if (inWeek(loaded, chosen).some((time) => offersType(time, choice.type))) return;
  await cache.prefetchQuery(firstTimeQuery(eventTypeUri, chosen.from, choice.type));
}

export function useTimes(practice: Practice, choice: Choice, openedAt: number) {
  const { type, start } = choice;
  const chosen = weekOf(choice, openedAt, useViewerZone());
  const query = useQuery(weekTimesQuery(practice.eventTypeUri, chosen.from));

  const known = !useIsTakingOver();
  const isMissing = start && !choice.book && query.isSuccess &&
    !query.data.some(({ start_time }) => start_time === start);
  // The visitor's own hold hides the time.
  const own = isMissing && known && isOwnHold(practice.eventTypeUri, start)
    ? ownTime(practice, start)
    : undefined;
  const loaded = withTime(query.data ?? [], own);
  const ofWeek = inWeek(loaded, chosen);
  const all = shownWeek(chosen, ofWeek.filter((time) => offersType(time, type)));
  const isMixed = practice.meetingTypes.length > 1;
  const shownType = type ?? (isMixed ? all.picked?.meeting_types[0] : null) ?? null;
  const times = ofWeek.filter((time) => offersType(time, shownType));
  const empty = query.isSuccess && times.length === 0;
  const waiting = known && !choice.book ? storedOrder(practice.eventTypeUri, start) : null;
  const first = useQuery({
    ...firstTimeQuery(practice.eventTypeUri, chosen.from, type),
    enabled: empty,
  });

  const toPay = waiting && (start === null || start === waiting.startsAt) ? waiting : null;
  const shown = shownWeek(chosen, times);

  return {
    ...shown,
    // The next step is the payment, so that no other time looks chosen.
    picked: toPay && start === null ? undefined : shown.picked,
    /** The meeting type of the shown times; it stays when another day or week is chosen. */
    type: isMixed ? meetingTypeOf(practice, shownType, first.data ?? undefined) : type,
    /** The days with times of all meeting types, unless one is chosen. */
    allDays: all.days,
    /** Whether only the other meeting types have times. */
    noneOfType: isMixed && empty && (ofWeek.length > 0 || first.data === null),
    /** From when they are loaded (ms). */
    from: chosen.from,
    gone:
      start && !choice.book && query.isSuccess && !times.some((time) => time.start_time === start)
        ? start
        : null,
    own,
    waiting,
    /** The waiting time, unless another one is chosen. */
    toPay,
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
