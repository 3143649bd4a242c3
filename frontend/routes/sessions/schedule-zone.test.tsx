import "tests/support/browser-with-server.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { openingTime, openTestApp, type TestApp } from "tests/test-app.ts";
import { queryClient } from "../../api/query-client.ts";
import { startSession } from "../../api/sign-in-session.ts";
import { dayIn, instantAt } from "../../days.ts";
import { formatFor } from "../../i18n/formatter.ts";
import { needTranslations, switchLanguage } from "../../i18n/i18n.ts";
import { heldOn } from "../../therapy-sessions/group-sessions.ts";
import { nextOf, type TherapySession } from "../../therapy-sessions/therapy-session.ts";
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

/** The zone of the test browser is UTC, the zone of the working hours Tallinn. */
const zone = "Europe/Tallinn";

async function show(address: string) {
  const { user, headers } = await app.signIn("therapist1@demo.heaolu.ee");
  startSession({ accessToken: headers.Authorization.replace("Bearer ", ""), expiresIn: 600, user });
  const router = createMemoryRouter(
    [{ path: "/sessions", Component }, { path: "/sessions/dashboard", Component: Dashboard }],
    { initialEntries: [address] },
  );
  return render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

async function sessionsOf(email: string) {
  const { headers } = await app.signIn(email);
  const answer = await app.get("/therapy-sessions/therapist?limit=100", headers);
  return await answer.json() as TherapySession[];
}

test("the list and a session are in the zone of the working hours, with its name", async () => {
  const sessions = await sessionsOf("therapist1@demo.heaolu.ee");
  const session = sessions.find(({ status }) => status === "booked")!;
  const { container } = await show(`/sessions?open=${session.id}`);
  const tallinn = formatFor("en", zone);
  const label = await screen.findByText(/^Times follow your working hours: /);
  expect(label.textContent).toContain(tallinn.zone(openingTime));
  const row = `#row-${session.id} time`;
  await waitFor(() => expect(container.querySelector(row)).toBeTruthy());
  expect(container.querySelector(row)?.textContent).toContain(tallinn.time(session.startsAt));
  expect(await screen.findByText(tallinn.span(session.startsAt, session.endsAt))).toBeTruthy();
});

describe("while the day of the working hours is not the day of the browser", () => {
  function wait(until: number) {
    app.advance(until - openingTime);
    vi.setSystemTime(until);
  }

  test("the list and the dashboard count the same sessions and name the zone", async () => {
    const sessions = await sessionsOf("therapist1@demo.heaolu.ee");
    const countOn = (timeZone: string, at: number) =>
      heldOn(sessions, timeZone, dayIn(timeZone, at)).length;
    const nights = sessions.filter(({ status }) => status === "booked")
      .map(({ startsAt }) => instantAt(zone, dayIn(zone, startsAt), 30));
    const night = nights.find((at) =>
      at > openingTime && countOn(zone, at) !== countOn("UTC", at)
    )!;
    wait(night);
    const count = countOn(zone, night);
    const time = formatFor("en", zone).time(nextOf(sessions, night)!.startsAt);
    for (const address of ["/sessions", "/sessions/dashboard"]) {
      await show(address);
      const title = new RegExp(`\\b${count} sessions? today`);
      expect(await screen.findByRole("heading", { level: 1, name: title })).toBeTruthy();
      expect(await screen.findByText(/^Times follow your working hours: /)).toBeTruthy();
      expect(screen.getByText(new RegExp(`^Next: .*today.* ${time}`))).toBeTruthy();
      cleanup();
      queryClient.clear();
    }
  });

  test.each(["day", "week"])("the calendar opens on its today as a %s", async (view) => {
    // Monday 00:30 in Tallinn.
    wait(Date.parse("2026-11-22T22:30:00Z"));
    await show(`/sessions?view=${view}`);
    expect(await screen.findByText(/^Times follow your working hours: /)).toBeTruthy();
    const today = await screen.findByRole("button", { name: "Today" });
    await waitFor(() => expect((today as HTMLButtonElement).disabled).toBe(true));
    expect(screen.getByRole("heading", { level: 2, name: view === "day" ? /23/ : /23.*29/ }))
      .toBeTruthy();
  });
});
