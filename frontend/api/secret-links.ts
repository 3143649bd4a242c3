import { queryOptions } from "@tanstack/react-query";
import { api, ok } from "./client.ts";
import type { components } from "./schema.d.ts";

export type SecretLink = components["schemas"]["SecretLink"];

export const secretLinksQuery = queryOptions({
  queryKey: ["secret-links"],
  queryFn: ({ signal }) => ok(api.GET("/api/secret-links", { signal })),
});
