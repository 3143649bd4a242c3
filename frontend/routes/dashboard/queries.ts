import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api, ok } from "../../api/client.ts";
import type { components } from "../../api/schema.d.ts";
import { addDays, dayIn } from "../../days.ts";
import { sessionsQuery } from "../../therapy-sessions/queries.ts";
import type { Days } from "./periods.ts";

export type Figures = components["schemas"]["SessionFigures"];

export function figuresQuery(therapistId: string, days: Days | null) {
  return queryOptions({
    queryKey: ["session-figures", therapistId, days],
    queryFn: ({ signal }) =>
      ok(api.GET("/api/therapists/{id}/figures", {
        params: { path: { id: therapistId }, query: days! },
        signal,
      })),
    enabled: days !== null,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** The same list as the agenda of `/sessions`. */
export function agendaQuery(timeZone: string, now: number) {
  return sessionsQuery("therapist", { from: dayIn(timeZone, now), timeZone, order: "soonest" });
}

const endedDays = 3;

/** The sessions of the last days that have ended. */
export function endedQuery(timeZone: string, now: number) {
  const from = addDays(dayIn(timeZone, now), -endedDays);
  return sessionsQuery("therapist", { status: "finished", from, timeZone });
}

export const unansweredQuery = queryOptions({
  queryKey: ["received-reviews", "unanswered"],
  queryFn: ({ signal }) =>
    ok(api.GET("/api/reviews/received", { params: { query: { limit: 1 } }, signal })),
});
