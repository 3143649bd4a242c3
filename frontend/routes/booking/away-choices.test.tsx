import "tests/support/browser-with-server.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { hour } from "backend/domain/duration.ts";
import { offeredTimes } from "tests/flows/booked-session.ts";
import { bookIn, openEveryDay } from "tests/flows/working-day-steps.ts";
import { bookingPageVisit } from "tests/support/booking-page-visit.tsx";
import { newMails } from "tests/support/sign-in-steps.ts";
import { queryClient } from "../../api/query-client.ts";
import { needTranslations } from "../../i18n/i18n.ts";
import { Component } from "./show.tsx";

const visit = bookingPageVisit();

test("a new time that was taken meanwhile is chosen and offered no more", async () => {
  await needTranslations(["journal", "policy"]);
  const app = visit.app();
  const practitioner = await app.signIn("therapist1@demo.heaolu.ee");
  await openEveryDay(app, practitioner);
  const client = { name: "Liisa Tamm", email: "liisa@example.org", language: "en" } as const;
  const { startsAt } = await bookIn(app, practitioner, client, app.now() + 30 * hour);
  const absence = { toDate: startsAt.slice(0, 10) };
  expect((await app.post("/absences", absence, practitioner.headers)).status).toBe(200);
  const mails = await newMails(app);
  const { text } = mails.findLast(({ to }) => to === client.email)!;
  const [, token] = /\/booking#(\S+)/.exec(text)!;

  queryClient.clear();
  const router = createMemoryRouter([{ path: "/booking", Component }], {
    initialEntries: [`/booking#${token}`],
  });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  const group = await screen.findByRole("group", { name: /^A new time with/ });
  const [first] = group.querySelectorAll<HTMLElement>("button");
  const taken = first!.querySelector("time")!.dateTime;
  await userEvent.click(first!);
  const move = await screen.findByRole("button", { name: /^Move to/ });

  const { practice } = await offeredTimes(app, practitioner.user.therapistId!);
  const time = { event_type: practice.eventTypeUri, start_time: taken };
  expect((await app.post("/calendly/holds", time)).status).toBe(201);
  await userEvent.click(move);
  await screen.findByRole("alert");
  await waitFor(() => expect(group.querySelector(`[datetime="${taken}"]`)).toBeNull());
  expect(group.querySelectorAll("button").length).toBeGreaterThan(0);
  expect(screen.queryByRole("button", { name: /^Move to/ })).toBeNull();
});

test("a choice that comes after one in another window says that it does not count", async () => {
  await needTranslations(["journal", "policy"]);
  const app = visit.app();
  const practitioner = await app.signIn("therapist1@demo.heaolu.ee");
  await openEveryDay(app, practitioner);
  const client = { name: "Liisa Tamm", email: "liisa@example.org", language: "en" } as const;
  const { startsAt } = await bookIn(app, practitioner, client, app.now() + 30 * hour);
  const absence = { toDate: startsAt.slice(0, 10) };
  expect((await app.post("/absences", absence, practitioner.headers)).status).toBe(200);
  const { text } = (await newMails(app)).findLast(({ to }) => to === client.email)!;
  const [, token] = /\/booking#(\S+)/.exec(text)!;

  queryClient.clear();
  const router = createMemoryRouter([{ path: "/booking", Component }], {
    initialEntries: [`/booking#${token}`],
  });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  const group = await screen.findByRole("group", { name: /^A new time with/ });
  await userEvent.click(group.querySelector("button")!);
  const move = await screen.findByRole("button", { name: /^Move to/ });
  expect((await app.post("/booking-links/cancel", { token })).status).toBe(200);
  await userEvent.click(move);
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("in another window");
  await screen.findByRole("heading", { name: "This booking is cancelled" });
});
