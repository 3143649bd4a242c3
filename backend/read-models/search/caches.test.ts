import { expect, test, vi } from "vitest";
import type { TherapistOnCard } from "../../domain/therapist.ts";
import type { Persistence } from "../../ports/persistence.ts";
import { therapistCache } from "./caches.ts";

test("requests at the same time share one reading, and one after a change reads again", async () => {
  let name = "before";
  const waiting: (() => void)[] = [];
  const findForCards = vi.fn(async (ids: string[]) => {
    const found = ids.map((id) => ({ id, name }) as TherapistOnCard);
    await new Promise<void>((resume) => waiting.push(resume));
    return found;
  });
  const persistence = { therapists: { findForCards } } as unknown as Persistence;
  const cache = therapistCache(persistence);
  const namesOf = async (...ids: string[]) =>
    (await cache.findMany(ids)).map((one) => `${one.id} ${one.name}`);

  const first = namesOf("a", "b");
  const second = namesOf("b", "c");
  expect(findForCards.mock.calls).toEqual([[["a", "b"]], [["c"]]]);
  name = "after";
  cache.remove(["b"]);
  const third = namesOf("b");
  for (const resume of waiting) resume();
  expect(await first).toEqual(["a before", "b before"]);
  expect(await second).toEqual(["b before", "c before"]);
  expect(await third).toEqual(["b after"]);
  expect(await namesOf("b")).toEqual(["b after"]);
  expect(findForCards).toHaveBeenCalledTimes(3);
});
