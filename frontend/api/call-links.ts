import { queryOptions } from "@tanstack/react-query";
import { api, ok } from "./client.ts";
import type { components } from "./schema.d.ts";

export type CallLinks = components["schemas"]["CallLinks"];

export const callLinksQuery = queryOptions({
  queryKey: ["call-links"],
  queryFn: ({ signal }): Promise<CallLinks> => ok(api.GET("/api/call-links", { signal })),
});
