import type { FilterName, Filters, ListFilter } from "./filters.ts";
import { without } from "./filters.ts";
import { placeOf } from "./place.ts";

export type ActiveFilter = {
  name: FilterName;
  /** Which value of a list. */
  code?: string;
  /** The filters when this one is taken away. */
  rest: Filters;
};

const lists = [
  "needs",
  "practices",
  "groups",
  "genders",
  "languages",
  "meetingTypes",
  "cities",
] as const satisfies readonly ListFilter[];

const single = ["text", "near", "withinKm", "priceFromCents", "durationFrom"] as const;

const otherEnd = { priceFromCents: "priceToCents", durationFrom: "durationTo" } as const;

/** Whether the sentence above the results says it already. */
function saidAbove(name: FilterName, filters: Filters): boolean {
  if (name === "needs") return filters.needs?.length === 1;
  if (name === "cities") return placeOf(filters) === filters.cities?.[0];
  if (name === "near") return true;
  return name === "meetingTypes" && placeOf(filters) === "video";
}

function ofList(name: ListFilter, filters: Filters): ActiveFilter[] {
  const codes: readonly string[] = filters[name] ?? [];
  return codes.map((code) => {
    const left = codes.filter((each) => each !== code);
    const bare = without(filters, name);
    return { name, code, rest: left.length > 0 ? { ...bare, [name]: left } : bare };
  });
}

function isSet(name: (typeof single)[number], filters: Filters): boolean {
  if (filters[name] !== undefined) return true;
  return (name === "priceFromCents" || name === "durationFrom") &&
    filters[otherEnd[name]] !== undefined;
}

/** The filters in force that the sentence does not say, one for each value. */
export function activeFilters(filters: Filters): ActiveFilter[] {
  const ofLists = lists.filter((name) => !saidAbove(name, filters))
    .flatMap((name) => ofList(name, filters));
  const others = single.filter((name) => isSet(name, filters) && !saidAbove(name, filters))
    .map((name) => ({ name, rest: without(filters, name) }));
  return [...ofLists, ...others];
}
