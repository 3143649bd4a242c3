import fc from "fast-check";
import type { DomainValue } from "../domain-value.ts";
import type { MeetingType } from "../scheduling.ts";
import type { SuitedPractices } from "../suitability/suited-practices.ts";
import type { FreeStart } from "./free-starts.ts";
import { partsOfDay } from "./part-of-day.ts";
import type { SearchEntry } from "./search-entry.ts";
import type { SearchFilters } from "./search-request.ts";
import { dateOf, dayOfDate } from "../wall-clock.ts";

/** A practitioner, the zone of their calendar and their free times by event type. */
export type Person = { entry: SearchEntry; timeZone: string; starts: Map<string, FreeStart[]> };

export const groups = {
  MASSAGE: "somatic",
  YOGA: "somatic",
  CBT: "talking",
  REIKI: "energetic",
} as const;
export const types = Object.keys(groups) as (keyof typeof groups)[];
export const needs = ["STRESS", "SLEEP", "TRAUMA"];
export const languages = ["ESTONIAN", "ENGLISH", "RUSSIAN"];
export const genders = ["FEMALE", "MALE"];
export const meetingTypes: MeetingType[] = ["IN_PERSON", "VIDEO_CALL"];
export const centres = {
  TALLINN: { lat: 59.437, lon: 24.7536 },
  TARTU: { lat: 58.378, lon: 26.729 },
  ELVA: { lat: 58.2225, lon: 26.4211 },
};
export const cities = Object.keys(centres) as (keyof typeof centres)[];
const zones = ["Europe/Tallinn", "Europe/London", "America/New_York", "Asia/Kathmandu"];

/** The clocks of Europe and of America change within the following days. */
export const now = Date.parse("2026-10-22T12:00:00Z");
const today = dayOfDate("2026-10-22");

export const zonesArbitrary = fc.constantFrom(...zones);

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
  priceCents: fc.integer({ min: 0, max: 24 }).map((fives) => fives * 500),
  meetingTypes: fc.subarray(meetingTypes, { minLength: 1 }),
  intro: fc.boolean(),
});

const locationArbitrary = fc.record({
  city: fc.constantFrom(...cities),
  lat: fc.double({ min: 57.5, max: 59.7, noNaN: true }),
  lon: fc.double({ min: 22, max: 28, noNaN: true }),
});

const startArbitrary = fc.record({
  startsAt: fc.integer({ min: 1, max: 14 * 288 }).map((steps) => now + steps * 300_000),
  byVideo: fc.boolean(),
});

const personArbitrary = fc.record({
  gender: fc.constantFrom(...genders),
  city: fc.constantFrom(...cities),
  languages: fc.subarray(languages),
  waysOfHelping: fc.subarray(needs),
  acceptingNewClients: fc.constantFrom("yes" as const, "waitlist" as const, "no" as const),

  reviews: fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 9 }),
  locations: fc.array(locationArbitrary, { maxLength: 2 }),
  practices: fc.array(
    fc.tuple(practiceArbitrary, fc.array(startArbitrary, { maxLength: 4 })),
    { maxLength: 4 },
  ),
  timeZone: fc.constantFrom("Europe/Tallinn", "Europe/London"),
});

export const peopleArbitrary = fc.array(personArbitrary, { maxLength: 45, size: "max" }).map((
  people,
) =>
  people.map(({ timeZone, reviews, ...person }, number): Person => ({
    timeZone,
    starts: new Map(person.practices.map(([{ meetingTypes }, starts], position) => [
      `event-type-${number}-${position}`,
      starts.filter(({ byVideo }) => !byVideo || meetingTypes.includes("VIDEO_CALL"))
        .toSorted((a, b) => a.startsAt - b.startsAt)
        .map(({ startsAt, byVideo }) => ({
          startsAt,
          meetingTypes: meetingTypes.filter((type) => type === "VIDEO_CALL" || !byVideo),
        })),
    ])),
    entry: {
      ...person,
      id: `person-${number}`,
      rating: reviews.length > 0 ? mean(reviews) : null,
      reviewCount: reviews.length,
      practices: person.practices.map(([practice], position) => ({
        ...practice,
        eventTypeUri: `event-type-${number}-${position}`,
      })),
    },
  }))
);

/** Null for callers without a test result. */
export const suitedArbitrary: fc.Arbitrary<SuitedPractices | null> = fc.option(
  fc.record({
    order: fc.shuffledSubarray(types as string[]),
    verdicts: fc.infiniteStream(
      fc.constantFrom("ok", "caution", "ask", "no"),
    ),
  }).map(({ order, verdicts }) => {
    const given = types.map((code) => ({ code: code as string, verdict: verdicts.next().value! }));
    const withVerdict = (...wanted: string[]) =>
      given.filter(({ verdict }) => wanted.includes(verdict)).map(({ code }) => code);
    const fitting = order.filter((code) => withVerdict("ok").includes(code));
    return {
      recommended: fitting.map((code, at) => ({ code, share: 1 / (at + 1) })),
      possible: withVerdict("ok", "caution"),
      refused: withVerdict("no"),
    };
  }),
  { freq: 2 },
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
  freeOn: fc.tuple(fc.nat(9), fc.nat(3)).map(([first, more]) => ({
    from: dateOf(today + first),
    to: dateOf(today + first + more),
  })),
  partOfDay: fc.constantFrom(...partsOfDay),
  suits: fc.constant(true),
}, { requiredKeys: [] });

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
    retiredAt: null,
    version: 0,
    ...facts,
  };
}

function mean(numbers: number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
