import { queryOptions } from "@tanstack/react-query";
import { api, ok } from "../api/client.ts";
import type { components } from "../api/schema.d.ts";
import type { Day } from "../days.ts";

export type Absence = components["schemas"]["Absence"];

export const absenceKey = ["absence"] as const;

/** The practitioner's absence of today or of later days. Fails when the hours are at an outside provider. */
export const currentAbsenceQuery = queryOptions({
  queryKey: [...absenceKey, "current"],
  queryFn: ({ signal }) => ok(api.GET("/api/absences/current", { signal })),
  retry: false,
  refetchOnWindowFocus: true,
});

/** Whom an absence until a day concerns, and what each client would be offered. */
export function absencePreviewQuery(toDate: Day) {
  return queryOptions({
    queryKey: [...absenceKey, "preview", toDate],
    queryFn: ({ signal }) =>
      ok(api.GET("/api/absences/preview", { params: { query: { toDate } }, signal })),
    gcTime: 0,
    retry: false,
  });
}
