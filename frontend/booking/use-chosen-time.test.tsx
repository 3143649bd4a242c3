import "tests/support/browser-with-server.ts";
import { act, cleanup, configure, renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openingTime, openTestApp, type TestApp } from "tests/test-app.ts";
import { instantOf } from "../days.ts";
import { holdTime } from "./holds.ts";
import { keepHold } from "./kept-hold.ts";
import { useChosenTime } from "./use-chosen-time.ts";

// Every answer comes from a whole backend, which a busy machine slows down.
configure({ asyncUtilTimeout: 10_000 });

let app: TestApp;
/** The paths of the requests, in order. */
let sent: string[];
let eventType: string;
let startsAt: string;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: openingTime });
  app = await openTestApp();
  sent = [];
  vi.stubGlobal("fetch", async (request: Request) => {
    sent.push(`${request.method} ${new URL(request.url).pathname}`);
    return await app.request(request);
  });
  const therapist = await (await app.get("/therapists/heidi-loorlaid")).json();
  eventType = therapist.practices[0].eventTypeUri;
  const query = new URLSearchParams({
    event_type: eventType,
    start_time: "2026-11-24T00:00:00Z",
    end_time: "2026-12-01T00:00:00Z",
  });
  const times = await (await app.get(`/calendly/event-type-available-times?${query}`)).json();
  startsAt = instantOf(times.collection[0].start_time);
});

afterEach(async () => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  await app[Symbol.asyncDispose]();
});

/** The hook of a page that has just chosen the time and holds it. */
async function choose() {
  const view = renderHook(() => useChosenTime(eventType, () => []));
  act(() => void view.result.current.choose(startsAt));
  await waitFor(() => expect(view.result.current.hold).not.toBeNull());
  return view;
}

test("a hold kept during a login is taken over by the page that opens after it", async () => {
  const before = await choose();
  const { id } = before.result.current.hold!;
  await act(() => before.result.current.keepForLogin());
  before.unmount();
  sent = [];

  const after = await choose();
  expect(after.result.current.hold?.id).toBe(id);
  expect(sent).toEqual([`POST /api/calendly/holds/${id}/extend`]);
  expect(after.result.current.hold!.expiresAt - app.now()).toBeGreaterThan(14 * 60_000);
  after.unmount();
  await waitFor(() => expect(sent.at(-1)).toBe(`DELETE /api/calendly/holds/${id}`));
  expect(localStorage.getItem("heaolu.hold")).toBeNull();
});

test("a kept hold that has ended is replaced by a new one", async () => {
  keepHold({
    id: "ended",
    secret: "x".repeat(43),
    startsAt,
    expiresAt: app.now(),
    eventType,
    forLogin: true,
  });
  const { result, unmount } = await choose();
  const { id } = result.current.hold!;
  expect(id).not.toBe("ended");
  expect(localStorage.getItem("heaolu.hold")).toBeNull();
  unmount();
  await waitFor(() => expect(sent.at(-1)).toBe(`DELETE /api/calendly/holds/${id}`));
});

test("a time that the page of a team has held is held for five minutes, as any other", async () => {
  const made = await holdTime(eventType, startsAt, { replaces: null });
  keepHold({ ...made, eventType, forLogin: false });
  sent = [];
  const { result, unmount } = await choose();
  expect(result.current.hold?.id).toBe(made.id);
  expect(result.current.hold!.expiresAt - app.now()).toBeLessThanOrEqual(5 * 60_000);
  expect(sent).toEqual([]);
  unmount();
  await waitFor(() => expect(sent).toEqual([`DELETE /api/calendly/holds/${made.id}`]));
});

test("a second tab goes on with the hold of the first one, which it does not release", async () => {
  const first = await choose();
  const { id } = first.result.current.hold!;
  const second = await choose();
  expect(second.result.current.hold?.id).toBe(id);
  expect(second.result.current.state.taken).toEqual([]);
  sent = [];
  second.unmount();
  await first.result.current.currentHold(startsAt);
  expect(sent).toEqual([]);
  first.unmount();
  await waitFor(() => expect(sent).toEqual([`DELETE /api/calendly/holds/${id}`]));
  expect(localStorage.getItem("heaolu.holds")).toBeNull();
});

test("a time that was never offered is not called taken", async () => {
  const never = instantOf("2026-12-01T00:10:00Z");
  const { result } = renderHook(() => useChosenTime(eventType, () => []));
  act(() => void result.current.choose(never));
  await waitFor(() => expect(result.current.state.problem).not.toBeNull());
  expect(result.current.state.problem)
    .toEqual({ kind: "taken", startsAt: never, alternatives: [], isNotOffered: true });
});
