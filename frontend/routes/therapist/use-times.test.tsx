import "tests/support/browser-with-server.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { openingTime, openTestApp, type TestApp } from "tests/test-app.ts";
import "ui-kit/testing.ts";
import { queryClient } from "../../api/query-client.ts";
import { type Choice, noChoice } from "../../appointment/booking-choice.ts";
import { storeOrder } from "../../booking/stored-orders.ts";
import { instantOf } from "../../days.ts";
import { adoptBrowserZone } from "../../i18n/viewer-zone.ts";
import type { Practice } from "../../api/therapists.ts";
import { useFreeCount, useTimes } from "./use-times.ts";

let app: TestApp;
let practice: Practice;
let starts: string[];

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: openingTime });
  app = await openTestApp();
  const therapist = await (await app.get("/therapists/heidi-loorlaid")).json();
  [practice] = therapist.practices;
  const query = new URLSearchParams({
    event_type: practice.eventTypeUri,
    start_time: new Date(openingTime).toISOString(),
    end_time: new Date(openingTime + 10 * 86_400_000).toISOString(),
  });
  const answer = await (await app.get(`/calendly/event-type-available-times?${query}`)).json();
  starts = answer.collection.map(({ start_time }: { start_time: string }) => start_time);
  vi.stubGlobal("fetch", (request: Request) => app.request(request));
});

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.restoreAllMocks();
});

afterAll(async () => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  await app[Symbol.asyncDispose]();
});

function wrapper({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}

function dateIn(timeZone: string, instant: string | number): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(new Date(instant).getTime())
    .toZonedDateTimeISO(timeZone).toPlainDate();
}

test.each(["Europe/Tallinn", "Pacific/Kiritimati", "Pacific/Pago_Pago", "America/Los_Angeles"])(
  "the next seven days are those of the visitor's zone %s",
  async (timeZone) => {
    vi.spyOn(Temporal.Now, "timeZoneId").mockReturnValue(timeZone);
    adoptBrowserZone();
    const today = dateIn(timeZone, openingTime);
    const week = Array.from({ length: 7 }, (_, days) => `${today.add({ days })}`);
    const expected = starts.filter((start) => week.includes(`${dateIn(timeZone, start)}`));
    expect(expected.length).toBeGreaterThan(0);

    const { result } = renderHook(() => ({
      count: useFreeCount(practice, openingTime),
      times: useTimes(practice, noChoice, openingTime),
    }), { wrapper });
    await waitFor(() => expect(result.current.count).toBe(expected.length));
    expect(result.current.times.week).toEqual(week);
    expect([...result.current.times.allDays.values()].flat()).toHaveLength(expected.length);
  },
);

test("a time that waits for its payment is the next step until another one is chosen", async () => {
  const payBy = new Date(openingTime + 30 * 60_000).toISOString();
  const order = { id: "o", secret: "s", startsAt: "2027-01-05T10:00:00Z", payBy, restCents: 3000 };
  storeOrder(order, practice.eventTypeUri);
  onTestFinished(() => localStorage.clear());
  const { result, rerender } = renderHook(
    (choice: Choice) => useTimes(practice, choice, openingTime),
    { wrapper, initialProps: noChoice },
  );
  await waitFor(() => expect(result.current.ofDay.length).toBeGreaterThan(0));
  expect(result.current.toPay).toMatchObject({ restCents: 3000 });
  expect(result.current.picked).toBeUndefined();
  rerender({ ...noChoice, start: instantOf(starts[0]!) });
  expect(result.current.toPay).toBeNull();
  expect(result.current.picked?.start_time).toBe(instantOf(starts[0]!));
});
