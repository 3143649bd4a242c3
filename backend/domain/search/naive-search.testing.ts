import { distanceKm } from "./geo.ts";
import type { FreeStart } from "./free-starts.ts";
import type { SuitedPractices } from "../suitability/suited-practices.ts";
import { type PartOfDay, partsOfDay } from "./part-of-day.ts";
import {
  centres,
  cities,
  genders,
  groups,
  languages,
  meetingTypes,
  needs,
  now,
  type Person,
  types,
} from "./search-arbitraries.testing.ts";
import type { Facets, SearchFilters } from "./search-request.ts";

type Viewer = { timeZone: string; suited: SuitedPractices | null };

export function naiveAnswer(people: Person[], filters: SearchFilters, viewer: Viewer) {
  const fitting = (person: Person, wanted: SearchFilters) =>
    fittingPractices(person, wanted, viewer);
  const found = (wanted: SearchFilters) => people.filter((person) => fits(person, wanted, viewer));
  const answer = found(filters);
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
    partsOfDay: counts(partsOfDay, (code) => ({ partOfDay: code as PartOfDay })) as Facets[
      "partsOfDay"
    ],
    suits: viewer.suited && found({ ...filters, suits: true }).length,
  };
  return {
    ids: answer.map((person) => person.entry.id),
    offers: new Map(answer.map((person) => {
      const practices = fitting(person, filters).toSorted((a, b) => a.priceCents - b.priceCents);
      const possible = practices.filter(({ type }) => viewer.suited?.possible.includes(type));
      const accepted = practices.filter(({ type }) => !viewer.suited?.refused.includes(type));
      return [person.entry.id, (possible[0] ?? accepted[0] ?? practices[0])?.eventTypeUri ?? null];
    })),
    /** Those whose matching practices are all refused. */
    refused: answer.filter((person) => {
      const practices = fitting(person, filters);
      return practices.length > 0 &&
        practices.every(({ type }) => viewer.suited?.refused.includes(type));
    }).map((person) => person.entry.id),
    facets,
    types: answer.flatMap((person) => fitting(person, filters)).map(({ type }) => type),
    relax: answer.length > 0
      ? []
      : smallestRemovals(filters, viewer.suited !== null, (rest) => found(rest).length),
  };

  function counts(codes: readonly string[], choice: (code: string) => SearchFilters) {
    return Object.fromEntries(
      codes.map((code) => [code, found({ ...filters, ...choice(code) }).length]),
    );
  }
}

// deno-lint-ignore no-explicit-any -- removes the filters, although their type does not allow undefined
const anyPrice: any = { priceFromCents: undefined, priceToCents: undefined };

function smallestRemovals(
  filters: SearchFilters,
  hasResult: boolean,
  count: (filters: SearchFilters) => number,
) {
  // A place only orders the results; its distance is the filter.
  const units = Object.keys(filters).filter((name) =>
    name !== "near" && (name !== "suits" || hasResult) &&
    !(name === "priceToCents" && filters.priceFromCents !== undefined) &&
    !(name === "durationTo" && filters.durationFrom !== undefined) &&
    !(name === "freeOn" && filters.freeWithinDays !== undefined)
  );
  for (let size = 1; size <= units.length; size++) {
    const ways = subsetsOf(units, size).map((names) => {
      const removed = Object.keys(filters)
        .filter((name) =>
          names.includes(name.replace("To", "From")) || names.includes(name) ||
          name === "freeOn" && names.includes("freeWithinDays")
        );
      const rest = Object.fromEntries(
        Object.entries(filters).filter(([name]) => !removed.includes(name)),
      );
      return { filters: removed.toSorted(byPlace).join(), total: count(rest) };
    });
    const helpful = ways.filter(({ total }) => total > 0);
    if (helpful.length > 0) return helpful.toSorted((a, b) => b.total - a.total);
  }
  return [];
}

const places =
  "needs genders languages cities withinKm practices groups meetingTypes priceFromCents priceToCents durationFrom durationTo freeWithinDays freeOn partOfDay suits"
    .split(" ");

function byPlace(a: string, b: string): number {
  return places.indexOf(a) - places.indexOf(b);
}

function subsetsOf(items: string[], size: number): string[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, at) =>
    subsetsOf(items.slice(at + 1), size - 1).map((rest) => [item, ...rest])
  );
}

function fits(person: Person, filters: SearchFilters, viewer: Viewer): boolean {
  const { entry } = person;
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
        .some((limit) => limit !== undefined) ||
      filters.freeWithinDays !== undefined || filters.freeOn || filters.partOfDay ||
      filters.suits && viewer.suited,
  );
  return any(filters.needs, entry.waysOfHelping) && any(filters.genders, [entry.gender]) &&
    any(filters.languages, entry.languages) &&
    (aroundCity || any(filters.cities, homes)) && (!circled || nearEnough) &&
    (!filtersPractice || fittingPractices(person, filters, viewer).length > 0);
}

function fittingPractices(
  { entry, timeZone, starts }: Person,
  filters: SearchFilters,
  { timeZone: viewerZone, suited }: Viewer,
) {
  return entry.practices.filter((practice) =>
    !practice.intro && any(filters.practices, [practice.type]) &&
    (!filters.suits || !suited || suited.possible.includes(practice.type)) &&
    any(filters.groups, [groups[practice.type as "CBT"]]) &&
    any(filters.meetingTypes, practice.meetingTypes) &&
    practice.priceCents >= (filters.priceFromCents ?? 0) &&
    practice.priceCents <= (filters.priceToCents ?? Infinity) &&
    practice.durationMinutes >= (filters.durationFrom ?? 0) &&
    practice.durationMinutes <= (filters.durationTo ?? Infinity) &&
    (filters.freeWithinDays === undefined && !filters.freeOn && !filters.partOfDay ||
      starts.get(practice.eventTypeUri)!.some(isFree))
  );

  function isFree({ startsAt, meetingTypes }: FreeStart): boolean {
    const local = (zone: string, at: number) =>
      Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);
    const end = local(viewerZone, now).startOfDay().add({ days: filters.freeWithinDays ?? 0 });
    const isSoon = filters.freeWithinDays === undefined || startsAt < end.epochMilliseconds;
    const date = local(viewerZone, startsAt).toPlainDate().toString();
    const { from = date, to = date } = filters.freeOn ?? {};
    return isSoon && from <= date && date <= to && meetingTypes.some((type) => {
      const { hour } = local(type === "VIDEO_CALL" ? viewerZone : timeZone, startsAt);
      return any(filters.meetingTypes, [type]) && isPart(filters.partOfDay, hour);
    });
  }
}

function isPart(part: PartOfDay | undefined, hour: number): boolean {
  switch (part) {
    case "morning":
      return hour < 9;
    case "day":
      return hour >= 9 && hour < 17;
    case "evening":
      return hour >= 17;
    case "late":
      return hour >= 20;
    default:
      return true;
  }
}

function any(wanted: readonly string[] | undefined, had: readonly string[]): boolean {
  return !wanted?.length || wanted.some((code) => had.includes(code));
}
