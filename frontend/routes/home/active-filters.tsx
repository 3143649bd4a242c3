import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Chip } from "ui-kit/controls/chip.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { type ActiveFilter, activeFilters } from "./chips.ts";
import { changed, type ListFilter } from "./filters.ts";
import { useFilters } from "./use-filters.ts";
import { useFilterWords } from "./use-filter-words.ts";

/** What narrows the list, each with its own way out, and one way out of all. */
export function ActiveFilters() {
  const { t } = useTranslation();
  const { filters, show } = useFilters();
  const words = useFilterWords();
  const active = activeFilters(filters);
  if (active.length === 0) return null;
  function say({ name, code }: ActiveFilter): string {
    return code === undefined
      ? words.ofFilter(name, filters)
      : words.ofValue(name as ListFilter, code);
  }
  return (
    <Row>
      {active.map((filter) => {
        const label = say(filter);
        return (
          <Chip
            key={`${filter.name} ${filter.code}`}
            on
            removeLabel={t("home.chips.remove", { filter: label })}
            onRemove={() => show(filter.rest)}
          >
            {label}
          </Chip>
        );
      })}
      <Button variant="quiet" small onClick={() => show(changed({}, { sort: filters.sort }))}>
        {t("home.chips.clear")}
      </Button>
    </Row>
  );
}
