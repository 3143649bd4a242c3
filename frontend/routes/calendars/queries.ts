import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { api, ok } from "../../api/client.ts";
import type { components } from "../../api/schema.d.ts";
import { addDays, type Day } from "../../days.ts";

export type AssistedCalendar = components["schemas"]["AssistedCalendar"];
export type AssistedSession = components["schemas"]["AssistedSession"];
export type WeeklyHours = components["schemas"]["AssistedWeeklyHours"]["rules"];
export type Helped = components["schemas"]["HelpedPractitioners"]["practitioners"][number];

const calendarsKey = ["assisted-calendars"] as const;
const helpedKey = ["helped-practitioners"] as const;

export function helpedQuery(userId: string | null) {
  return queryOptions({
    queryKey: [...helpedKey, userId],
    queryFn: ({ signal }) => ok(api.GET("/api/assistants/practitioners", { signal })),
    enabled: userId !== null,
    refetchOnWindowFocus: true,
  });
}

export function weekQuery(therapistId: string, monday: Day) {
  return queryOptions({
    queryKey: [...calendarsKey, therapistId, monday],
    queryFn: ({ signal }) => {
      const query = { from: monday, to: addDays(monday, 6) };
      const params = { path: { therapistId }, query };
      return ok(api.GET("/api/assisted-calendars/{therapistId}", { params, signal }));
    },
    refetchOnWindowFocus: true,
  });
}

export function clientsQuery(therapistId: string) {
  return queryOptions({
    queryKey: [...calendarsKey, therapistId, "clients"],
    queryFn: ({ signal }) => {
      const params = { path: { therapistId } };
      return ok(api.GET("/api/assisted-calendars/{therapistId}/clients", { params, signal }));
    },
  });
}

/** With the version to send as `If-Match`. */
export function hoursQuery(therapistId: string) {
  return queryOptions({
    queryKey: [...calendarsKey, therapistId, "hours"],
    queryFn: async ({ signal }) => {
      const params = { path: { therapistId } };
      const answer = await api.GET("/api/assisted-calendars/{therapistId}/hours", {
        params,
        signal,
      });
      const hours = await ok(Promise.resolve(answer));
      return { ...hours, version: answer.response.headers.get("ETag") ?? "*" };
    },
    gcTime: 0,
  });
}

export function absenceQuery(therapistId: string) {
  return queryOptions({
    queryKey: [...calendarsKey, therapistId, "absence"],
    queryFn: ({ signal }) => {
      const params = { path: { therapistId } };
      return ok(api.GET("/api/assisted-calendars/{therapistId}/absence", { params, signal }));
    },
    retry: false,
  });
}

export function refetchCalendars(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: calendarsKey });
}

export function refetchHelped(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: helpedKey });
}
