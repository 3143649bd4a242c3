import { useNavigate } from "react-router";
import { toQuery } from "../../search/filters.ts";
import { readFilters } from "../../search/read-filters.ts";
import { useSearchParams } from "../../shell/use-search-params.ts";

export const resultViews = ["list", "map"] as const;

type ResultView = (typeof resultViews)[number];

export function viewIn(params: URLSearchParams): ResultView {
  return params.get("view") === "map" ? "map" : "list";
}

export function withView(query: string, view: ResultView): string {
  return view === "list" ? query : `${query ? `${query}&` : "?"}view=map`;
}

/** How the results are shown; the address keeps it. */
export function useView() {
  const params = useSearchParams();
  const navigate = useNavigate();
  return {
    view: viewIn(params),
    show: (view: ResultView) =>
      void navigate({ search: withView(toQuery(readFilters(params)), view) }, {
        preventScrollReset: true,
        replace: true,
      }),
  };
}
