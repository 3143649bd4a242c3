import "tests/support/browser-with-server.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { draftOf, put, read } from "tests/flows/availability-steps.ts";
import { openingTime, openTestApp, type TestApp } from "tests/test-app.ts";
import { queryClient } from "../api/query-client.ts";
import { useFreeTimes } from "./use-free-times.ts";

let app: TestApp;

function wrapper({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: openingTime });
  app = await openTestApp();
  vi.stubGlobal("fetch", (request: Request) => app.request(request));
});

afterEach(async () => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  await app[Symbol.asyncDispose]();
});

test("times that open after eight months are found", async () => {
  const therapist = await app.signIn("therapist1@demo.heaolu.ee");
  const { body } = await read(app, therapist);
  const away = { id: crypto.randomUUID(), fromDate: "2026-11-20", toDate: "2027-07-31", note: "" };
  const settings = { ...body.settings, horizonDays: 365 };
  const saved = await put(app, therapist, { ...draftOf(body), settings, vacations: [away] });
  expect(saved.status, await saved.clone().text()).toBe(200);
  const { practices } = await (await app.get(
    `/therapists/${therapist.user.therapistId}`,
  )).json();
  const { result } = renderHook(
    () => useFreeTimes(practices[0].eventTypeUri, openingTime),
    { wrapper },
  );
  await waitFor(() => expect(result.current.times.length).toBeGreaterThan(0), { timeout: 5000 });
  expect(result.current.times[0]!.start_time).toMatch(/^2027-08-0/);
});
