import { useTranslation } from "react-i18next";
import { ActionList } from "ui-kit/controls/action-list.tsx";
import { Button } from "ui-kit/controls/button.tsx";
import { Empty } from "ui-kit/layout/empty.tsx";
import type { SearchResult } from "../../api/therapists.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { changed, without } from "../../search/filters.ts";
import { type Understood, withUnderstood } from "../../search/understood.ts";
import { useFilters } from "./use-filters.ts";

export function NoResults({ relax, understood }: Pick<SearchResult, "relax"> & {
  understood: Understood;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const { filters: ofAddress, show } = useFilters();
  const filters = withUnderstood(ofAddress, understood);
  const ways = relax.map(({ filters: removed, text, total }) => {
    const detail = t("home.count", { count: total });
    if (text) {
      const onPick = () => show(changed(filters, { text }));
      return { id: text, label: t("noResults.only", { text }), detail, onPick };
    }
    const changes = [...new Set(removed.map((name) => t(`noResults.without.${name}`)))];
    return {
      id: removed.join(),
      label: format.opening(format.list(changes)),
      detail,
      onPick: () => show(without(filters, ...removed)),
    };
  });
  return (
    <Empty
      message={t("noResults.message")}
      action={ways.length > 0
        ? <ActionList label={t("noResults.ways")} actions={ways} />
        : (
          <Button variant="primary" onClick={() => show(changed({}, { sort: filters.sort }))}>
            {t("home.chips.clear")}
          </Button>
        )}
    />
  );
}
