import { queryOptions } from "@tanstack/react-query";
import { api, ok } from "../../api/client.ts";
import type { components } from "../../api/schema.d.ts";
import { viewerZone } from "../../i18n/viewer-zone.ts";
import type { Filters } from "../../search/filters.ts";

export type ComparedTherapist = components["schemas"]["ComparedTherapist"];

export function comparisonQuery(ids: string[], { sort: _sort, ...filters }: Filters) {
  return queryOptions({
    queryKey: ["therapists", "compare", ids, filters],
    queryFn: ({ signal }) =>
      ok(
        api.POST("/api/therapists/compare", {
          body: { ...filters, timeZone: viewerZone(), ids },
          signal,
        }),
      ),
    enabled: ids.length > 0,
  });
}
