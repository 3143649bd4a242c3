import { useTranslation } from "react-i18next";
import { CheckboxGroup } from "ui-kit/controls/checkbox-group.tsx";
import { FilterSection } from "ui-kit/controls/filter-section.tsx";
import { type NumberRange, RangeSlider } from "ui-kit/controls/range-slider.tsx";
import { Select } from "ui-kit/controls/select.tsx";
import { Skeleton, SkeletonLine } from "ui-kit/layout/skeleton.tsx";
import { Text } from "ui-kit/layout/text.tsx";
import type { Facets } from "../../api/therapists.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useChoiceAtOnce } from "../../choice-at-once.ts";
import { useTimeChoice } from "./time-choice.tsx";
import { partFrom, useFilters, usePartOptions } from "./use-filters.ts";

type FacetProps = { facets: Facets | undefined };

const priceStepCents = 500;
const durationStepMinutes = 15;
const distanceOptionsKm = [2, 5, 10, 25, 50];

type Scale = { min: number; max: number };

/** A scale in whole steps that holds every offered and every chosen value; null without values. */
function scaleAround(values: number[], step: number): Scale | null {
  if (values.length === 0) return null;
  const min = Math.floor(Math.min(...values) / step) * step;
  const max = Math.ceil(Math.max(...values) / step) * step;
  return { min, max: Math.max(max, min + step) };
}

type Limits = { from: number | undefined; to: number | undefined };

function limitsOf({ from, to }: NumberRange, { min, max }: Scale): Limits {
  return { from: from > min ? from : undefined, to: to < max ? to : undefined };
}

function defined(...values: (number | undefined)[]): number[] {
  return values.filter((value) => value !== undefined);
}

export function PriceFilter({ facets }: FacetProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { filters: { priceFromCents, priceToCents }, change } = useFilters();
  const [{ from, to }, pick] = useChoiceAtOnce<Limits>(
    { from: priceFromCents, to: priceToCents },
    ({ from, to }) => change({ priceFromCents: from, priceToCents: to }),
  );
  const scale = scaleAround(
    defined(facets?.priceCents?.min, facets?.priceCents?.max, priceFromCents, priceToCents),
    priceStepCents,
  );
  return (
    <FilterSection title={t("home.filters.price")} open>
      {!facets && (
        <Skeleton label={t("home.results.loading")}>
          <SkeletonLine />
          <SkeletonLine />
        </Skeleton>
      )}
      {scale && (
        <RangeSlider
          {...scale}
          step={priceStepCents}
          labels={{
            group: t("home.filters.price"),
            from: t("home.filters.priceFrom"),
            to: t("home.filters.priceTo"),
          }}
          picked={{ from: from ?? scale.min, to: to ?? scale.max }}
          format={format.money}
          onPick={(span) => pick(limitsOf(span, scale))}
        />
      )}
    </FilterSection>
  );
}

export function DurationFilter({ facets }: FacetProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { filters: { durationFrom, durationTo }, change } = useFilters();
  const [{ from, to }, pick] = useChoiceAtOnce<Limits>(
    { from: durationFrom, to: durationTo },
    ({ from, to }) => change({ durationFrom: from, durationTo: to }),
  );
  const offered = Object.keys(facets?.durations ?? {}).map(Number);
  const scale = scaleAround(
    [...offered, ...defined(durationFrom, durationTo)],
    durationStepMinutes,
  );
  const isSet = durationFrom !== undefined || durationTo !== undefined;
  return (
    <FilterSection title={t("home.filters.duration")} open={isSet}>
      {scale && (
        <RangeSlider
          {...scale}
          step={durationStepMinutes}
          labels={{
            group: t("home.filters.duration"),
            from: t("home.filters.durationFrom"),
            to: t("home.filters.durationTo"),
          }}
          picked={{ from: from ?? scale.min, to: to ?? scale.max }}
          format={format.minutes}
          onPick={(span) => pick(limitsOf(span, scale))}
        />
      )}
    </FilterSection>
  );
}

export function DistanceFilter() {
  const { t } = useTranslation();
  const format = useFormat();
  const { filters: { near, cities = [], withinKm }, change } = useFilters();
  const measurable = near !== undefined || cities.length > 0;
  const steps = withinKm === undefined || distanceOptionsKm.includes(withinKm)
    ? distanceOptionsKm
    : [...distanceOptionsKm, withinKm];
  const options = steps.map((km) => ({
    id: String(km),
    label: t("home.span.to", { to: format.distance(km) }),
  }));
  return (
    <FilterSection title={t("home.filters.distance")} open={withinKm !== undefined}>
      {measurable
        ? (
          <Select
            layout="plain"
            small
            label={t("home.filters.distance")}
            groups={[{
              options: [{ id: "any", label: t("home.filters.anyDistance") }, ...options],
            }]}
            picked={String(withinKm ?? "any")}
            onPick={(id) => change({ withinKm: id === "any" ? undefined : Number(id) })}
          />
        )
        : <Text size="small" tone="soft">{t("home.filters.distanceNeedsPlace")}</Text>}
    </FilterSection>
  );
}

export function FreeWithinFilter() {
  const { t } = useTranslation();
  const { options, picked, pick, dialog } = useTimeChoice();
  return (
    <FilterSection title={t("home.filters.free")} open={picked !== "any"}>
      <Select
        layout="plain"
        small
        label={t("home.filters.free")}
        groups={[{ options }]}
        picked={picked}
        onPick={pick}
      />
      {dialog}
    </FilterSection>
  );
}

/** Only for a user with a stored test result. */
export function SuitsFilter({ facets }: FacetProps) {
  const { t } = useTranslation();
  const { filters: { suits = false }, change } = useFilters();
  const [picked, pick] = useChoiceAtOnce(suits, (next) => change({ suits: next || undefined }));
  const count = facets?.suits ?? null;
  if (count === null) return null;
  return (
    <FilterSection title={t("home.filters.suits")} open>
      <CheckboxGroup
        label={t("home.filters.suits")}
        labelHidden
        options={[{ value: "suits", label: t("home.filters.suitsMe"), count }]}
        picked={picked ? ["suits"] : []}
        onPick={(values) => pick(values.length > 0)}
      />
    </FilterSection>
  );
}

export function PartOfDayFilter({ facets }: FacetProps) {
  const { t } = useTranslation();
  const { filters: { partOfDay }, change } = useFilters();
  return (
    <FilterSection title={t("home.part.label")} open={partOfDay !== undefined}>
      <Select
        layout="plain"
        small
        label={t("home.part.label")}
        groups={[{ options: usePartOptions(facets) }]}
        picked={partOfDay ?? "any"}
        onPick={(id) => change({ partOfDay: partFrom(id) })}
      />
    </FilterSection>
  );
}
