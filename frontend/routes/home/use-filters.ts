import { useQuery } from "@tanstack/react-query";
import { createContext, use, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { unbrokenRange } from "ui-kit/layout/unbroken-range.ts";
import { withBooking } from "../../appointment/booking-choice.ts";
import { domainValuesQuery, useDomainValues } from "../../api/domain-values.ts";
import { searchTherapists as limits } from "../../api/limits/therapists.ts";
import type { Facets } from "../../api/therapists.ts";
import { addDays, dayIn, mondayOf } from "../../days.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { inSentence, languageInSentence } from "../../i18n/in-sentence.ts";
import { useViewerZone } from "../../i18n/viewer-zone.ts";
import {
  type Change,
  changed,
  type FilterName,
  type Filters,
  type ListFilter,
  listFilters,
  toQuery,
  withKnownCodes,
} from "../../search/filters.ts";
import { readAfter, readFilters } from "../../search/read-filters.ts";
import { useSearchParams } from "../../shell/use-search-params.ts";
import { useRenderTime } from "../../use-render-time.ts";
import { type ResultView, viewIn, withView } from "./result-view.ts";

type Search = {
  filters: Filters;
  /** The page of results before the first one. */
  after: string;
  view: ResultView;
  show: (next: Filters, options?: { replace?: boolean }) => void;
  change: (change: Change, options?: { replace?: boolean }) => void;
  showView: (view: ResultView) => void;
};

/** The search that the page shows. It follows the address a little later, so that a tapped control answers first. */
export const SearchContext = createContext<Search | null>(null);

export function useFilters(): Search {
  const search = use(SearchContext);
  if (!search) throw new Error("There is no SearchContext");
  return search;
}

function paramsOfAddress(): URLSearchParams {
  return new URLSearchParams(globalThis.location.search);
}

/** The search of the address; opening a booking over it does not change it. */
export function useSearchOfAddress(): Search {
  const params = useSearchParams();
  const navigate = useNavigate();
  const query = withBooking(params, null);
  const { data: values } = useQuery(domainValuesQuery);
  return useMemo(() => {
    const params = new URLSearchParams(query);
    const show: Search["show"] = (next, options) => {
      const search = withView(toQuery(next), viewIn(paramsOfAddress()));
      void navigate({ search }, { preventScrollReset: true, ...options });
    };
    return {
      filters: withKnownCodes(readFilters(params), values),
      after: readAfter(params),
      view: viewIn(params),
      show,
      change: (change, options) => show(changed(readFilters(paramsOfAddress()), change), options),
      showView: (view) => {
        const shown = paramsOfAddress();
        if (viewIn(shown) === view) return;
        const search = withView(toQuery(readFilters(shown)), view);
        void navigate({ search }, { preventScrollReset: true });
      },
    };
  }, [query, values, navigate]);
}

export function partFrom(id: string): Filters["partOfDay"] {
  return limits.partOfDay.enum.find((part) => part === id);
}

/** "any" and the parts of the day, with their hours and numbers of results. */
export function usePartOptions(facets: Pick<Facets, "partsOfDay"> | undefined) {
  const { t } = useTranslation();
  return [
    { id: "any", label: t("home.part.any") },
    ...limits.partOfDay.enum.map((part) => ({
      id: part,
      label: t(`home.part.${part}`),
      hint: t(`home.part.hours.${part}`),
      count: facets?.partsOfDay[part],
    })),
  ];
}

/** Tomorrow and the weekend that is on or comes next, by the viewer's calendar. */
export function useSoonDays() {
  const today = dayIn(useViewerZone(), useRenderTime());
  const tomorrow = addDays(today, 1);
  const sunday = addDays(mondayOf(today), 6);
  const saturday = addDays(sunday, -1);
  return {
    today,
    tomorrow: { from: tomorrow, to: tomorrow },
    weekend: { from: saturday > today ? saturday : today, to: sunday },
  };
}

type Days = NonNullable<Filters["freeOn"]>;

/** "45–55 €", "€45–55": the unit once. */
function rangeText(from: string, to: string): string {
  const [before] = /^\D*/u.exec(from)!;
  const [after] = /\D*$/u.exec(to)!;
  const first = from.endsWith(after) ? from.slice(0, from.length - after.length) : from;
  const last = to.startsWith(before) ? to.slice(before.length) : to;
  return unbrokenRange(first, last);
}

export function useFilterLabels() {
  const { t } = useTranslation();
  const soon = useSoonDays();
  const { label } = useDomainValues();
  const format = useFormat();
  const formatOfDays = useFormat("UTC");

  function ofValue(filter: ListFilter, code: string): string {
    if (filter === "groups") return t(`home.groups.${code as "other"}`);
    const options = listFilters[filter];
    const text = label(options.domain, code);
    if (filter === "languages") return languageInSentence(text, format.locale);
    return "properNames" in options ? text : inSentence(text, format.locale);
  }

  function ofFreeWithin(days: number): string {
    if (days === 1) return t("home.time.today");
    if (days === 7) return t("home.time.week");
    if (days === 14) return t("home.time.fortnight");
    if (days === 30) return t("home.time.month");
    return t("home.time.days", { count: days });
  }

  function soonNameOf(days: Days | undefined): "tomorrow" | "weekend" | undefined {
    return (["tomorrow", "weekend"] as const)
      .find((name) => days?.from === soon[name].from && days.to === soon[name].to);
  }

  function ofFreeOn(days: Days): string {
    const name = soonNameOf(days);
    if (name) return t(`home.time.${name}`);
    const [from, to] = [formatOfDays.date(days.from), formatOfDays.date(days.to)];
    return from === to ? t("home.time.day", { day: from }) : t("home.time.span", { from, to });
  }

  function ofRange(
    from: number | undefined,
    to: number | undefined,
    write: (value: number) => string,
  ): string {
    if (from === undefined) return t("home.span.to", { to: write(to ?? 0) });
    if (to === undefined) return t("home.span.from", { from: write(from) });
    return rangeText(write(from), write(to));
  }

  function ofFilter(name: FilterName, filters: Filters): string {
    switch (name) {
      case "text":
        return t("home.chips.text", { text: filters.text });
      case "withinKm":
        return t("home.span.to", { to: format.distance(filters.withinKm ?? 0) });
      case "priceFromCents":
        return ofRange(filters.priceFromCents, filters.priceToCents, format.money);
      case "durationFrom":
        return ofRange(filters.durationFrom, filters.durationTo, format.minutes);
      case "freeWithinDays":
        return ofFreeWithin(filters.freeWithinDays ?? 0);
      case "freeOn":
        return filters.freeOn ? ofFreeOn(filters.freeOn) : "";
      case "partOfDay":
        return filters.partOfDay ? t(`home.part.${filters.partOfDay}`) : "";
      case "suits":
        return t("home.filters.suitsMe");
      default:
        return "";
    }
  }

  return { ofValue, ofFilter, ofFreeWithin, ofFreeOn, soonNameOf };
}
