import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ChangeFeed, View } from "../ports/change-feed.ts";
import type { Change } from "../ports/persistence/changes.ts";
import type { Ports } from "../ports/ports.ts";
import { openLiveTimes } from "./live-times.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Live times on a feed that is driven by hand; every practitioner is shown in search. */
function openTimes() {
  const views = new Set<View>();
  const listShownIds = vi.fn((ids: string[]) => Promise.resolve(ids));
  const changes: ChangeFeed = {
    async subscribe(view) {
      await view.load();
      views.add(view);
      return {
        catchUp: () => Promise.resolve(),
        catchUpBriefly: () => Promise.resolve(),
        position: () => 0,
        close: () => void views.delete(view),
      };
    },
  };
  const reported: unknown[] = [];
  const ports = { persistence: { therapists: { listShownIds } }, scheduling: {} };
  const live = openLiveTimes({ ...ports as unknown as Ports, changes }, (error) => {
    reported.push(error);
  });
  return { live, views, listShownIds, reported };
}

function changeOf(subject: string): Change[] {
  return [{ seq: 1, part: "session", subject }];
}

function listener() {
  return { changed: vi.fn(), ended: vi.fn() };
}

test("the changes are followed only while there are listeners", async () => {
  const { live, views } = openTimes();
  expect(views.size).toBe(0);
  const leave = [await live.listen(["a"], listener()), await live.listen(null, listener())];
  expect(views.size).toBe(1);
  for (const one of leave) one();
  await vi.advanceTimersByTimeAsync(0);
  expect(views.size).toBe(0);
});

test("a listener is notified of its practitioners, at most every 500 ms", async () => {
  const { live, views } = openTimes();
  const [own, all, other] = [listener(), listener(), listener()];
  await live.listen(["a"], own);
  await live.listen(null, all);
  await live.listen(["b"], other);
  const [view] = views;
  await vi.advanceTimersByTimeAsync(1_000);
  view!.apply(changeOf("a"));
  await vi.advanceTimersByTimeAsync(0);
  expect(own.changed.mock.calls).toEqual([[["a"]]]);
  expect(all.changed.mock.calls).toEqual([[["a"]]]);
  expect(other.changed).not.toHaveBeenCalled();

  view!.apply(changeOf("a"));
  view!.apply(changeOf("c"));
  await vi.advanceTimersByTimeAsync(499);
  expect(all.changed).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(all.changed.mock.lastCall).toEqual([["a", "c"]]);
});

test("a failed notification is reported and repeated together with later changes", async () => {
  const { live, views, listShownIds, reported } = openTimes();
  const all = listener();
  await live.listen(null, all);
  const [view] = views;
  listShownIds.mockRejectedValueOnce(new Error("no"));
  view!.apply(changeOf("a"));
  await vi.advanceTimersByTimeAsync(0);
  expect(reported).toHaveLength(1);
  view!.apply(changeOf("b"));
  await vi.advanceTimersByTimeAsync(500);
  expect(all.changed.mock.calls).toEqual([[["a", "b"]]]);
});

test("missed changes end all listeners, who can listen again", async () => {
  const { live, views } = openTimes();
  const all = listener();
  await live.listen(null, all);
  const [view] = views;
  view!.load();
  expect(all.ended).toHaveBeenCalledTimes(1);
  const again = listener();
  await live.listen(null, again);
  expect(again.ended).not.toHaveBeenCalled();
  live.close();
  expect(again.ended).toHaveBeenCalledTimes(1);
  expect(live.isClosed()).toBe(true);
});
