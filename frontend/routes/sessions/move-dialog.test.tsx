import "tests/support/browser-with-server.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, configure, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ReactElement } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { bookedGroup } from "tests/flows/booked-group.ts";
import { bookAtProvider, offeredTimes, type Person } from "tests/flows/booked-session.ts";
import { bookIn, openAtTwoPlaces } from "tests/flows/working-day-steps.ts";
import { openingTime, openTestApp, type TestApp } from "tests/test-app.ts";
import { queryClient } from "../../api/query-client.ts";
import type { Day } from "../../days.ts";
import { startSession } from "../../api/sign-in-session.ts";
import { needTranslations, startI18n, switchLanguage } from "../../i18n/i18n.ts";
import { type WorkCalendar, workCalendarQuery } from "../../therapy-sessions/queries.ts";
import type { TherapySession } from "../../therapy-sessions/therapy-session.ts";
import { MoveDialog } from "./move-dialog.tsx";
import { MoveGroupDialog } from "./move-group-dialog.tsx";

configure({ asyncUtilTimeout: 10_000 });

let app: TestApp;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: openingTime });
  app = await openTestApp();
  vi.stubGlobal("fetch", (request: Request) => app.request(request));
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

function show({ user, headers }: Person, element: ReactElement) {
  startSession({
    accessToken: headers.Authorization!.replace("Bearer ", ""),
    expiresIn: 600,
    user,
  });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={createMemoryRouter([{ path: "*", element }])} />
    </QueryClientProvider>,
  );
  return screen.findByRole("dialog", {}, { timeout: 40_000 });
}

test("a move onto hours of a place without the practice is refused with the reason before it is sent", async () => {
  const practitioner = await app.signIn("therapist1@demo.heaolu.ee");
  await openAtTwoPlaces(app, practitioner);
  const kadri = { name: "Kadri Uus", email: "uus@example.ee", language: "en" } as const;
  const saturday = Date.parse("2026-11-28T10:00:00Z");
  const { id } = await bookIn(app, practitioner, kadri, saturday);
  const { user, headers } = practitioner;
  startSession({ accessToken: headers.Authorization.replace("Bearer ", ""), expiresIn: 600, user });
  const calendar = await queryClient.fetchQuery(workCalendarQuery("2026-11-23", "2026-11-29"));
  const session = calendar.sessions.find((one) => one.id === id)!;
  const dialog = await show(
    practitioner,
    <MoveDialog
      calendar={calendar}
      session={session}
      startsAt={saturday + 86_400_000}
      onClose={() => {}}
    />,
  );
  const reason = await within(dialog).findByRole("alert");
  expect(reason.textContent).toBe(
    "You are at Lai 2, Tartu then, where this practice is not offered. Choose another time.",
  );
  expect(within(dialog).queryByRole("button", { name: "Move and notify the client" })).toBeNull();
  expect(within(dialog).queryByText("This time is free in your calendar.")).toBeNull();
});

test("the refusal of a group's move replaces the outcome, until another time is chosen", async () => {
  const { therapist, clients, sessions, times } = await bookedGroup(app);
  const other = await app.signIn("therapist1@demo.heaolu.ee");
  const taken = await offeredTimes(app, other.user.therapistId!, 30);
  const to = times.slice(1).find((time) => taken.times.includes(time))!;
  await bookAtProvider(app, clients[1]!, taken.practice.eventTypeUri, to);
  const [session] = sessions as TherapySession[];
  const dialog = await show(
    therapist,
    <MoveGroupDialog
      session={session!}
      count={3}
      startsAt={Date.parse(to)}
      onClose={() => {}}
    />,
  );
  await within(dialog).findByText(/^3 participants each get an email/);
  await userEvent.type(within(dialog).getByRole("textbox", { name: /^Reason/ }), "Another room");
  await userEvent.click(within(dialog).getByRole("button", { name: "Move and notify everyone" }));
  const refusal = await within(dialog).findByRole("alert");
  expect(refusal.textContent).toMatch(/No one was moved; choose another time\.$/);
  expect(within(dialog).queryByText(/^3 participants each get an email/)).toBeNull();
  expect(within(dialog).getByRole("status").textContent).toMatch(/^Now: .*Choose the new time\.$/);
});

test("a moved group has its new time in the calendar before that is loaded again", async () => {
  const { therapist, sessions, times } = await bookedGroup(app);
  const [session] = sessions as TherapySession[];
  const to = times.at(-1)!;
  const onClose = vi.fn();
  const dialog = await show(
    therapist,
    <MoveGroupDialog session={session!} count={3} startsAt={Date.parse(to)} onClose={onClose} />,
  );
  const day = session!.startsAt.slice(0, 10) as Day;
  await queryClient.fetchQuery(workCalendarQuery(day, day));
  await within(dialog).findByText(/^3 participants each get an email/);
  vi.stubGlobal("fetch", (request: Request) => {
    const isCalendar = request.url.includes("/api/availability/calendar");
    return isCalendar ? new Promise(() => {}) : app.request(request);
  });
  await userEvent.type(within(dialog).getByRole("textbox", { name: /^Reason/ }), "Another room");
  await userEvent.click(within(dialog).getByRole("button", { name: "Move and notify everyone" }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled(), 20_000);
  const shown = queryClient.getQueriesData<WorkCalendar>({ queryKey: ["work-calendar"] })
    .flatMap(([, calendar]) => calendar?.sessions ?? [])
    .filter(({ eventUrl }) => eventUrl === session!.eventUrl);
  expect(shown.length).toBeGreaterThan(0);
  for (const { startsAt } of shown) expect(Date.parse(startsAt)).toBe(Date.parse(to));
});
