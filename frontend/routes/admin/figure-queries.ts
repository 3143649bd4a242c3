import { queryOptions } from "@tanstack/react-query";
import { adminKey } from "../../admin/summary.ts";
import { api, ok } from "../../api/client.ts";
import type { components } from "../../api/schema.d.ts";
import { addDays, type Day } from "../../days.ts";

export type CountedPeriod = components["schemas"]["CountedPeriod"];
export type AdminFigures = components["schemas"]["AdminFigures"];

export const spans = ["quarter", "half", "year", "years"] as const;

export type Span = (typeof spans)[number];

export const steps = ["week", "month"] as const;

export type Step = (typeof steps)[number];

const weeksOf = { quarter: 13, half: 26, year: 52, years: 104 } as const;

export type FigureDays = { from: Day; to: Day; step: Step };

/** The period of the address, which ends today. */
export function figureDays(
  params: URLSearchParams,
  today: Day,
): FigureDays & { span: Span } {
  const span = spans.find((one) => one === params.get("span")) ?? "quarter";
  const step = steps.find((one) => one === params.get("step")) ?? "week";
  return { span, step, from: addDays(today, 1 - 7 * weeksOf[span]), to: today };
}

export function adminFiguresQuery(query: FigureDays) {
  return queryOptions({
    queryKey: [...adminKey, "figures", query],
    queryFn: ({ signal }) => ok(api.GET("/api/admin/figures", { params: { query }, signal })),
  });
}
