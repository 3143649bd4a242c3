import "tests/support/browser-with-server.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openingTime, openTestApp, type TestApp } from "tests/test-app.ts";
import { queryClient } from "../../api/query-client.ts";
import { startSession } from "../../api/sign-in-session.ts";
import { dayIn } from "../../days.ts";
import { removeAllDrafts } from "../../drafts.ts";
import { needTranslations, switchLanguage } from "../../i18n/i18n.ts";
import { Component } from "./edit.tsx";

let app: TestApp;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: openingTime });
  app = await openTestApp();
  vi.stubGlobal("fetch", (request: Request) => app.request(request));
  await needTranslations(["availability"]);
  await switchLanguage("en");
});

afterEach(async () => {
  cleanup();
  removeAllDrafts();
  queryClient.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  await app[Symbol.asyncDispose]();
});

test("the dialog of time off names the bookings of its days before it is saved", async () => {
  const { user, headers } = await app.signIn("therapist1@demo.heaolu.ee");
  const sessions = await (await app.get(
    "/therapy-sessions/therapist?when=upcoming&status=booked&order=soonest&limit=1",
    headers,
  )).json();
  const [{ id, startsAt, client }] = sessions;
  const date = dayIn("Europe/Tallinn", startsAt);
  const { imports: _, eventTypes: _types, holidays: _days, ...hours } = await (await app.get(
    "/availability",
    headers,
  )).json();
  const vacation = { id: crypto.randomUUID(), fromDate: date, toDate: date, note: "Sauna" };
  await app.send("PUT", "/availability", { ...hours, vacations: [vacation] }, headers);
  const accessToken = headers.Authorization.replace("Bearer ", "");
  startSession({ accessToken, expiresIn: 600, user });
  const router = createMemoryRouter([{ path: "*", Component }]);
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await userEvent.click(
    (await screen.findAllByRole("button", { name: /^Change: / })).find((button) =>
      button.closest("li")?.textContent?.includes("Sauna")
    )!,
  );
  const sheet = await screen.findByRole("dialog", { name: "Time off" });
  expect(await within(sheet).findByText(/booked on these days/)).toBeTruthy();
  const link = within(sheet).getByRole("link", { name: new RegExp(client.name) });
  expect(link.getAttribute("href")).toBe(`/sessions?open=${id}`);
});
