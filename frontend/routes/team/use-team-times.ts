import { type QueryClient, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useLocation, useNavigate } from "react-router";
import { inWeek, shownWeek, weekOf } from "../../booking/shown-week.ts";
import { instantOf } from "../../days.ts";
import { useViewerZone, viewerZone } from "../../i18n/viewer-zone.ts";
import { useSearchParams } from "../../shell/use-search-params.ts";
import {
  firstTeamTimeQuery,
  fitting,
  keyOfPractice,
  type MeetingType,
  type TeamPage,
  type TeamPractice,
  teamWeekQuery,
} from "./queries.ts";

const names = ["practice", "with", "type", "day", "start"] as const;

type Choice = Record<(typeof names)[number], string | null>;

export function readTeamChoice(params: URLSearchParams): Choice {
  const [practice, member, type, day, start] = names.map((name) => params.get(name));
  return {
    practice: practice ?? null,
    with: member ?? null,
    type: type ?? null,
    day: /^\d{4}-\d\d-\d\d$/.test(day ?? "") && !Number.isNaN(Date.parse(day!)) ? day! : null,
    start: start && !Number.isNaN(Date.parse(start)) ? instantOf(start) : null,
  };
}

/** What is chosen on the page of a team, in its address. */
export function useTeamChoice() {
  const params = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const choice = useMemo(() => readTeamChoice(params), [params]);
  function addressWith(part: Partial<Choice>): string {
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries({ ...choice, ...part })) {
      if (value) query.set(name, value);
    }
    return query.size > 0 ? `${pathname}?${query}` : pathname;
  }
  return {
    choice,
    change: (part: Partial<Choice>) =>
      void navigate(addressWith(part), { replace: true, preventScrollReset: true }),
  };
}

/** The chosen practice, otherwise the first one that is no introductory call. */
export function practiceIn(
  { practices }: TeamPage,
  key: string | null,
): TeamPractice | undefined {
  return practices.find((practice) => keyOfPractice(practice) === key) ??
    practices.find(({ intro }) => !intro) ?? practices[0];
}

/** The ways to meet in which any member gives the practice. */
export function meetingTypesOf({ members }: TeamPractice): MeetingType[] {
  const all: MeetingType[] = ["IN_PERSON", "VIDEO_CALL"];
  return all.filter((type) => members.some(({ meetingTypes }) => meetingTypes.includes(type)));
}

/** Loads what `useTeamTimes` shows first. */
export async function prefetchTeamTimes(
  cache: QueryClient,
  { slug, practice, choice, openedAt }: {
    slug: string;
    practice: TeamPractice;
    choice: Choice;
    openedAt: number;
  },
): Promise<void> {
  const { from } = weekOf(choice, openedAt, viewerZone());
  await cache.prefetchQuery(teamWeekQuery(slug, practice, from));
}

export function useTeamTimes(
  slug: string,
  practice: TeamPractice,
  choice: Choice,
  openedAt: number,
) {
  const chosen = weekOf(choice, openedAt, useViewerZone());
  const member = practice.members.find(({ therapistId }) => therapistId === choice.with);
  const type = meetingTypesOf(practice).find((each) => each === choice.type) ?? null;
  const wish = { memberId: member?.therapistId ?? null, type };
  const query = useQuery(teamWeekQuery(slug, practice, chosen.from));
  const times = inWeek(fitting(query.data ?? [], wish), chosen);
  const empty = query.isSuccess && times.length === 0;
  const first = useQuery({
    ...firstTeamTimeQuery(slug, practice, chosen.from, wish),
    enabled: empty,
  });
  const { start } = choice;
  return {
    ...shownWeek(chosen, times),
    /** Whose times are shown; undefined: of any member. */
    member,
    /** In which way the shown times can be; null: in any. */
    type,
    gone: start && query.isSuccess && !times.some(({ start_time }) => start_time === start)
      ? start
      : null,
    isPending: query.isPending,
    error: query.error,
    refetch: () => void query.refetch(),
    empty,
    first,
  };
}
