import { useLocation, useNavigate } from "react-router";
import { useSearchParams } from "../../shell/use-search-params.ts";

type Values = Partial<
  Record<
    "text" | "state" | "kind" | "order" | "open" | "sort" | "direction" | "hidden" | "from" | "to",
    string
  >
>;

/** The filters, order and columns of a list and the opened row, as the address has them. An empty value is left out. */
export function useQueueAddress() {
  const { pathname } = useLocation();
  const params = useSearchParams();
  const navigate = useNavigate();
  const read = (name: keyof Values) => params.get(name) ?? "";

  function hrefWith(values: Values): string {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(values)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    return next.size > 0 ? `${pathname}?${next}` : pathname;
  }

  return {
    text: read("text"),
    state: read("state"),
    kind: read("kind"),
    order: read("order") === "oldest" ? "oldest" as const : "newest" as const,
    open: read("open"),
    sort: read("sort"),
    direction: read("direction"),
    from: read("from"),
    to: read("to"),
    /** Ids of the columns that are not shown. */
    hidden: read("hidden").split(".").filter(Boolean),
    hrefWith,
    change: (values: Values) =>
      void navigate(hrefWith(values), { preventScrollReset: true, replace: true }),
    clear: () => void navigate(pathname, { preventScrollReset: true, replace: true }),
  };
}
