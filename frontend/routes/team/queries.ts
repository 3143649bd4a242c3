import { queryOptions } from "@tanstack/react-query";
import { api, ok } from "../../api/client.ts";
import type { components } from "../../api/schema.d.ts";
import { dayMs, type Instant, instantOf, longestHorizonMs, windowsOf } from "../../days.ts";

export type TeamPage = components["schemas"]["TeamPage"];
export type TeamPractice = TeamPage["practices"][number];
export type TeamTime = Pick<components["schemas"]["TeamTimes"]["times"][number], "free"> & {
  start_time: Instant;
};
export type MeetingType = TeamTime["free"][number]["meetingTypes"][number];
/** With whom and in which way; null: in any. */
type TeamWish = { memberId: string | null; type: MeetingType | null };
export type OwnTeam = components["schemas"]["Team"];

export function teamQuery(id: string) {
  return queryOptions({
    queryKey: ["team", id],
    queryFn: ({ signal }) => ok(api.GET("/api/teams/{id}", { params: { path: { id } }, signal })),
  });
}

export function keyOfPractice({ type, durationMinutes, intro }: TeamPractice): string {
  return [type, durationMinutes, ...(intro ? ["intro"] : [])].join("-");
}

async function timesIn(
  id: string,
  { type, durationMinutes, intro }: TeamPractice,
  { from, to }: { from: number; to: number },
  signal: AbortSignal,
): Promise<TeamTime[]> {
  const { times } = await ok(api.GET("/api/teams/{id}/times", {
    params: {
      path: { id },
      query: {
        practice: type,
        duration: durationMinutes,
        intro: intro ? "true" : "false",
        from: new Date(from).toISOString(),
        to: new Date(to).toISOString(),
      },
    },
    signal,
  }));
  return times.map(({ startsAt, free }) => ({ start_time: instantOf(startsAt), free }));
}

/** When a team is free for eight days from an instant (ms): they cover seven days in every zone. */
export function teamWeekQuery(id: string, practice: TeamPractice, from: number) {
  return queryOptions({
    queryKey: ["team", id, "times", keyOfPractice(practice), from],
    queryFn: ({ signal }) => timesIn(id, practice, { from, to: from + 8 * dayMs }, signal),
    staleTime: 30_000,
  });
}

/** The first time after an instant (ms) that fits; null when there is none within the longest horizon. */
export function firstTeamTimeQuery(
  id: string,
  practice: TeamPractice,
  from: number,
  wish: TeamWish,
) {
  return queryOptions({
    queryKey: ["team", id, "times", keyOfPractice(practice), "first", from, wish],
    queryFn: async ({ signal }) => {
      for (const window of windowsOf({ from, to: from + longestHorizonMs })) {
        const times = await timesIn(id, practice, window, signal);
        const [first] = fitting(times, wish);
        if (first) return first;
      }
      return null;
    },
  });
}

/** The times that fit, each with those who are free and fit. */
export function fitting(times: readonly TeamTime[], { memberId, type }: TeamWish): TeamTime[] {
  return times.flatMap(({ start_time, free }) => {
    const those = free.filter(({ therapistId, meetingTypes }) =>
      (memberId === null || therapistId === memberId) &&
      (type === null || meetingTypes.includes(type))
    );
    return those.length > 0 ? [{ start_time, free: those }] : [];
  });
}

const ownTeamsKey = ["own-teams"] as const;

export const ownTeamsQuery = queryOptions({
  queryKey: ownTeamsKey,
  queryFn: () => ok(api.GET("/api/teams")),
});
