import "tests/support/browser-with-server.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openingTime, openTestApp, type TestApp } from "tests/test-app.ts";
import { queryClient } from "../../api/query-client.ts";
import { startSession } from "../../api/sign-in-session.ts";
import { addDays, dayIn } from "../../days.ts";
import { needTranslations, startI18n, switchLanguage } from "../../i18n/i18n.ts";
import { AbsenceCard } from "./absence-card.tsx";
import { AbsenceDialog } from "./absence-dialog.tsx";

const today = dayIn("Europe/Tallinn", openingTime);

/** The dialog loads its parts when it opens first. */
const firstLoad = { timeout: 40_000 };

let app: TestApp;
let previewed: string[];

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: openingTime });
  app = await openTestApp();
  previewed = [];
  vi.stubGlobal("fetch", (request: Request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname.endsWith("/preview")) previewed.push(searchParams.get("toDate")!);
    return app.request(request);
  });
  await startI18n();
  await switchLanguage("en");
  await needTranslations(["sessions"]);
});

afterEach(async () => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  await app[Symbol.asyncDispose]();
});

async function show(element: React.ReactElement) {
  const { user, headers } = await app.signIn("therapist1@demo.heaolu.ee");
  startSession({ accessToken: headers.Authorization.replace("Bearer ", ""), expiresIn: 600, user });
  const router = createMemoryRouter([{ path: "*", element }]);
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return headers;
}

test("a last day in the past is refused at the field and is not sent", async () => {
  await show(<AbsenceDialog today={today} onClose={() => {}} />);
  await userEvent.click(await screen.findByRole("radio", { name: "Until a day" }, firstLoad));
  await userEvent.click(screen.getByRole("spinbutton", { name: /year/ }));
  await userEvent.keyboard("2025");
  expect(await screen.findByText("The last day is today or later.")).toBeTruthy();
  expect(previewed.filter((date) => date < today)).toEqual([]);
});

test("an absence ends only after a confirmation", async () => {
  const { user, headers } = await app.signIn("therapist1@demo.heaolu.ee");
  expect(user.therapistId).toBeTruthy();
  await app.post("/absences", { toDate: addDays(today, 7) }, headers);
  await show(<AbsenceCard now={openingTime} />);
  await userEvent.click(await screen.findByRole("button", { name: "I can work after all" }));
  const question = await screen.findByRole("dialog");
  expect(question.textContent).toContain("open for bookings again");
  const current = async () => (await (await app.get("/absences/current", headers)).json()).absence;
  expect(await current()).not.toBeNull();
  await userEvent.click(within(question).getByRole("button", { name: "I can work after all" }));
  await waitFor(async () => expect(await current()).toBeNull());
});
