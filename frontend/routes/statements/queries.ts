import { queryOptions } from "@tanstack/react-query";
import { api, ok } from "../../api/client.ts";
import type { components } from "../../api/schema.d.ts";
import { addMonths, type Month } from "../../days.ts";

export type Statement = components["schemas"]["Statement"];

export function statementQuery(month: Month) {
  return queryOptions({
    queryKey: ["statements", month],
    queryFn: ({ signal }) =>
      ok(api.GET("/api/payments/statements/{month}", { params: { path: { month } }, signal })),
  });
}

const monthPattern = /^20\d\d-(0[1-9]|1[0-2])$/;

/** The month that the address names, or the current one. */
export function monthOfAddress(search: URLSearchParams, current: Month): Month {
  const named = search.get("month") ?? "";
  return monthPattern.test(named) && named <= current ? named as Month : current;
}

/** The last twelve months, the newest first. */
export function monthsBefore(current: Month): Month[] {
  return Array.from({ length: 12 }, (_, at) => addMonths(current, -at));
}
