import { useLocation, useNavigate } from "react-router";
import { useSearchParams } from "../../shell/use-search-params.ts";

const names = ["text", "state", "order", "open"] as const;

type Values = Record<(typeof names)[number], string>;

/** The filters of a list and the opened row, as the address has them. An empty value is left out. */
export function useQueueAddress() {
  const { pathname } = useLocation();
  const params = useSearchParams();
  const navigate = useNavigate();
  const read = (name: keyof Values) => params.get(name) ?? "";

  function hrefWith(values: Partial<Values>): string {
    const next = new URLSearchParams();
    for (const name of names) {
      const value = values[name] ?? read(name);
      if (value !== "") next.set(name, value);
    }
    return next.size > 0 ? `${pathname}?${next}` : pathname;
  }

  return {
    text: read("text"),
    state: read("state"),
    order: read("order") === "oldest" ? "oldest" as const : "newest" as const,
    open: read("open"),
    hrefWith,
    change: (values: Partial<Values>) =>
      void navigate(hrefWith(values), { preventScrollReset: true, replace: true }),
    clear: () => void navigate(pathname, { preventScrollReset: true, replace: true }),
  };
}
