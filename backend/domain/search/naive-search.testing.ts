import fc from "fast-check";
import type { DomainValue } from "../domain-value.ts";
import type { MeetingType } from "../scheduling.ts";
import { distanceKm } from "./geo.ts";
import type { SearchEntry } from "./search-entry.ts";
import type { Facets, SearchFilters } from "./search-request.ts";

/** A practitioner and their next free time (ms). */
export type Person = { entry: SearchEntry; nextFreeAt: number };

const groups = { MASSAGE: "somatic", YOGA: "somatic", CBT: "talking", REIKI: "energetic" } as const;
const types = Object.keys(groups) as (keyof typeof groups)[];
const needs = ["STRESS", "SLEEP", "TRAUMA"];
const languages = ["ESTONIAN", "ENGLISH", "RUSSIAN"];
const genders = ["FEMALE", "MALE"];
const meetingTypes: MeetingType[] = ["IN_PERSON", "VIDEO_CALL"];
const centres = {
  TALLINN: { lat: 59.437, lon: 24.7536 },
  TARTU: { lat: 58.378, lon: 26.729 },
  ELVA: { lat: 58.2225, lon: 26.4211 },
};
const cities = Object.keys(centres) as (keyof typeof centres)[];
const dayMs = 86_400_000;
const start = Date.parse("2026-11-20T12:00:00Z");

export const domainValues: DomainValue[] = [
  ...types.map((code) => value("THERAPY_TYPE", code, { group: groups[code] })),
  ...needs.map((code) => value("WAY_OF_HELPING", code)),
  ...languages.map((code) => value("LANGUAGE", code)),
  ...genders.map((code) => value("GENDER", code)),
  ...meetingTypes.map((code) => value("MEETING_TYPE", code)),
  ...cities.map((code) => value("CITY", code, centres[code])),
];

const practiceArbitrary = fc.record({
  type: fc.constantFrom(...types),
  durationMinutes: fc.constantFrom(15, 30, 60, 90),
  priceCents: fc.integer({ min: 0, max: 12 }).map((tens) => tens * 1000),
  meetingTypes: fc.subarray(meetingTypes, { minLength: 1 }),
  intro: fc.boolean(),
});

const locationArbitrary = fc.record({
  city: fc.constantFrom(...cities),
  lat: fc.double({ min: 57.5, max: 59.7, noNaN: true }),
  lon: fc.double({ min: 22, max: 28, noNaN: true }),
});

const personArbitrary = fc.record({
  gender: fc.constantFrom(...genders),
  city: fc.constantFrom(...cities),
  languages: fc.subarray(languages),
  waysOfHelping: fc.subarray(needs),
  acceptingNewClients: fc.constantFrom("yes" as const, "waitlist" as const, "no" as const),

  reviews: fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 9 }),
  locations: fc.array(locationArbitrary, { maxLength: 2 }),
  practices: fc.array(practiceArbitrary, { maxLength: 4 }),
  nextFreeAt: fc.oneof(
    fc.constant(Infinity),
    fc.integer({ min: 0, max: 200 }).map((hours) => start + hours * dayMs / 24),
  ),
});

export const peopleArbitrary = fc.array(personArbitrary, { maxLength: 45, size: "max" }).map((
  people,
) =>
  people.map(({ nextFreeAt, reviews, ...person }, number): Person => ({
    nextFreeAt,
    entry: {
      ...person,
      id: `person-${number}`,
      rating: reviews.length > 0 ? mean(reviews) : null,
      reviewCount: reviews.length,
      practices: person.practices.map((practice, position) => ({
        ...practice,
        eventTypeUri: `event-type-${number}-${position}`,
      })),
    },
  }))
);

export const filtersArbitrary: fc.Arbitrary<SearchFilters> = fc.record({
  needs: fc.subarray(needs),
  practices: fc.subarray(types as string[]),
  groups: fc.subarray(["somatic", "talking", "energetic"] as const).map((list) => [...list]),
  genders: fc.subarray(genders),
  languages: fc.subarray(languages),
  meetingTypes: fc.subarray(meetingTypes as string[]),
  cities: fc.subarray(cities as string[]),
  near: fc.constantFrom(...Object.values(centres)),
  withinKm: fc.integer({ min: 1, max: 150 }),
  priceFromCents: fc.integer({ min: 0, max: 12_000 }),
  priceToCents: fc.integer({ min: 0, max: 12_000 }),
  durationFrom: fc.constantFrom(15, 45, 60),
  durationTo: fc.constantFrom(30, 60, 90),
  freeWithinDays: fc.integer({ min: 1, max: 10 }),
}, { requiredKeys: [] });

export function naiveAnswer(people: Person[], filters: SearchFilters, now: number) {
  const found = (changed: SearchFilters) => people.filter((person) => fits(person, changed, now));
  const answer = found(filters);
  const filterNames = Object.keys(filters) as (keyof SearchFilters)[];
  const prices = found({ ...filters, ...anyPrice })
    .flatMap((person) => fitting(person, { ...filters, ...anyPrice }))
    .map((practice) => practice.priceCents);
  const lengths = [15, 30, 60, 90].map((minutes) =>
    [
      minutes,
      found({ ...filters, durationFrom: minutes, durationTo: minutes })
        .filter((person) =>
          fitting(person, {
            ...filters,
            durationFrom: minutes,
            durationTo: minutes,
          }).length > 0
        ).length,
    ] as const
  );
  const facets: Facets = {
    needs: counts(needs, (code) => ({ needs: [code] })),
    practices: counts(types, (code) => ({ practices: [code] })),
    groups: counts(
      ["somatic", "talking", "energetic"],
      (code) => ({ groups: [code as "somatic"] }),
    ),
    genders: counts(genders, (code) => ({ genders: [code] })),
    languages: counts(languages, (code) => ({ languages: [code] })),
    meetingTypes: counts(meetingTypes, (code) => ({ meetingTypes: [code] })),
    cities: counts(cities, (code) => ({ cities: [code] })),
    durations: Object.fromEntries(lengths.filter(([, total]) => total > 0)),
    priceCents: prices.length > 0 ? { min: Math.min(...prices), max: Math.max(...prices) } : null,
  };
  return {
    ids: answer.map((person) => person.entry.id),
    offers: new Map(answer.map((person) => [
      person.entry.id,
      fitting(person, filters)[0]?.eventTypeUri ?? null,
    ])),
    facets,
    relaxTotal: answer.length > 0 ? 0 : Math.max(
      0,
      ...filterNames.map((name) => found({ ...filters, [name]: undefined }).length),
    ),
  };

  function counts(codes: readonly string[], choice: (code: string) => SearchFilters) {
    return Object.fromEntries(
      codes.map((code) => [code, found({ ...filters, ...choice(code) }).length]),
    );
  }
}

// deno-lint-ignore no-explicit-any -- removes the filters, although their type does not allow undefined
const anyPrice: any = { priceFromCents: undefined, priceToCents: undefined };

function fits(person: Person, filters: SearchFilters, now: number): boolean {
  const { entry, nextFreeAt } = person;
  const homes = [entry.city, ...entry.locations.map((location) => location.city)];
  const { near, withinKm } = filters;
  const origins = near ? [near] : (filters.cities ?? []).map((city) => centres[city as "TARTU"]);
  const nearEnough = entry.locations.some((location) =>
    origins.some((origin) => distanceKm(location, origin) <= (withinKm ?? Infinity))
  );
  const circled = withinKm !== undefined && origins.length > 0;
  const aroundCity = circled && !near;
  const filtersPractice = Boolean(
    filters.practices?.length || filters.groups?.length || filters.meetingTypes?.length ||
      [filters.priceFromCents, filters.priceToCents, filters.durationFrom, filters.durationTo]
        .some((limit) => limit !== undefined),
  );
  return any(filters.needs, entry.waysOfHelping) && any(filters.genders, [entry.gender]) &&
    any(filters.languages, entry.languages) &&
    (aroundCity || any(filters.cities, homes)) && (!circled || nearEnough) &&
    (filters.freeWithinDays === undefined || nextFreeAt <= now + filters.freeWithinDays * dayMs) &&
    (!filtersPractice || fitting(person, filters).length > 0);
}

function fitting({ entry }: Person, filters: SearchFilters) {
  return entry.practices.filter((practice) =>
    !practice.intro && any(filters.practices, [practice.type]) &&
    any(filters.groups, [groups[practice.type as "CBT"]]) &&
    any(filters.meetingTypes, practice.meetingTypes) &&
    practice.priceCents >= (filters.priceFromCents ?? 0) &&
    practice.priceCents <= (filters.priceToCents ?? Infinity) &&
    practice.durationMinutes >= (filters.durationFrom ?? 0) &&
    practice.durationMinutes <= (filters.durationTo ?? Infinity)
  );
}

function any(wanted: readonly string[] | undefined, had: readonly string[]): boolean {
  return !wanted?.length || wanted.some((code) => had.includes(code));
}

function value(
  domainCode: DomainValue["domainCode"],
  code: string,
  facts: Partial<DomainValue> = {},
): DomainValue {
  const labels = { et: code, en: code, ru: code };
  const synonyms = { et: [], en: [], ru: [] };
  return {
    domainCode,
    code,
    sort: 0,
    group: null,
    labels,
    synonyms,
    lat: null,
    lon: null,
    ...facts,
  };
}

function mean(numbers: number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
