import { useQuery } from "@tanstack/react-query";
import { type Day, dayIn, dayMs, weekFrom } from "../days.ts";
import { viewerZone } from "../i18n/formatter.ts";
import { firstTimeQuery, useOpenedAt, weekTimesQuery } from "../booking/free-time-queries.ts";
import type { MeetingType } from "./therapy-session.ts";

export type MoveTimes = ReturnType<typeof useMoveTimes>;

/** The free times of a week at the practitioner's, for one way to meet. */
export function useMoveTimes(
  eventType: string,
  wanted: { day: Day | null; type: MeetingType },
) {
  const zone = viewerZone();
  const openedAt = useOpenedAt();
  const today = dayIn(zone, openedAt);
  const first = wanted.day && wanted.day > today ? wanted.day : today;
  const from = first === today ? openedAt : Date.parse(first) - dayMs / 2;
  const query = useQuery(weekTimesQuery(eventType, from));
  const week = weekFrom(first);
  const all = (query.data ?? []).filter((time) => week.includes(dayIn(zone, time.start_time)));
  const times = all.filter(({ meeting_types: types }) => types.includes(wanted.type));
  const empty = query.isSuccess && times.length === 0;
  const later = useQuery({ ...firstTimeQuery(eventType, from), enabled: empty });
  return {
    zone,
    today,
    week,
    times,
    days: Map.groupBy(times, (time) => dayIn(zone, time.start_time)),
    /** The ways to meet that any time of the week offers. */
    types: [...new Set(all.flatMap(({ meeting_types: types }) => types))],
    isPending: query.isPending,
    error: query.error,
    refetch: () => void query.refetch(),
    empty,
    /** Where the week is empty: the first free time after it, null when nothing is open. */
    later: later.data,
  };
}
