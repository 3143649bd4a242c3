import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { api, ok } from "../api/client.ts";
import { consentsQuery } from "../api/consents.ts";
import type { components } from "../api/schema.d.ts";
import { useSubmit } from "../api/use-submit.ts";

export type SavedSearch = components["schemas"]["SavedSearch"];
export type SavedSearchWish = components["schemas"]["SavedSearchWish"];

export const savedSearchesQuery = queryOptions({
  queryKey: ["user", "me", "saved-searches"],
  queryFn: async ({ signal }) => (await ok(api.GET("/api/saved-searches", { signal }))).searches,
});

function useReload() {
  const cache = useQueryClient();
  return () => {
    void cache.invalidateQueries(savedSearchesQuery);
    void cache.invalidateQueries(consentsQuery);
  };
}

export function useSaveSearch() {
  const onSettled = useReload();
  return useSubmit({
    mutationFn: (body: SavedSearchWish) => ok(api.POST("/api/saved-searches", { body })),
    onSettled,
  });
}

export function useRemoveSavedSearch() {
  const onSettled = useReload();
  return useSubmit({
    mutationFn: (id: string) =>
      ok(api.DELETE("/api/saved-searches/{id}", { params: { path: { id } } })),
    onSettled,
  });
}
