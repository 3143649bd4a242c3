import { z } from "@hono/zod-openapi";
import { type SavedSearch, savedSearchLimits } from "../../domain/saved-search.ts";
import { visibleLine } from "../../domain/visible-text.ts";
import { Filters, ViewerZone } from "../therapists/search-therapists.ts";
import { instantText } from "../version.ts";

const Address = z.string().min(3).max(savedSearchLimits.address).openapi({
  description: "Path and query of the page with the results",
});

const example = {
  name: "Burnout, Tartu",
  address: "/?needs=BURNOUT&cities=TARTU",
};

export const SavedSearchWish = z.object({
  name: z.string().max(savedSearchLimits.name).overwrite((text) => visibleLine(text).trim()).min(1),
  address: Address,
  filters: Filters.extend({ timeZone: ViewerZone }),
}).openapi("SavedSearchWish", {
  example: { ...example, filters: { needs: ["BURNOUT"], cities: ["TARTU"] } },
});

export const SavedSearchBody = z.object({
  id: z.uuid(),
  name: z.string().max(savedSearchLimits.name),
  address: Address,
  createdAt: z.iso.datetime(),
}).openapi("SavedSearch", {
  example: {
    id: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d10",
    ...example,
    createdAt: "2026-11-20T07:00:00Z",
  },
});

export function presentSavedSearch(
  { id, name, address, createdAt }: SavedSearch,
): z.infer<typeof SavedSearchBody> {
  return { id, name, address, createdAt: instantText(createdAt) };
}
