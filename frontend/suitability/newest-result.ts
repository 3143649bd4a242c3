import { queryOptions } from "@tanstack/react-query";
import { api, ok } from "../api/client.ts";

const staleMs = 10 * 60_000;

/** The newest stored result of the signed-in user; null without one. */
export function newestResultQuery(userId: string) {
  return queryOptions({
    queryKey: ["suitability", "newest", userId],
    queryFn: async ({ signal }) => {
      const query = { limit: 1 };
      const { results: [newest = null] } = await ok(
        api.GET("/api/suitability/results", { params: { query }, signal }),
      );
      return newest;
    },
    staleTime: staleMs,
  });
}
