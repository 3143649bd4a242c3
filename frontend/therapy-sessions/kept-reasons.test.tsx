import "tests/support/browser-with-server.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, configure, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ReactElement } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { offeredTimes } from "tests/flows/booked-session.ts";
import { bookIn } from "tests/flows/working-day-steps.ts";
import { openingTime, openTestApp, type TestApp } from "tests/test-app.ts";
import { queryClient } from "../api/query-client.ts";
import { startSession } from "../api/sign-in-session.ts";
import { draftKeys, removeAllDrafts } from "../drafts.ts";
import { needTranslations, startI18n, switchLanguage } from "../i18n/i18n.ts";
import { CancelDialog } from "./cancel-dialog.tsx";
import { workCalendarQuery } from "./queries.ts";
import { RescheduleDialog } from "./reschedule-dialog.tsx";
import type { TherapySession } from "./therapy-session.ts";

configure({ asyncUtilTimeout: 20_000 });

const kadri = { name: "Kadri Uus", email: "uus@example.ee", language: "en" } as const;

let app: TestApp;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: openingTime });
  app = await openTestApp();
  vi.stubGlobal("fetch", (request: Request) => app.request(request));
  await startI18n();
  await switchLanguage("en");
  await needTranslations(["sessions", "journal", "booking"]);
});

afterEach(async () => {
  cleanup();
  removeAllDrafts();
  queryClient.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  await app[Symbol.asyncDispose]();
});

async function bookedSession(): Promise<TherapySession> {
  const practitioner = await app.signIn("therapist1@demo.heaolu.ee");
  const { user, headers } = practitioner;
  startSession({ accessToken: headers.Authorization.replace("Bearer ", ""), expiresIn: 600, user });
  const { times } = await offeredTimes(app, user.therapistId!);
  const startsAt = times.at(-1)!;
  const day = startsAt.slice(0, 10);
  const { id } = await bookIn(app, practitioner, kadri, Date.parse(startsAt));
  const calendar = await queryClient.fetchQuery(workCalendarQuery(day, day));
  return calendar.sessions.find((session) => session.id === id)!;
}

async function reasonIn(element: ReactElement) {
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={createMemoryRouter([{ path: "*", element }])} />
    </QueryClientProvider>,
  );
  return await screen.findByRole<HTMLTextAreaElement>("textbox", { name: /^Reason/ });
}

test("the reason of a cancellation is kept until it is sent", async () => {
  const session = await bookedSession();
  const onDone = vi.fn();
  const dialog = (
    <CancelDialog session={session} side="therapist" onClose={() => {}} onDone={onDone} />
  );
  await userEvent.type(await reasonIn(dialog), "I am ill");
  cleanup();
  expect((await reasonIn(dialog)).value).toBe("I am ill");
  const cancel = within(screen.getByRole("dialog")).getByRole("button", { name: /^Cancel/ });
  await userEvent.click(cancel);
  await vi.waitFor(() => expect(onDone).toHaveBeenCalled(), 10_000);
  expect(draftKeys("")).toEqual([]);
});

test("on a day that is closed anyway the cancelled time is said to stay closed", async () => {
  const session = await bookedSession();
  const { headers } = await app.signIn("therapist1@demo.heaolu.ee");
  const date = session.startsAt.slice(0, 10);
  const { imports: _, eventTypes: _types, holidays: _days, ...draft } = await (await app.get(
    "/availability",
    headers,
  )).json();
  const vacation = { id: crypto.randomUUID(), fromDate: date, toDate: date, note: "" };
  const saved = await app.send("PUT", "/availability", {
    ...draft,
    vacations: [vacation],
  }, headers);
  expect(saved.status).toBe(200);
  queryClient.clear();
  await reasonIn(
    <CancelDialog session={session} side="therapist" onClose={() => {}} onDone={() => {}} />,
  );
  expect(await screen.findByText(/so the time stays closed/)).toBeTruthy();
  expect(screen.queryByRole("checkbox", { name: "Keep this time closed" })).toBeNull();
});

test("the reason of another time is kept for its session", async () => {
  const session = await bookedSession();
  const dialogOf = (moved: TherapySession) => (
    <RescheduleDialog session={moved} side="therapist" onClose={() => {}} onMoved={() => {}} />
  );
  await userEvent.type(await reasonIn(dialogOf(session)), "A funeral");
  cleanup();
  expect((await reasonIn(dialogOf(session))).value).toBe("A funeral");
  expect(draftKeys("")).toEqual([expect.stringContaining(`move.${session.id}`)]);
});
