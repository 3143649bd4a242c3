import { queryOptions } from "@tanstack/react-query";
import { adminKey } from "../../admin/summary.ts";
import { api, ok } from "../../api/client.ts";
import type { components } from "../../api/schema.d.ts";

export type AccountDetails = components["schemas"]["AccountDetails"];

export function accountQuery(id: string) {
  return queryOptions({
    queryKey: [...adminKey, "account", id],
    queryFn: ({ signal }) =>
      ok(api.GET("/api/admin/users/{id}", { params: { path: { id } }, signal })),
  });
}
