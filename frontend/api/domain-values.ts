import { queryOptions, useQuery } from "@tanstack/react-query";
import { createContext, use } from "react";
import type { Language } from "../i18n/language.ts";
import { api, ok } from "./client.ts";
import type { components } from "./schema.d.ts";

export type DomainValue = components["schemas"]["DomainValue"];

export type DomainCode = DomainValue["domainCode"];

export const domainValuesQuery = queryOptions({
  queryKey: ["domain-values"],
  queryFn: () => ok(api.GET("/api/domain-values")),
  staleTime: Infinity,
});

/** The values in another language than that of the page. */
export function domainValuesIn(language: Language) {
  return queryOptions({
    queryKey: ["domain-values", language],
    queryFn: () => ok(api.GET("/api/domain-values", { headers: { "Accept-Language": language } })),
    staleTime: Infinity,
  });
}

/** By code of a topic, the other words for it in every language. */
export const needSynonymsQuery = queryOptions({
  queryKey: ["domain-values", "synonyms"],
  queryFn: async () => {
    const query = { domainCode: "WAY_OF_HELPING", synonyms: "true" } as const;
    const values = await ok(api.GET("/api/domain-values", { params: { query } }));
    return new Map(values.map(({ code, synonyms = [] }) => [code, synonyms.join(", ")]));
  },
  staleTime: Infinity,
});

/** For a part of the page that is in another language. */
export const DomainValuesContext = createContext<DomainValue[] | null>(null);

export type DomainValues = {
  /** Those that are offered, and retired ones that the record has already. */
  list: (domainCode: DomainCode, own?: readonly string[]) => DomainValue[];
  label: (domainCode: DomainCode, code: string) => string;
  /** A stored address, which ends with the city in Estonian, with the city in the language of the page. */
  placeText: (place: string) => string;
  /** A street with its city, which is named once although it may stand in both. */
  addressText: (address: string, city: string) => string;
};

function lookUp(values: DomainValue[]): DomainValues {
  const sorted = values.toSorted((a, b) => a.sort - b.sort);
  const byDomain = Map.groupBy(sorted, (value) => value.domainCode);
  const byCode = new Map(values.map((each) => [`${each.domainCode}.${each.code}`, each.value]));
  return {
    list: (domainCode, own = []) =>
      (byDomain.get(domainCode) ?? [])
        .filter(({ code, retired }) => !retired || own.includes(code)),
    label: (domainCode, code) => byCode.get(`${domainCode}.${code}`) ?? code,
    placeText,
    addressText: (address, city) =>
      cityOf(address) === city
        ? placeText(address)
        : `${address}, ${byCode.get(`CITY.${city}`) ?? city}`,
  };

  /** The code of the city with which an address ends. */
  function cityOf(address: string): string | undefined {
    const name = address.slice(lastPart(address));
    const code = name.normalize("NFD").replace(/\p{M}/gu, "").toUpperCase();
    return byCode.has(`CITY.${code}`) ? code : undefined;
  }

  function placeText(place: string): string {
    const start = lastPart(place);
    const city = cityOf(place);
    if (city === undefined || start === 0) return place;
    const rest = place.slice(0, start).replace(/, $/, "");
    if (cityOf(rest) === city) return placeText(rest);
    return place.slice(0, start) + byCode.get(`CITY.${city}`);
  }
}

/** Where the part after the last comma begins. */
function lastPart(address: string): number {
  const comma = address.lastIndexOf(", ");
  return comma < 0 ? 0 : comma + 2;
}

const none: DomainValue[] = [];

/** Every card of a page uses the same values. */
const lookups = new WeakMap<DomainValue[], DomainValues>();

export function useDomainValues(): DomainValues {
  const { data: ofPage = none } = useQuery(domainValuesQuery);
  const data = use(DomainValuesContext) ?? ofPage;
  const known = lookups.get(data) ?? lookUp(data);
  lookups.set(data, known);
  return known;
}
