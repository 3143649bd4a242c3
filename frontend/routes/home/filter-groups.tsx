import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { PracticeLabel } from "ui-kit/booking/practice-label.tsx";
import { Button } from "ui-kit/controls/button.tsx";
import { CheckboxGroup } from "ui-kit/controls/checkbox-group.tsx";
import { FilterSection } from "ui-kit/controls/filter-section.tsx";
import { Row } from "ui-kit/layout/row.tsx";
import { Stack } from "ui-kit/layout/stack.tsx";
import { type DomainCode, practiceGroups, useDomainValues } from "../../api/domain-values.ts";
import type { Facets } from "../../api/therapists.ts";
import type { ListFilter } from "./filters.ts";
import { DistanceFilter, DurationFilter, FreeWithinFilter, PriceFilter } from "./scale-filters.tsx";
import { TextFilter } from "./text-filter.tsx";
import { useFilters } from "./use-filters.ts";
import { useFilterWords } from "./use-filter-words.ts";
import { useNearMe } from "./use-near-me.ts";

export type GroupProps = { facets: Facets | undefined };

function ListSection(
  { filter, domain, title, open, facets, children }: GroupProps & {
    filter: Exclude<ListFilter, "groups">;
    domain: DomainCode;
    title: string;
    open?: boolean;
    children?: ReactNode;
  },
) {
  const { list } = useDomainValues();
  const { filters, change } = useFilters();
  const words = useFilterWords();
  const picked = filters[filter] ?? [];
  // One topic or one town stands in the sentence already; no need to unfold its list.
  const saidInSentence = filter === "needs" || filter === "cities" ? 1 : 0;
  return (
    <FilterSection title={title} open={open || picked.length > saidInSentence}>
      <CheckboxGroup
        label={title}
        labelHidden
        options={list(domain).map(({ code }) => ({
          value: code,
          label: words.ofValue(filter, code),
          count: facets && (facets[filter][code] ?? 0),
        }))}
        picked={picked}
        onPick={(codes) => change({ [filter]: codes.length > 0 ? codes : undefined })}
      />
      {children}
    </FilterSection>
  );
}

/** All thirty-five by name, under their groups. */
function EveryPractice({ facets }: GroupProps) {
  const { t } = useTranslation();
  const { list } = useDomainValues();
  const { filters, change } = useFilters();
  const all = list("THERAPY_TYPE");
  const picked = filters.practices ?? [];
  return practiceGroups.map((group) => {
    const options = all.filter((practice) => practice.group === group);
    const elsewhere = picked.filter((code) => !options.some((option) => option.code === code));
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
        onPick={(codes) => {
          const practices = [...elsewhere, ...codes];
          change({ practices: practices.length > 0 ? practices : undefined });
        }}
      />
    );
  });
}

function PracticeSection({ facets }: GroupProps) {
  const { t } = useTranslation();
  const { list } = useDomainValues();
  const { filters, change } = useFilters();
  const [unfolded, setUnfolded] = useState((filters.practices?.length ?? 0) > 0);
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
          picked={filters.groups ?? []}
          onPick={(picked) => {
            const groups = practiceGroups.filter((group) => picked.includes(group));
            change({ groups: groups.length > 0 ? groups : undefined });
          }}
        />
        {unfolded && <EveryPractice facets={facets} />}
        <Row>
          <Button
            variant="quiet"
            small
            aria-expanded={unfolded}
            onClick={() => setUnfolded(!unfolded)}
          >
            {unfolded
              ? t("home.filters.fewerPractices")
              : t("home.filters.everyPractice", { count: list("THERAPY_TYPE").length })}
          </Button>
        </Row>
      </Stack>
    </FilterSection>
  );
}

/** Every filter there is, for the rail and for the sheet. */
export function FilterGroups({ facets }: GroupProps) {
  const { t } = useTranslation();
  const { change } = useFilters();
  const nearMe = useNearMe(change);
  return (
    <Stack gap="group">
      <TextFilter />
      <div>
        <PracticeSection facets={facets} />
        <PriceFilter facets={facets} />
        <ListSection
          {...{ facets }}
          filter="languages"
          domain="LANGUAGE"
          title={t("home.filters.language")}
          open
        />
        <ListSection
          {...{ facets }}
          filter="meetingTypes"
          domain="MEETING_TYPE"
          title={t("home.filters.meeting")}
          open
        />
        <ListSection
          {...{ facets }}
          filter="needs"
          domain="WAY_OF_HELPING"
          title={t("home.filters.need")}
        />
        <ListSection
          {...{ facets }}
          filter="cities"
          domain="CITY"
          title={t("home.filters.location")}
        >
          <Button variant="quiet" small icon="map-pin" onClick={nearMe}>
            {t("home.place.near")}
          </Button>
        </ListSection>
        <DistanceFilter />
        <FreeWithinFilter />
        <DurationFilter facets={facets} />
        <ListSection
          {...{ facets }}
          filter="genders"
          domain="GENDER"
          title={t("home.filters.gender")}
        />
      </div>
    </Stack>
  );
}
