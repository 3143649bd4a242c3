import { queryOptions } from "@tanstack/react-query";
import { api, ok } from "./client.ts";
import type { components } from "./schema.d.ts";

export type PackageOffer = components["schemas"]["PackageOffer"];
export type PackageOffers = components["schemas"]["PackageOffers"];
export type SoldPackage = components["schemas"]["SoldPackage"];

export const packageOffersQuery = queryOptions({
  queryKey: ["package-offers"],
  queryFn: ({ signal }) => ok(api.GET("/api/package-offers", { signal })),
});

export const soldPackagesQuery = queryOptions({
  queryKey: ["sold-packages"],
  queryFn: async ({ signal }) => (await ok(api.GET("/api/packages/sold", { signal }))).packages,
});
