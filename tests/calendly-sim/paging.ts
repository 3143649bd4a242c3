import { invalid } from "./errors.ts";
import type { World } from "./state.ts";

type Place = { filters: string; after?: string; before?: string };

/** One page of a list. Page tokens name an item and are valid for the same filters only. */
export function pageOf<Item extends { uuid: string }>(
  world: World,
  url: URL,
  items: Item[],
  present: (item: Item) => unknown,
) {
  const { pageDefault, pageMax, uriBase } = world.settings;
  const query = url.searchParams;
  const count = Number(query.get("count") ?? pageDefault);
  if (!Number.isInteger(count) || count < 1 || count > pageMax) {
    throw invalid({ parameter: "count", message: `must be between 1 and ${pageMax}` });
  }
  const filters = filtersOf(query);
  const from = startOf(items, count, query.get("page_token"), filters);
  const shown = items.slice(from, from + count);
  const last = shown.at(-1);
  const first = shown[0];
  const next = last && from + count < items.length ? tokenOf({ filters, after: last.uuid }) : null;
  const previous = first && from > 0 ? tokenOf({ filters, before: first.uuid }) : null;
  return {
    collection: shown.map(present),
    pagination: {
      count: shown.length,
      next_page: next && addressOf(next),
      previous_page: previous && addressOf(previous),
      next_page_token: next,
      previous_page_token: previous,
    },
  };

  function addressOf(token: string): string {
    const address = new URL(url.pathname + url.search, uriBase);
    address.searchParams.set("page_token", token);
    return address.href;
  }
}

function filtersOf(query: URLSearchParams): string {
  return [...query].filter(([name]) => name !== "page_token" && name !== "count")
    .map(([name, value]) => `${name}=${value}`).toSorted().join("&");
}

function tokenOf(place: Place): string {
  return btoa(JSON.stringify(place)).replaceAll("=", "");
}

function startOf(
  items: { uuid: string }[],
  count: number,
  token: string | null,
  filters: string,
): number {
  if (token === null) return 0;
  const place = readToken(token);
  const at = items.findIndex(({ uuid }) => uuid === (place?.after ?? place?.before));
  if (place?.filters !== filters || at < 0) {
    throw invalid({ parameter: "page_token", message: "is invalid" });
  }
  return place.after ? at + 1 : Math.max(0, at - count);
}

function readToken(token: string): Place | null {
  try {
    return JSON.parse(atob(token)) as Place;
  } catch {
    return null;
  }
}
