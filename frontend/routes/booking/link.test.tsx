import "tests/support/browser-with-server.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { bookingPageVisit, codeLabel, requestCode } from "tests/support/booking-page-visit.tsx";
import { newClient, offeredTimes } from "tests/flows/booked-session.ts";
import { queryClient } from "../../api/query-client.ts";
import { needTranslations } from "../../i18n/i18n.ts";
import { Component } from "./link.tsx";

const visit = bookingPageVisit();

test("the second guest of a single-use link sees at the code that it has been used", async () => {
  await needTranslations(["links", "policy"]);
  const app = visit.app();
  const { user, headers } = await app.signIn("therapist1@demo.heaolu.ee");
  const { practice, times } = await offeredTimes(app, user.therapistId!, 28);
  const wish = { name: "For the course", practiceId: practice.id, singleUse: true };
  const { url } = await (await app.post("/secret-links", wish, headers)).json();
  const [, token] = url.split("#");

  queryClient.clear();
  const router = createMemoryRouter([{ path: "/booking/link", Component }], {
    initialEntries: [`/booking/link#${token}`],
  });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await visit.chooseFirst();
  await userEvent.type(screen.getByLabelText("Name"), "Liisa Tamm");
  await userEvent.type(screen.getByLabelText("Email"), "liisa@example.org");
  await requestCode();
  await screen.findByLabelText(codeLabel);

  const first = await newClient(app, "anna@example.ee");
  const booked = await app.post("/calendly/invitees", {
    event_type: practice.eventTypeUri,
    start_time: times.at(-1),
    invitee: { name: first.user.name, email: first.user.email, timezone: "Europe/Tallinn" },
    secret_link: token,
  }, first.headers);
  expect(booked.status).toBe(201);

  await visit.typeMailedCode();
  await screen.findByRole("heading", { name: "This link has been used" });
  expect(screen.queryByLabelText("Name")).toBeNull();
  expect(screen.queryByText(/left$/)).toBeNull();
  screen.getByRole("link", { name: /^Profile of/ });
});
