import { queryOptions } from "@tanstack/react-query";
import { api, ok } from "../../api/client.ts";
import type { components } from "../../api/schema.d.ts";

export type LeadStatus = components["schemas"]["LeadStatus"];

/** The secret of the link is only in the body of the request. */
export function statusQuery(secret: string) {
  return queryOptions({
    queryKey: ["lead", secret],
    queryFn: ({ signal }) => ok(api.POST("/api/leads/status", { body: { secret }, signal })),
    enabled: secret !== "",
    retry: false,
    // Without a connection it fails at once, and it is read when there is one again.
    networkMode: "always",
    refetchOnReconnect: true,
  });
}
