import { useQuery } from "@tanstack/react-query";
import { firstTimeQuery, type FreeTime, weekTimesQuery } from "../../booking/free-time-queries.ts";
import { addDays, type Day, dayIn, dayMs, type Instant, weekFrom } from "../../days.ts";
import { viewerZone } from "../../i18n/formatter.ts";
import type { Choice } from "./choice.ts";
import type { Practice } from "./queries.ts";

function inWeek(times: FreeTime[] | undefined, week: Day[], zone: string): FreeTime[] {
  return (times ?? []).filter((time) => week.includes(dayIn(zone, time.start_time)));
}

/** How many times of a practice are free in the next seven days; undefined while it is not known. */
export function useFreeCount({ eventTypeUri }: Practice, openedAt: number): number | undefined {
  const zone = viewerZone();
  const { data } = useQuery(weekTimesQuery(eventTypeUri, openedAt));
  return data && inWeek(data, weekFrom(dayIn(zone, openedAt)), zone).length;
}

/** Whether a time can be had in the way that was chosen. */
function offers(time: FreeTime, type: string | null): boolean {
  return !type || time.meeting_types.some((each) => each === type);
}

export type Times = ReturnType<typeof useTimes>;

/** The free times of the chosen practice: the week that is looked at, its days, and where the first one is. */
export function useTimes(practice: Practice, { type, day, start }: Choice, openedAt: number) {
  const zone = viewerZone();
  const today = dayIn(zone, openedAt);
  const wished = start ? dayIn(zone, start) : day;
  const elsewhere = wished && wished > addDays(today, 6) ? wished : null;
  const from = elsewhere ? Date.parse(elsewhere) - dayMs / 2 : openedAt;
  const query = useQuery(weekTimesQuery(practice.eventTypeUri, from));

  const week = weekFrom(elsewhere ?? today);
  const times = inWeek(query.data, week, zone).filter((time) => offers(time, type));
  const days = Map.groupBy(times, (time) => dayIn(zone, time.start_time));
  const shown = wished && week.includes(wished) ? wished : days.keys().next().value ?? week[0]!;
  const empty = query.isSuccess && times.length === 0;
  const first = useQuery({ ...firstTimeQuery(practice.eventTypeUri, openedAt), enabled: empty });
  const ofDay = days.get(shown) ?? [];

  return {
    zone,
    week,
    /** The week does not begin today. */
    away: elsewhere !== null,
    days,
    day: shown,
    ofDay,
    /** The chosen time, else the first of the day. */
    picked: pickedOf(ofDay, start),
    /** A chosen time that is not offered (any more). */
    gone: start && query.isSuccess && !times.some((time) => time.start_time === start)
      ? start
      : null,
    isPending: query.isPending,
    error: query.error,
    refetch: () => void query.refetch(),
    empty,
    first,
  };
}

function pickedOf(times: FreeTime[], start: Instant | null): FreeTime | undefined {
  return times.find((time) => time.start_time === start) ?? times[0];
}
