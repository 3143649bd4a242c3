import { useQuery } from "@tanstack/react-query";
import { Fragment, type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { InlineSelect, type InlineSelectProps } from "ui-kit/controls/inline-select.tsx";
import { NoWrap } from "ui-kit/layout/hero.tsx";
import { needSynonymsQuery, useDomainValues } from "../../api/domain-values.ts";
import type { Facets } from "../../api/therapists.ts";
import { useChoiceAtOnce } from "../../choice-at-once.ts";
import { useGroupedNeeds } from "./need-options.tsx";
import { changeOfPlace, placeOf, useNearMe } from "./place.ts";
import { dateId, useTimeChoice } from "./time-choice.tsx";
import { partFrom, useFilters, usePartOptions } from "./use-filters.ts";

type BlankName = "need" | "place" | "time" | "part";

const blankPattern = /(\{\{(?:need|place|time|part)\}\}\p{P}*)/u;
const blankParts = /^\{\{(need|place|time|part)\}\}(\p{P}*)$/u;

function fillBlanks(sentence: string, blanks: Record<BlankName, ReactNode>): ReactNode[] {
  return sentence.split(blankPattern).map((piece, i) => {
    const [, name, punctuation] = blankParts.exec(piece) ?? [];
    if (!name) return <Fragment key={i}>{piece}</Fragment>;
    return <NoWrap key={i}>{blanks[name as BlankName]}{punctuation}</NoWrap>;
  });
}

/** Begins the ids of practices in the list of topics. */
const practiceId = "practice ";

const noFacets = { needs: {}, cities: {} };

const nearMeId = "near";

/** They need more before the choice counts: the browser for the visitor's position, a calendar for the day. */
const unfinishedIds = [nearMeId, dateId];

/** Whether the choice does not show in its own blank, at least not at once. */
function isElsewhere(id: string): boolean {
  return unfinishedIds.includes(id) || id.startsWith(practiceId);
}

function BlankSelect({ picked = "any", onPick, ...select }: InlineSelectProps) {
  const [chosen, choose] = useChoiceAtOnce(picked, onPick);
  return (
    <InlineSelect
      {...select}
      picked={chosen}
      onPick={(id) => isElsewhere(id) ? onPick(id) : choose(id)}
    />
  );
}

function NeedBlank({ facets = noFacets }: { facets?: Pick<Facets, "needs"> | undefined }) {
  const { t } = useTranslation();
  const { list } = useDomainValues();
  const { filters, change } = useFilters();
  const [isOpened, setOpened] = useState(false);
  const { data: synonyms } = useQuery({ ...needSynonymsQuery, enabled: isOpened });
  const chosen = filters.needs ?? [];
  const several = chosen.length > 1
    ? [{ id: "several", label: t("home.need.several", { count: chosen.length }) }]
    : [];
  const groups = useGroupedNeeds().map(({ title, needs }) => ({
    title,
    options: needs.map(({ code, label }) => ({
      id: code,
      label,
      count: facets.needs[code],
      keywords: synonyms?.get(code),
    })),
  }));
  // Of the names with the typed word, Enter chooses the one that is little else: "Massage" for "massage".
  const practices = list("THERAPY_TYPE")
    .map(({ code, value }) => ({ id: practiceId + code, label: value, onlySearched: true }))
    .toSorted((a, b) => a.label.length - b.label.length);
  function pick(id: string) {
    if (id.startsWith(practiceId)) change({ practices: [id.slice(practiceId.length)] });
    else if (id !== "several" && id !== "map") change({ needs: id === "any" ? undefined : [id] });
  }
  return (
    <BlankSelect
      label={t("home.need.label")}
      search={{
        label: t("home.need.search"),
        noResults: t("home.need.noMatch"),
        onOpen: () => setOpened(true),
        otherwise: {
          label: (typed) => t("home.need.inAll", { text: typed }),
          onPick: (text) => change({ text }),
        },
      }}
      groups={[{ options: [{ id: "any", label: t("home.need.any") }, ...several] }, ...groups, {
        title: t("home.filters.practice"),
        options: practices,
      }]}
      picked={chosen.length > 1 ? "several" : chosen[0] ?? "any"}
      placeholder={chosen[0]}
      onPick={pick}
    />
  );
}

function PlaceBlank({ facets = noFacets }: { facets?: Pick<Facets, "cities"> | undefined }) {
  const { t } = useTranslation();
  const { list } = useDomainValues();
  const { filters, change } = useFilters();
  const nearMe = useNearMe(change);
  const picked = placeOf(filters);
  const several = picked === "several"
    ? [{ id: picked, label: t("home.place.several", { count: filters.cities?.length ?? 0 }) }]
    : [];
  const cities = list("CITY").map(({ code, value }) => ({
    id: code,
    label: t("home.place.city", { city: value }),
    count: facets.cities[code],
  }));
  function pick(id: string) {
    if (id === nearMeId) return nearMe();
    if (id !== "several") change(changeOfPlace(id, filters));
  }
  return (
    <BlankSelect
      label={t("home.place.label")}
      groups={[
        { options: [{ id: "any", label: t("home.place.any") }, ...several, ...cities] },
        {
          title: t("home.place.elsewhere"),
          options: [
            { id: nearMeId, label: t("home.place.near") },
            ...(picked === "map" ? [{ id: picked, label: t("home.place.map") }] : []),
            { id: "video", label: t("home.place.video") },
          ],
        },
      ]}
      picked={picked}
      placeholder={filters.cities?.[0]}
      onPick={pick}
    />
  );
}

function TimeBlank() {
  const { t } = useTranslation();
  const { options, picked, pick, dialog } = useTimeChoice();
  return (
    <>
      <BlankSelect
        label={t("home.time.label")}
        groups={[{ options }]}
        picked={picked}
        onPick={pick}
      />
      {dialog}
    </>
  );
}

function PartBlank({ facets }: { facets?: Pick<Facets, "partsOfDay"> | undefined }) {
  const { t } = useTranslation();
  const { filters: { partOfDay }, change } = useFilters();
  return (
    <BlankSelect
      label={t("home.part.label")}
      groups={[{ options: usePartOptions(facets) }]}
      picked={partOfDay ?? "any"}
      onPick={(id) => change({ partOfDay: partFrom(id) })}
    />
  );
}

export function SearchSentence({ facets }: { facets: Facets | undefined }) {
  const { t } = useTranslation();
  return fillBlanks(t("home.sentence", { skipInterpolation: true }), {
    need: <NeedBlank facets={facets} />,
    place: <PlaceBlank facets={facets} />,
    time: <TimeBlank />,
    part: <PartBlank facets={facets} />,
  });
}
