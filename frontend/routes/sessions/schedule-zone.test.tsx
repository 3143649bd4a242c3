import "tests/support/browser-with-server.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openingTime, openTestApp, type TestApp } from "tests/test-app.ts";
import { queryClient } from "../../api/query-client.ts";
import { startSession } from "../../api/sign-in-session.ts";
import { formatFor } from "../../i18n/formatter.ts";
import { startI18n, switchLanguage } from "../../i18n/i18n.ts";
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
  await startI18n();
  await switchLanguage("en");
});

afterEach(async () => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  await app[Symbol.asyncDispose]();
});

test("the list and a session are in the zone of the working hours, with its name", async () => {
  const { user, headers } = await app.signIn("therapist1@demo.heaolu.ee");
  const answer = await app.get("/therapy-sessions/therapist", headers);
  const sessions = await answer.json();
  const session = sessions.find(({ status }: { status: string }) => status === "booked");
  startSession({ accessToken: headers.Authorization.replace("Bearer ", ""), expiresIn: 600, user });
  const router = createMemoryRouter(
    [{ path: "/sessions", Component }, { path: "*", Component: () => null }],
    { initialEntries: [`/sessions?open=${session.id}`] },
  );
  const { container } = render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  // The zone of the test browser is UTC.
  const tallinn = formatFor("en", "Europe/Tallinn");
  const label = await screen.findByText(/^Times follow your working hours: /);
  expect(label.textContent).toContain(tallinn.zone(openingTime));
  const row = `#row-${session.id} time`;
  await vi.waitFor(() => expect(container.querySelector(row)).toBeTruthy());
  expect(container.querySelector(row)?.textContent).toContain(tallinn.time(session.startsAt));
  expect(await screen.findByText(tallinn.span(session.startsAt, session.endsAt))).toBeTruthy();
});
