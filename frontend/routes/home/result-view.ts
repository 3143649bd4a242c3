/** How the results are shown; the address keeps it. */
export const resultViews = ["list", "map"] as const;

export type ResultView = (typeof resultViews)[number];

export function viewIn(params: URLSearchParams): ResultView {
  return params.get("view") === "map" ? "map" : "list";
}

export function withView(query: string, view: ResultView): string {
  return view === "list" ? query : `${query ? `${query}&` : "?"}view=map`;
}
