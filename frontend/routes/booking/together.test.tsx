import "tests/support/browser-with-server.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { linkFor } from "tests/flows/guest-steps.ts";
import { heldTogether } from "tests/flows/together-steps.ts";
import { bookingPageVisit, codeLabel, requestCode } from "tests/support/booking-page-visit.tsx";
import { queryClient } from "../../api/query-client.ts";
import { needTranslations } from "../../i18n/i18n.ts";
import { Component as Confirm } from "./confirm.tsx";
import { Component as Show } from "./show.tsx";

const visit = bookingPageVisit();
const email = "liisa@example.org";

async function requestTogether(rule: "never" | "always") {
  await needTranslations(["journal", "policy"]);
  const app = visit.app();
  const { lead, companion, practice } = await heldTogether(app);
  const rules = { rules: [{ practiceId: practice.id, rule }] };
  expect((await app.send("PUT", "/session-requests/rules", rules, lead.headers)).status).toBe(200);
  await visit.open(undefined, new URL(practice.schedulingUrl, "http://localhost:8000").pathname);
  await visit.chooseFirst();
  await requestCode();
  await screen.findByLabelText(codeLabel);
  return { app, together: `Together with ${companion.name}` };
}

function open(address: string) {
  cleanup();
  queryClient.clear();
  const router = createMemoryRouter([
    { path: "/booking", Component: Show },
    { path: "/booking/confirm", Component: Confirm },
  ], { initialEntries: [address] });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

test("the page of the mailed link names all practitioners before and after it is confirmed", async () => {
  const { app, together } = await requestTogether("never");
  const token = await linkFor(app, email);
  open(`/booking/confirm#${token}`);
  const confirm = await screen.findByRole("button", { name: "Confirm the booking" });
  expect(screen.getByText(together)).toBeTruthy();
  await userEvent.click(confirm);
  const move = await screen.findByRole("link", { name: "Change the time" });
  expect(screen.getByText(together)).toBeTruthy();
  open(`/booking${new URL(move.getAttribute("href")!, "http://localhost").hash}`);
  expect(await screen.findByText(together)).toBeTruthy();
});

test("a request that waits for an answer names all practitioners", async () => {
  const { together } = await requestTogether("always");
  await visit.typeMailedCode(email);
  await screen.findByRole("heading", { name: "Your request is sent" });
  expect(screen.getByText(together)).toBeTruthy();
});
