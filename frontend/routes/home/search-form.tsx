import { useTranslation } from "react-i18next";
import { Button } from "ui-kit/controls/button.tsx";
import { NativeSelect, type NativeSelectProps } from "ui-kit/controls/native-select.tsx";
import { TextField } from "ui-kit/controls/text-field.tsx";
import { Grid } from "ui-kit/layout/grid.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { useDomainValues } from "../../api/domain-values.ts";
import { searchTherapists as limits } from "../../api/limits/therapists.ts";
import {
  codeToSlug,
  type FilterName,
  type ListFilter,
  listFilters,
  toQuery,
  without,
} from "../../search/filters.ts";
import { useSearchParams } from "../../shell/use-search-params.ts";
import { useGroupedNeeds } from "./need-options.tsx";
import { dayOptions } from "./time-choice.tsx";
import { useFilterLabels, useFilters, usePartOptions } from "./use-filters.ts";

const fields: FilterName[] = [
  "text",
  "needs",
  "cities",
  "meetingTypes",
  "languages",
  "freeWithinDays",
  "partOfDay",
  "sort",
];

type ListSelectProps = Pick<NativeSelectProps, "label" | "groups"> & {
  filter: ListFilter;
  any: string;
};

function ListSelect({ filter, any, groups, ...rest }: ListSelectProps) {
  const { filters } = useFilters();
  const labels = useFilterLabels();
  const picked = filters[filter] ?? [];
  const value = picked.map(codeToSlug).join(",");
  const several = {
    value,
    label: picked.map((code) => labels.ofValue(filter, code)).join(", "),
  };
  const first = [{ value: "", label: any }, ...(picked.length > 1 ? [several] : [])];
  return (
    <NativeSelect
      {...rest}
      name={listFilters[filter].param}
      groups={[{ options: first }, ...groups]}
      defaultValue={value}
    />
  );
}

/** Filters of the address that have no field stay as they are. */
function OtherFilters() {
  const { filters } = useFilters();
  const language = useSearchParams().get("lng");
  const entries = [...new URLSearchParams(toQuery(without(filters, ...fields)))];
  if (language) entries.push(["lng", language]);
  return entries.map(([name, value]) => (
    <input
      key={name}
      type="hidden"
      name={name}
      value={value}
    />
  ));
}

function Form() {
  const { t } = useTranslation();
  const { list } = useDomainValues();
  const { filters } = useFilters();
  const labels = useFilterLabels();
  const needs = useGroupedNeeds();
  const parts = usePartOptions(undefined);
  const optionsOf = (filter: "cities" | "meetingTypes" | "languages") =>
    list(listFilters[filter].domain).map(({ code }) => ({
      value: codeToSlug(code),
      label: labels.ofValue(filter, code),
    }));
  return (
    <form action="/" aria-label={t("home.search")}>
      <OtherFilters />
      <Stack gap="row">
        <Grid cell="narrow">
          <TextField
            name="q"
            type="search"
            label={t("home.filters.text")}
            placeholder={t("home.filters.textExample")}
            maxLength={limits.text.maxLength}
            defaultValue={filters.text}
          />
          <ListSelect
            filter="needs"
            label={t("home.need.label")}
            any={t("home.need.any")}
            groups={needs.map(({ title, needs }) => ({
              title,
              options: needs.map(({ code, label }) => ({ value: codeToSlug(code), label })),
            }))}
          />
          <ListSelect
            filter="cities"
            label={t("home.place.label")}
            any={t("home.place.any")}
            groups={[{ options: optionsOf("cities") }]}
          />
          <ListSelect
            filter="meetingTypes"
            label={t("home.filters.meeting")}
            any={t("home.filters.every")}
            groups={[{ options: optionsOf("meetingTypes") }]}
          />
          <ListSelect
            filter="languages"
            label={t("home.filters.language")}
            any={t("home.filters.every")}
            groups={[{ options: optionsOf("languages") }]}
          />
          <NativeSelect
            name="free"
            label={t("home.time.label")}
            groups={[{
              options: [
                { value: "", label: t("home.time.any") },
                ...dayOptions.map((days) => ({
                  value: String(days),
                  label: labels.ofFreeWithin(days),
                })),
              ],
            }]}
            defaultValue={filters.freeWithinDays}
          />
          <NativeSelect
            name="part"
            label={t("home.part.label")}
            groups={[{
              options: parts.map(({ id, label }) => ({ value: id === "any" ? "" : id, label })),
            }]}
            defaultValue={filters.partOfDay}
          />
          <NativeSelect
            name="sort"
            label={t("home.sort.label")}
            groups={[{
              options: limits.sort.enum.map((id) => ({
                value: id === "best" ? "" : id,
                label: t(`home.sort.${id}`),
              })),
            }]}
            defaultValue={filters.sort}
          />
        </Grid>
        <Row>
          <Button type="submit" variant="primary" icon="search">{t("home.submit")}</Button>
          <Button variant="quiet" href="/">{t("home.chips.clear")}</Button>
        </Row>
      </Stack>
    </form>
  );
}

/** The search of browsers without scripts; the browser leaves it out when scripts run. */
export function SearchForm() {
  return (
    <noscript>
      <Form />
    </noscript>
  );
}
