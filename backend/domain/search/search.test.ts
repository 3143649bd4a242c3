import fc from "fast-check";
import { expect, test } from "vitest";
import { setOf } from "./bit-set.ts";
import {
  domainValues,
  filtersArbitrary,
  naiveAnswer,
  peopleArbitrary,
  type Person,
} from "./naive-search.testing.ts";
import { emptySearchIndex, putEntry, removeEntry } from "./search-index.ts";
import { search } from "./search.ts";
import type { SearchRequest } from "./search-request.ts";

const now = Date.parse("2026-11-20T12:00:00Z");
const visit = { now, language: "et" as const };

test("whoever is found, counted and suggested is what reading everybody one by one gives", () => {
  fc.assert(
    fc.property(peopleArbitrary, filtersArbitrary, (people, filters) => {
      const index = indexOf(people);
      const answer = search(index, { ...filters, limit: 50 }, null, visit);
      const naive = naiveAnswer(people, filters, now);
      expect(new Set(answer.hits.map((hit) => hit.therapistId))).toEqual(new Set(naive.ids));
      expect(answer.total).toBe(naive.ids.length);
      expect(answer.facets).toEqual(naive.facets);
      expect(answer.relax?.total ?? 0).toBe(naive.relaxTotal);
      for (const hit of answer.hits) {
        expect(hit.eventTypeUri).toBe(naive.offers.get(hit.therapistId));
      }
    }),
    { numRuns: 400 },
  );
});

test("an index that lived through changes answers like one made anew", () => {
  fc.assert(
    fc.property(peopleArbitrary, peopleArbitrary, filtersArbitrary, (before, after, filters) => {
      const lived = indexOf(before);
      for (const { entry } of before) {
        if (!after.some((person) => person.entry.id === entry.id)) removeEntry(lived, entry.id);
      }
      for (const person of after) put(lived, person);
      const request = { ...filters, limit: 50 };
      expect(search(lived, request, null, visit)).toEqual(
        search(indexOf(after), request, null, visit),
      );
    }),
    { numRuns: 200 },
  );
});

test("pages follow one another without a gap or a repetition, in every order", () => {
  fc.assert(
    fc.property(
      peopleArbitrary,
      fc.constantFrom("best", "earliest", "price", "distance", "rating" as const),
      fc.integer({ min: 1, max: 4 }),
      (people, sort, limit) => {
        const index = indexOf(people);
        const request = { sort, near: { lat: 58.4, lon: 26.7 } } as const;
        const whole = search(index, { ...request, limit: 50 }, null, visit);
        const walked = walk(index, { ...request, limit });
        expect(walked).toEqual(whole.hits.map((hit) => hit.therapistId));
      },
    ),
    { numRuns: 200 },
  );
});

test("the scores that explain a place add up to it: a higher sum stands higher", () => {
  fc.assert(
    fc.property(peopleArbitrary, filtersArbitrary, (people, filters) => {
      const { hits } = search(indexOf(people), { ...filters, limit: 50 }, null, visit);
      const sums = hits.map((hit) => hit.why.reduce((sum, { score }) => sum + score, 0));
      sums.forEach((sum, at) => expect(sum).toBeLessThanOrEqual((sums[at - 1] ?? sum) + 1e-9));
    }),
    { numRuns: 200 },
  );
});

test("a name found stands above a word found somewhere in the text", () => {
  const [first, second] = fc.sample(peopleArbitrary.filter((people) => people.length > 1), {
    numRuns: 1,
    seed: 7,
  })[0]!;
  const index = emptySearchIndex(domainValues);
  const inText = put(index, first!);
  const inName = put(index, second!);
  const text = {
    all: setOf([inText, inName], index.words),
    inName: setOf([inName], index.words),
    inWork: setOf([], index.words),
  };
  const { hits } = search(index, { text: "mari", limit: 2 }, text, visit);
  expect(hits[0]!.therapistId).toBe(second!.entry.id);
  expect(hits[0]!.why).toContainEqual({ term: "text", value: "name", score: 4 });
});

test("a cursor of another order, or of nobody's making, is refused", () => {
  const index = indexOf(fc.sample(peopleArbitrary, { numRuns: 1, seed: 3 })[0]!);
  for (const cursor of ["", "abc", btoa("[]"), btoa(JSON.stringify(["price", now, 1, "x"]))]) {
    expect(() => search(index, { limit: 1, cursor }, null, visit)).toThrow("ERR_INVALID_INPUT");
  }
});

function indexOf(people: Person[]) {
  const index = emptySearchIndex(domainValues, 1);
  for (const person of people) put(index, person);
  return index;
}

function put(index: ReturnType<typeof emptySearchIndex>, { entry, nextFreeAt }: Person): number {
  const row = putEntry(index, entry);
  index.nextFreeAt[row] = nextFreeAt;
  return row;
}

function walk(index: ReturnType<typeof emptySearchIndex>, request: SearchRequest): string[] {
  const ids: string[] = [];
  let cursor: string | null = null;
  do {
    // A later page is asked for later; it must not matter.
    const later = { ...visit, now: now + ids.length * 60_000 };
    const page = search(index, { ...request, ...(cursor ? { cursor } : {}) }, null, later);
    ids.push(...page.hits.map((hit) => hit.therapistId));
    cursor = page.nextCursor;
  } while (cursor);
  return ids;
}
