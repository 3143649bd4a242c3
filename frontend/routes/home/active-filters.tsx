import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { Chip } from "ui-kit/controls/chip.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { ShowAt } from "ui-kit/layout/show-at.tsx";
import {
  changed,
  type FilterName,
  type Filters,
  type ListFilter,
  listFilterNames,
  without,
} from "../../search/filters.ts";
import { timesIn, type Understood, withUnderstood } from "../../search/understood.ts";
import { useSuitability } from "../../suitability/use-suitability.tsx";
import { placeOf } from "./place.ts";
import { useFilterLabels, useFilters } from "./use-filters.ts";

type ActiveFilter = {
  name: FilterName;
  code?: string;
  rest: Filters;
};

const singleFilters: FilterName[][] = [
  ["text"],
  ["withinKm"],
  ["priceFromCents", "priceToCents"],
  ["durationFrom", "durationTo"],
  ["suits"],
];

function isInSentence(name: ListFilter, filters: Filters): boolean {
  if (name === "needs") return filters.needs?.length === 1;
  if (name === "cities") return placeOf(filters) === filters.cities?.[0];
  return name === "meetingTypes" && placeOf(filters) === "video";
}

function valuesOf(name: ListFilter, filters: Filters): ActiveFilter[] {
  const codes: readonly string[] = filters[name] ?? [];
  return codes.map((code) => {
    const others = codes.filter((each) => each !== code);
    const rest = without(filters, name);
    return { name, code, rest: others.length > 0 ? { ...rest, [name]: others } : rest };
  });
}

/** `times` are filters of the time that the sentence does not show. */
export function activeFilters(filters: Filters, times: FilterName[] = []): ActiveFilter[] {
  const lists = listFilterNames.filter((name) => !isInSentence(name, filters))
    .flatMap((name) => valuesOf(name, filters));
  const singles = [...singleFilters, ...times.map((name) => [name])].filter((names) =>
    names.some((name) => filters[name] !== undefined)
  )
    .map(([name]) => ({ name: name!, rest: without(filters, name!) }));
  return [...lists, ...singles];
}

export function ActiveFilters({ understood }: { understood: Understood }) {
  const { t } = useTranslation();
  const { filters: ofAddress, show } = useFilters();
  const filters = withUnderstood(ofAddress, understood);
  const labels = useFilterLabels();
  const hasResult = Boolean(useSuitability());
  const active = activeFilters(filters, timesIn(understood)).filter(({ name }) =>
    name !== "suits" || hasResult
  );
  if (active.length === 0) return null;
  return (
    <Row>
      {active.map(({ name, code, rest }) => {
        const label = code === undefined
          ? labels.ofFilter(name, filters)
          : labels.ofValue(name as ListFilter, code);
        return (
          <Chip
            key={`${name} ${code}`}
            selected
            removeLabel={t("home.chips.remove", { filter: label })}
            onRemove={() => show(rest)}
          >
            {label}
          </Chip>
        );
      })}
      <ShowAt withScripts>
        <Button variant="quiet" small onClick={() => show(changed({}, { sort: filters.sort }))}>
          {t("home.chips.clear")}
        </Button>
      </ShowAt>
    </Row>
  );
}
