import { useNavigate } from "react-router";
import { useSearchParams } from "../../shell/use-search-params.ts";

export const resultViews = ["list", "map"] as const;

type ResultView = (typeof resultViews)[number];

export function viewIn(params: URLSearchParams): ResultView {
  return params.get("view") === "map" ? "map" : "list";
}

export function withView(query: string, view: ResultView): string {
  const params = new URLSearchParams(query);
  params.delete("view");
  if (view === "map") params.set("view", view);
  const text = params.toString().replaceAll("%2C", ",");
  return text && `?${text}`;
}

/** How the results are shown; the address keeps it. */
export function useView() {
  const params = useSearchParams();
  const navigate = useNavigate();
  return {
    view: viewIn(params),
    show: (view: ResultView) =>
      void navigate({ search: withView(params.toString(), view) }, {
        preventScrollReset: true,
        replace: true,
      }),
  };
}
