import { queryOptions } from "@tanstack/react-query";
import { ApiError } from "../api/api-error.ts";
import { api, ok } from "../api/client.ts";
import type { Answers } from "./questionnaire.ts";

export const questionnaireQuery = queryOptions({
  queryKey: ["questionnaire"],
  queryFn: ({ signal }) => ok(api.GET("/api/suitability/questionnaire", { signal })),
});

/** The verdicts for answers that are not stored. */
export function assessmentQuery({ version, answers }: { version: number; answers: Answers }) {
  return queryOptions({
    queryKey: ["assessment", version, answers],
    queryFn: ({ signal }) =>
      ok(api.POST("/api/suitability/assessment", { body: { version, answers }, signal })),
    retry: (failures, error) => failures < 2 && !(error instanceof ApiError),
    gcTime: 60_000,
  });
}
