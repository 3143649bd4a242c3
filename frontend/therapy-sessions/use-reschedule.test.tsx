import "tests/support/browser-with-server.ts";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, configure, renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openingTime, openTestApp, type TestApp } from "tests/test-app.ts";
import { instantOf } from "../days.ts";
import { useReschedule } from "./use-reschedule.ts";

configure({ asyncUtilTimeout: 10_000 });

let app: TestApp;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: openingTime });
  app = await openTestApp();
});

afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  await app[Symbol.asyncDispose]();
});

test("a move sent while its time is still being held waits for the hold", async () => {
  const answer = Promise.withResolvers<void>();
  vi.stubGlobal("fetch", async (request: Request) => {
    if (request.url.endsWith("/holds")) await answer.promise;
    return await app.request(request);
  });
  const therapist = await (await app.get("/therapists/heidi-loorlaid")).json();
  const eventType: string = therapist.practices[0].eventTypeUri;
  const query = new URLSearchParams({
    event_type: eventType,
    start_time: "2026-11-24T00:00:00Z",
    end_time: "2026-12-01T00:00:00Z",
  });
  const times = await (await app.get(`/calendly/event-type-available-times?${query}`)).json();
  const send = vi.fn(() => Promise.resolve(null));
  const onMoved = vi.fn();
  const queries = new QueryClient();
  const { result } = renderHook(
    () =>
      useReschedule(eventType, [], {
        from: "2026-11-20T09:00:00Z",
        send,
        onMoved,
        onProviderOnly: () => {},
      }),
    {
      wrapper: ({ children }) => (
        <QueryClientProvider client={queries}>{children}</QueryClientProvider>
      ),
    },
  );

  const startsAt = instantOf(times.collection[0].start_time);
  act(() => void result.current.choose(startsAt));
  act(() =>
    result.current.reschedule({
      meetingType: "VIDEO_CALL",
      reason: "",
      shown: { startsAt, feeCents: 0 },
    })
  );
  answer.resolve();
  await waitFor(() => expect(onMoved).toHaveBeenCalled());
  expect(send).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ hold: expect.objectContaining({ startsAt }) }),
  );
});

test("a time near the session's own is chosen, though the session itself blocks its hold", async () => {
  const refusal = { errCode: "ERR_SLOT_TAKEN", status: 409, alternatives: [] };
  vi.stubGlobal("fetch", (request: Request) =>
    Promise.resolve(
      request.url.endsWith("/holds")
        ? Response.json(refusal, {
          status: 409,
          headers: { "content-type": "application/problem+json" },
        })
        : new Response(null, { status: 404 }),
    ));
  const from = "2026-11-24T09:00:00Z";
  const queries = new QueryClient();
  const { result } = renderHook(
    () =>
      useReschedule("event-type", [], {
        from,
        send: () => Promise.resolve(null),
        onMoved: () => {},
        onProviderOnly: () => {},
      }),
    {
      wrapper: ({ children }) => (
        <QueryClientProvider client={queries}>{children}</QueryClientProvider>
      ),
    },
  );
  act(() => void result.current.choose("2026-11-24T09:30:00Z"));
  await waitFor(() => expect(result.current.state.hold.status).toBe("unavailable"));
  expect(result.current.state.startsAt).toBe("2026-11-24T09:30:00Z");
  expect(result.current.isNearOwnTime).toBe(true);
  act(() => void result.current.choose("2026-11-26T09:30:00Z"));
  expect(result.current.isNearOwnTime).toBe(false);
  await waitFor(() => expect(result.current.state.taken).toContain("2026-11-26T09:30:00Z"));
});
