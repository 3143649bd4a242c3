import { useTranslation } from "react-i18next";
import { CheckboxGroup } from "ui-kit/controls/checkbox-group.tsx";
import { FilterSection } from "ui-kit/controls/filter-section.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { useDomainValues } from "../../api/domain-values.ts";
import type { Facets } from "../../api/therapists.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { groupedNeeds } from "../../search/need-groups.ts";
import { useChoiceAtOnce } from "../../choice-at-once.ts";
import { useFilterLabels, useFilters } from "./use-filters.ts";

export function useGroupedNeeds() {
  const { t } = useTranslation();
  const { list } = useDomainValues();
  const { locale } = useFormat();
  const labels = useFilterLabels();
  const needs = list("WAY_OF_HELPING").map(({ code }) => ({
    code,
    label: labels.ofValue("needs", code),
  }));
  return groupedNeeds(needs, locale)
    .map(({ group, needs }) => ({ title: t(`home.need.groups.${group}`), needs }));
}

export function NeedsSection({ facets }: { facets: Facets | undefined }) {
  const { t } = useTranslation();
  const { filters, change } = useFilters();
  const groups = useGroupedNeeds();
  const [picked, pick] = useChoiceAtOnce<string[]>(
    filters.needs ?? [],
    (needs) => change({ needs: needs.length > 0 ? needs : undefined }),
  );
  return (
    // The sentence above the results shows one need already.
    <FilterSection title={t("home.filters.need")} open={picked.length > 1}>
      <Stack gap="group">
        {groups.map(({ title, needs }) => {
          const others = picked.filter((code) => !needs.some((need) => need.code === code));
          return (
            <CheckboxGroup
              key={title}
              label={title}
              options={needs.map(({ code, label }) => ({
                value: code,
                label,
                count: facets && (facets.needs[code] ?? 0),
              }))}
              picked={picked}
              onPick={(codes) => pick([...others, ...codes])}
            />
          );
        })}
      </Stack>
    </FilterSection>
  );
}
