import "tests/support/browser-with-server.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { guestSteps, liisa } from "tests/flows/guest-steps.ts";
import { openingTime, openTestApp, type TestApp } from "tests/test-app.ts";
import { accessibilityViolations } from "ui-kit/testing.ts";
import { queryClient } from "../../api/query-client.ts";
import { startSession } from "../../api/sign-in-session.ts";
import { needTranslations, switchLanguage } from "../../i18n/i18n.ts";
import { BlockingTimes } from "./blocking-times.tsx";

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
  queryClient.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  await app[Symbol.asyncDispose]();
});

async function open() {
  const { user, headers } = await app.signIn("therapist1@demo.heaolu.ee");
  startSession({ accessToken: headers.Authorization.replace("Bearer ", ""), expiresIn: 600, user });
  const therapistId: string = user.therapistId;
  const steps = guestSteps(app, therapistId);
  const show = () => {
    const element = <BlockingTimes therapistId={therapistId} timeZone="Europe/Tallinn" />;
    const router = createMemoryRouter([{ path: "/", element }]);
    render(
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    );
  };
  return { steps, show };
}

test("a practitioner frees a time that a visitor holds for a request", async () => {
  const { steps, show } = await open();
  const { held } = await steps.requestTime(liisa);
  show();
  const end = await screen.findByRole("button", { name: /^Free the time: / });
  const item = end.closest("li")!;
  expect(item.textContent).toContain("A visitor is confirming their email address");
  expect(item.textContent).toContain("held until 9:15");
  expect(document.body.textContent).not.toContain(liisa.name);
  expect(await accessibilityViolations(document.body)).toEqual([]);

  await userEvent.click(end);
  await screen.findByText("No visitor is holding a time right now.");
  expect(await steps.isFree(held.startsAt)).toBe(true);
});

test("sessions and imported busy times are listed without a way to end them here", async () => {
  const { show } = await open();
  show();
  await screen.findByText("No visitor is holding a time right now.");
  const others = screen.getByText(/^Also taken in the next 14 days: \d+$/).closest("details")!;
  expect(within(others).getAllByText(/^Session with /).length).toBeGreaterThan(0);
  expect(within(others).queryByRole("button")).toBeNull();
});
