import { practiceGroups } from "backend/domain/domain-value.ts";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { PracticeLabel } from "ui-kit/booking/practice-label.tsx";
import { Button } from "ui-kit/controls/button.tsx";
import { CheckboxGroup } from "ui-kit/controls/checkbox-group.tsx";
import { FilterSection } from "ui-kit/controls/filter-section.tsx";
import { TextField } from "ui-kit/controls/text-field.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { useDomainValues } from "../../api/domain-values.ts";
import { searchTherapists as limits } from "../../api/limits/therapists.ts";
import type { Facets } from "../../api/therapists.ts";
import { type ListFilter, listFilters, panelSections } from "../../search/filters.ts";
import { useChoiceAtOnce } from "../../choice-at-once.ts";
import {
  DistanceFilter,
  DurationFilter,
  FreeWithinFilter,
  PartOfDayFilter,
  PriceFilter,
  SuitsFilter,
} from "./filter-fields.tsx";
import { NeedsSection } from "./need-options.tsx";
import { useNearMe } from "./place.ts";
import { useFilterLabels, useFilters } from "./use-filters.ts";

type FacetProps = { facets: Facets | undefined };

const typingPauseMs = 300;

function TextFilter() {
  const { t } = useTranslation();
  const { filters, change } = useFilters();
  const applied = filters.text ?? "";
  const [typed, setTyped] = useState(applied);
  const [lastApplied, setLastApplied] = useState(applied);
  const id = useId();
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (applied !== lastApplied) {
    setLastApplied(applied);
    if (applied !== typed.trim()) setTyped(applied);
  }
  function type(text: string) {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      change({ text: text.trim() || undefined }, { replace: true });
    }, typingPauseMs);
  }
  return (
    <TextField
      id={id}
      name="q"
      type="search"
      label={t("home.filters.text")}
      placeholder={t("home.filters.textExample")}
      maxLength={limits.text.maxLength}
      autoComplete="off"
      enterKeyHint="search"
      value={typed}
      onChange={(event) => type(event.currentTarget.value)}
    />
  );
}

function ListSection({ filter, facets, children }: FacetProps & {
  filter: Exclude<ListFilter, "groups" | "needs">;
  children?: ReactNode;
}) {
  const { t } = useTranslation();
  const { list } = useDomainValues();
  const { filters, change } = useFilters();
  const labels = useFilterLabels();
  const options = listFilters[filter];
  const title = t(options.title);
  const [picked, pick] = useChoiceAtOnce<readonly string[]>(
    filters[filter] ?? [],
    (codes) => change({ [filter]: codes.length > 0 ? codes : undefined }),
  );
  // The sentence above the results shows one city already.
  const inSentence = filter === "cities" ? 1 : 0;
  return (
    <FilterSection title={title} open={"open" in options || picked.length > inSentence}>
      <CheckboxGroup
        label={title}
        labelHidden
        options={list(options.domain).map(({ code }) => ({
          value: code,
          label: labels.ofValue(filter, code),
          count: facets && (facets[filter][code] ?? 0),
        }))}
        picked={picked}
        onPick={pick}
      />
      {children}
    </FilterSection>
  );
}

function AllPractices({ facets }: FacetProps) {
  const { t } = useTranslation();
  const { list } = useDomainValues();
  const { filters, change } = useFilters();
  const all = list("THERAPY_TYPE");
  const [picked, pick] = useChoiceAtOnce<string[]>(
    filters.practices ?? [],
    (practices) => change({ practices: practices.length > 0 ? practices : undefined }),
  );
  return practiceGroups.map((group) => {
    const options = all.filter((practice) => practice.group === group);
    const inOtherGroups = picked.filter((code) => !options.some((option) => option.code === code));
    return (
      <CheckboxGroup
        key={group}
        label={<PracticeLabel group={group}>{t(`home.groups.${group}`)}</PracticeLabel>}
        options={options.map(({ code, value }) => ({
          value: code,
          label: value,
          count: facets && (facets.practices[code] ?? 0),
        }))}
        picked={picked}
        onPick={(codes) => pick([...inOtherGroups, ...codes])}
      />
    );
  });
}

function PracticeSection({ facets }: FacetProps) {
  const { t } = useTranslation();
  const { list } = useDomainValues();
  const { filters, change } = useFilters();
  const [expanded, setExpanded] = useState((filters.practices?.length ?? 0) > 0);
  const [picked, pick] = useChoiceAtOnce<readonly string[]>(filters.groups ?? [], (picked) => {
    const groups = practiceGroups.filter((group) => picked.includes(group));
    change({ groups: groups.length > 0 ? groups : undefined });
  });
  return (
    <FilterSection title={t("home.filters.practice")} open>
      <Stack gap="inline">
        <CheckboxGroup
          label={t("home.filters.practice")}
          labelHidden
          options={practiceGroups.map((group) => ({
            value: group,
            label: <PracticeLabel group={group}>{t(`home.groups.${group}`)}</PracticeLabel>,
            count: facets && (facets.groups[group] ?? 0),
          }))}
          picked={picked}
          onPick={pick}
        />
        {expanded && <AllPractices facets={facets} />}
        <Row>
          <Button
            variant="quiet"
            small
            aria-expanded={expanded}
            onClick={() => setExpanded(!expanded)}
          >
            {expanded
              ? t("home.filters.fewerPractices")
              : t("home.filters.everyPractice", { count: list("THERAPY_TYPE").length })}
          </Button>
        </Row>
      </Stack>
    </FilterSection>
  );
}

function CitySection({ facets }: FacetProps) {
  const { t } = useTranslation();
  const { change } = useFilters();
  const nearMe = useNearMe(change);
  return (
    <ListSection filter="cities" facets={facets}>
      <Button variant="quiet" small icon="map-pin" onClick={nearMe}>
        {t("home.place.near")}
      </Button>
    </ListSection>
  );
}

function Section(
  { section, facets }: FacetProps & { section: (typeof panelSections)[number] },
) {
  switch (section) {
    case "suits":
      return <SuitsFilter facets={facets} />;
    case "practices":
      return <PracticeSection facets={facets} />;
    case "price":
      return <PriceFilter facets={facets} />;
    case "cities":
      return <CitySection facets={facets} />;
    case "distance":
      return <DistanceFilter />;
    case "freeWithin":
      return <FreeWithinFilter />;
    case "partOfDay":
      return <PartOfDayFilter facets={facets} />;
    case "needs":
      return <NeedsSection facets={facets} />;
    case "duration":
      return <DurationFilter facets={facets} />;
    default:
      return <ListSection filter={section} facets={facets} />;
  }
}

export function FilterPanel({ facets }: FacetProps) {
  return (
    <Stack gap="group">
      <TextFilter />
      <div>
        {panelSections.map((section) => (
          <Section
            key={section}
            section={section}
            facets={facets}
          />
        ))}
      </div>
    </Stack>
  );
}
