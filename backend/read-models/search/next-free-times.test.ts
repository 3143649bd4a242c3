import fc from "fast-check";
import { expect, test } from "vitest";
import {
  domainValues,
  now,
  peopleArbitrary,
} from "../../domain/search/search-arbitraries.testing.ts";
import { putEntry } from "../../domain/search/search-entries.ts";
import { emptySearchIndex } from "../../domain/search/search-index.ts";
import type { Scheduling } from "../../ports/scheduling.ts";
import { nextFreeTimes } from "./next-free-times.ts";

test("the times of a changed practitioner come before those of a start, also after a failure", async () => {
  const people = fc.sample(peopleArbitrary.filter((some) => some.length > 20), {
    numRuns: 1,
    seed: 5,
  })[0]!;
  const index = emptySearchIndex(domainValues);
  for (const { entry } of people) putEntry(index, entry);
  const requests: string[][] = [];
  let isUp = false;
  const scheduling = {
    listStarts(uris: string[]) {
      requests.push(uris);
      return isUp ? Promise.resolve(new Map()) : Promise.reject(new Error("down"));
    },
    findEventType: () => Promise.resolve(null),
  } as unknown as Scheduling;
  const times = nextFreeTimes(scheduling, { index, version: 0 });
  times.restart();

  await expect(times.refresh(5, now)).rejects.toThrow("down");
  isUp = true;
  const urisOf = people.map(({ entry: { id, practices } }) => ({
    id,
    uris: practices.filter(({ intro }) => !intro).map(({ eventTypeUri }) => eventTypeUri),
  }));
  const last = urisOf.findLast(({ uris }) => uris.length > 0)!;
  times.therapistsChanged([last.id]);
  await times.refresh(1, now);
  expect(requests.at(-1)).toEqual(last.uris);

  while (await times.refresh(5, now));
  expect(times.dueCount()).toBe(0);
  expect(new Set(requests.slice(1).flat())).toEqual(new Set(urisOf.flatMap(({ uris }) => uris)));
});
