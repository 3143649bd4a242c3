import { queryOptions } from "@tanstack/react-query";
import { api, ok } from "../api/client.ts";

/** All queries of the admin part begin with it. */
export const adminKey = ["admin"] as const;

export const summaryQuery = queryOptions({
  queryKey: [...adminKey, "summary"],
  queryFn: ({ signal }) => ok(api.GET("/api/admin/summary", { signal })),
});
