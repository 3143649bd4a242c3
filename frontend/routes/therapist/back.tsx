import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { BackLink } from "ui-kit/navigation/back-link.tsx";
import type { SearchResult } from "../../api/therapists.ts";
import { type Filters, searchAddress } from "../../search/filters.ts";

/** The search that was looked at last in this visit, if there was one. */
function useLastSearch(): { filters: Filters; total: number } | null {
  const searches = useQueryClient().getQueryCache().findAll({ queryKey: ["therapists", "search"] });
  const last = searches.toSorted((a, b) => a.state.dataUpdatedAt - b.state.dataUpdatedAt).at(-1);
  const data = last?.state.data as { pages: SearchResult[] } | undefined;
  const total = data?.pages[0]?.total;
  return last && total !== undefined ? { filters: last.queryKey[2] as Filters, total } : null;
}

/** The way back to the list one came from, with its filters and its count. */
export function Back() {
  const { t } = useTranslation();
  const search = useLastSearch();
  if (!search) return <BackLink href="/">{t("therapist.view.back")}</BackLink>;
  return (
    <BackLink href={searchAddress(search.filters)}>
      {t("therapist.view.backCount", { count: search.total })}
    </BackLink>
  );
}
