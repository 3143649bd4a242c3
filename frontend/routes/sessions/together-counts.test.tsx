import "tests/support/browser-with-server.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { newClient } from "tests/flows/booked-session.ts";
import { book, heldTogether, startsOf } from "tests/flows/together-steps.ts";
import { openingTime, openTestApp, type TestApp } from "tests/test-app.ts";
import { queryClient } from "../../api/query-client.ts";
import { startSession } from "../../api/sign-in-session.ts";
import { addDays, dayIn } from "../../days.ts";
import { needTranslations, switchLanguage } from "../../i18n/i18n.ts";
import { heldOn, minutesOf } from "../../therapy-sessions/group-sessions.ts";
import type { TherapySession } from "../../therapy-sessions/therapy-session.ts";
import { Component as Dashboard } from "../dashboard/show.tsx";
import { Component } from "./list.tsx";

let app: TestApp;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: openingTime });
  app = await openTestApp();
  vi.stubGlobal("fetch", (request: Request) => app.request(request));
  vi.stubGlobal("matchMedia", () => ({
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  }));
  await needTranslations(["dashboard"]);
  await switchLanguage("en");
});

afterEach(async () => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  await app[Symbol.asyncDispose]();
});

const zone = "Europe/Tallinn";

async function show(address: string) {
  const { user, headers } = await app.signIn("therapist3@demo.heaolu.ee");
  startSession({ accessToken: headers.Authorization.replace("Bearer ", ""), expiresIn: 600, user });
  const router = createMemoryRouter(
    [{ path: "/sessions", Component }, { path: "/sessions/dashboard", Component: Dashboard }],
    { initialEntries: [address] },
  );
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

/** A session together, and the companion's own sessions. */
async function bookTogether() {
  const { companion, practice } = await heldTogether(app);
  const [start] = await startsOf(app, practice.eventTypeUri);
  await book(app, await newClient(app, "kerli@example.ee"), practice, start!);
  const answer = await app.get("/therapy-sessions/therapist?limit=100", companion.headers);
  return { start: start!, practice, own: await answer.json() as TherapySession[] };
}

test("the companion's day header and strip count a session held together", async () => {
  const { start, own } = await bookTogether();
  const day = dayIn(zone, start);
  const count = heldOn(own, zone, day).length + 1;
  await show(`/sessions?view=day&day=${day}`);
  const words = count === 1 ? "1 session" : `${count} sessions`;
  const name = new RegExp(`, ${words}$`);
  const picked = await screen.findByRole("radio", { name, checked: true });
  expect(picked.closest("label")?.dataset.free).toBe(count > 2 ? "many" : "some");
});

test("the companion's list and dashboard count a session held together", async () => {
  const { start, practice, own } = await bookTogether();
  const now = Date.parse(start) - 60_000;
  app.advance(now - openingTime);
  vi.setSystemTime(now);
  const today = heldOn(own, zone, dayIn(zone, now)).length + 1;
  const days = Array.from({ length: 7 }, (_, index) => addDays(dayIn(zone, now), index));
  const ofWeek = days.flatMap((day) => heldOn(own, zone, day))
    .filter(({ endsAt }) => Date.parse(endsAt) > now);
  const week = ofWeek.length + 1;
  const minutes = ofWeek.reduce((sum, held) => sum + minutesOf(held), 0) +
    practice.durationMinutes;
  const hours = Math.floor(minutes / 60);
  for (const address of ["/sessions", "/sessions/dashboard"]) {
    await show(address);
    const title = new RegExp(`\\b${today} sessions? today`);
    expect(await screen.findByRole("heading", { level: 1, name: title })).toBeTruthy();
    if (address === "/sessions") {
      const lead = new RegExp(`${week} sessions? in the next seven days, ${hours} h`);
      expect(await screen.findByText(lead)).toBeTruthy();
    }
    cleanup();
    queryClient.clear();
  }
});
