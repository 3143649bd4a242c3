import fc from "fast-check";
import { expect, test } from "vitest";
import { drawn } from "tests/support/drawn.ts";
import type { SuitedPractices } from "../suitability/suited-practices.ts";
import { setOf } from "./bit-set.ts";
import { naiveAnswer } from "./naive-search.testing.ts";
import {
  domainValues,
  filtersArbitrary,
  now,
  peopleArbitrary,
  type Person,
  suitedArbitrary,
  zonesArbitrary,
} from "./search-arbitraries.testing.ts";
import { putFreeTimes } from "./free-times.ts";
import { putEntry, removeEntry } from "./search-entries.ts";
import { emptySearchIndex } from "./search-index.ts";
import { search } from "./search.ts";
import {
  mostRelaxations,
  type SearchAnswer,
  type SearchFilters,
  searchOrders,
  type SearchRequest,
} from "./search-request.ts";

/** With so few filters most searches find some practitioners. */
const widelySearched = fc.tuple(
  peopleArbitrary,
  fc.tuple(filtersArbitrary, fc.nat(12)).map(([filters, skipped]): SearchFilters =>
    Object.fromEntries(Object.entries(filters).slice(skipped, skipped + 1))
  ),
  zonesArbitrary,
  suitedArbitrary,
);

const searched = fc.tuple(peopleArbitrary, filtersArbitrary, zonesArbitrary, suitedArbitrary);

const visitor = { now, language: "et" as const };

/** The naive search takes most of the time, and ten times as long on a busy machine. */
const naiveMs = 120_000;

test("search finds, counts and relaxes like a naive search over all practitioners", () => {
  fc.assert(
    fc.property(searched, ([people, filters, timeZone, suited]) => {
      const index = indexOf(people);
      const request = { ...filters, timeZone, limit: 50 };
      const answer = search(index, request, null, { ...visitor, suited });
      const naive = naiveAnswer(people, filters, { timeZone, suited });
      expect(new Set(answer.hits.map((hit) => hit.therapistId))).toEqual(new Set(naive.ids));
      expect(answer.total).toBe(naive.ids.length);
      expect(answer.facets).toEqual(naive.facets);
      const ways = answer.relax.map(({ filters, total }) => ({ filters: filters.join(), total }));
      expect(ways.map(({ total }) => total)).toEqual(
        naive.relax.slice(0, mostRelaxations).map(({ total }) => total),
      );
      for (const way of ways) expect(naive.relax).toContainEqual(way);
      for (const hit of answer.hits) {
        expect(hit.eventTypeUri).toBe(naive.offers.get(hit.therapistId));
      }
    }),
    { numRuns: 150 },
  );
}, naiveMs);

test("a changed index answers like a new index with the same practitioners", () => {
  fc.assert(
    fc.property(peopleArbitrary, peopleArbitrary, filtersArbitrary, (before, after, filters) => {
      const changed = indexOf(before);
      const request = { ...filters, limit: 50 };
      // What a search keeps in the index follows the changes.
      search(changed, request, null, visitor);
      for (const { entry } of before) {
        if (!after.some((person) => person.entry.id === entry.id)) removeEntry(changed, entry.id);
      }
      for (const person of after) put(changed, person);
      expect(withoutRows(search(changed, request, null, visitor))).toEqual(
        withoutRows(search(indexOf(after), request, null, visitor)),
      );
    }),
    { numRuns: 80 },
  );
});

test("pages continue each other without gaps or repetitions in every order", () => {
  fc.assert(
    fc.property(
      peopleArbitrary,
      fc.constantFrom(...searchOrders),
      fc.integer({ min: 1, max: 4 }),
      suitedArbitrary,
      (people, sort, limit, suited) => {
        const index = indexOf(people);
        const request = { sort, near: { lat: 58.4, lon: 26.7 } } as const;
        const whole = search(index, { ...request, limit: 50 }, null, { ...visitor, suited });
        const walked = walk(index, { ...request, limit }, suited);
        expect(walked).toEqual(whole.hits.map((hit) => hit.therapistId));
      },
    ),
    { numRuns: 80 },
  );
});

test("a practitioner whose matching practices are all refused comes last in every order", () => {
  let met = 0;
  fc.assert(
    fc.property(
      widelySearched,
      fc.constantFrom(...searchOrders),
      ([people, filters, timeZone, suited], sort) => {
        const request = { ...filters, timeZone, sort, limit: 50 };
        const { hits } = search(indexOf(people), request, null, { ...visitor, suited });
        const { refused } = naiveAnswer(people, filters, { timeZone, suited });
        const ids = hits.map(({ therapistId }) => therapistId);
        met += refused.length;
        expect(new Set(ids.slice(ids.length - refused.length))).toEqual(new Set(refused));
        for (const { therapistId, why } of hits) {
          const says = why.some(({ term, score }) => term === "unsuited" && score < 0);
          expect(says).toBe(refused.includes(therapistId));
        }
      },
    ),
    drawn(80),
  );
  expect(met).toBeGreaterThan(0);
}, naiveMs);

test("the best recommended practice that matches adds its share to the score", () => {
  let met = 0;
  fc.assert(
    fc.property(widelySearched, ([people, filters, timeZone, suited]) => {
      const request = { ...filters, timeZone, limit: 50 };
      const { hits } = search(indexOf(people), request, null, { ...visitor, suited });
      for (const { therapistId, why } of hits) {
        const person = people.find(({ entry }) => entry.id === therapistId)!;
        const types = naiveAnswer([person], filters, { timeZone, suited }).types;
        const best = suited?.recommended.find(({ code }) => types.includes(code));
        expect(why.filter(({ term }) => term === "suits")).toEqual(
          best ? [{ term: "suits", value: best.code, score: 3 * best.share }] : [],
        );
        met += best ? 1 : 0;
      }
    }),
    drawn(50),
  );
  expect(met).toBeGreaterThan(0);
}, naiveMs);

test("without a test result the flag and the order have no effect", () => {
  fc.assert(
    fc.property(searched, ([people, filters, timeZone]) => {
      const index = indexOf(people);
      const { suits: _, ...others } = filters;
      const flagged = search(index, { ...others, suits: true, timeZone, limit: 50 }, null, visitor);
      expect(flagged).toEqual(search(index, { ...others, timeZone, limit: 50 }, null, visitor));
      expect(flagged.facets.suits).toBeNull();
    }),
    { numRuns: 100 },
  );
});

test("hits are ordered by the sum of their scores", () => {
  fc.assert(
    fc.property(searched, ([people, filters, timeZone, suited]) => {
      const request = { ...filters, timeZone, limit: 50 };
      const { hits } = search(indexOf(people), request, null, { ...visitor, suited });
      const sums = hits.map((hit) => hit.why.reduce((sum, { score }) => sum + score, 0));
      sums.forEach((sum, at) => expect(sum).toBeLessThanOrEqual((sums[at - 1] ?? sum) + 1e-9));
    }),
    { numRuns: 80 },
  );
});

test("a match in the name ranks above a match elsewhere in the profile", () => {
  const [first, second] = fc.sample(peopleArbitrary.filter((people) => people.length > 1), {
    numRuns: 1,
    seed: 7,
  })[0]!;
  const index = emptySearchIndex(domainValues);
  const inText = put(index, first!);
  const inName = put(index, second!);
  const text = {
    all: setOf([inText, inName], index.words),
    tiers: [
      { part: "name" as const, share: 1, rows: setOf([inName], index.words) },
      { part: "words" as const, share: 0.2, rows: setOf([inText, inName], index.words) },
    ],
    practices: [],
  };
  const { hits } = search(index, { text: "mari", limit: 2 }, text, visitor);
  expect(hits[0]!.therapistId).toBe(second!.entry.id);
  expect(hits[0]!.why).toContainEqual({ term: "text", value: "name", score: 60 });
});

test("an invalid cursor or one of another order is refused", () => {
  const index = indexOf(fc.sample(peopleArbitrary, { numRuns: 1, seed: 3 })[0]!);
  for (const cursor of ["", "abc", btoa("[]"), btoa(JSON.stringify(["price", now, 1, "x"]))]) {
    expect(() => search(index, { limit: 1, cursor }, null, visitor)).toThrow("ERR_INVALID_INPUT");
  }
});

/** Practitioners may be in other rows of the index. */
function withoutRows({ hits, ...answer }: SearchAnswer) {
  return { ...answer, hits: hits.map(({ row: _, ...hit }) => hit) };
}

function indexOf(people: Person[]) {
  const index = emptySearchIndex(domainValues, 1);
  for (const person of people) put(index, person);
  return index;
}

function put(
  index: ReturnType<typeof emptySearchIndex>,
  { entry, timeZone, starts }: Person,
): number {
  const row = putEntry(index, entry);
  putFreeTimes(
    index,
    row,
    timeZone,
    new Map([...starts].map(([uri, list]) => [uri, { starts: list }])),
  );
  return row;
}

function walk(
  index: ReturnType<typeof emptySearchIndex>,
  request: SearchRequest,
  suited: SuitedPractices | null,
): string[] {
  const ids: string[] = [];
  let cursor: string | null = null;
  do {
    // Later pages are requested later, which must not change the order.
    const later = { ...visitor, suited, now: now + ids.length * 60_000 };
    const page = search(index, { ...request, ...(cursor ? { cursor } : {}) }, null, later);
    ids.push(...page.hits.map((hit) => hit.therapistId));
    cursor = page.nextCursor;
  } while (cursor);
  return ids;
}
