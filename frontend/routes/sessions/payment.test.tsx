import "tests/support/browser-with-server.ts";
import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openingTime, openTestApp, type TestApp } from "tests/test-app.ts";
import { queryClient } from "../../api/query-client.ts";
import { startSession } from "../../api/sign-in-session.ts";
import { needTranslations, startI18n, switchLanguage } from "../../i18n/i18n.ts";
import { sessionQuery } from "../../therapy-sessions/queries.ts";
import { Payment, RecordPayment } from "./payment.tsx";

let app: TestApp;
let refuse: boolean;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: openingTime });
  app = await openTestApp();
  refuse = false;
  vi.stubGlobal("fetch", (request: Request) => {
    if (refuse && request.method !== "GET") return Promise.reject(new TypeError("no connection"));
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

function OfSession({ id }: { id: string }) {
  const { data } = useQuery(sessionQuery(id));
  return data && (
    <>
      <RecordPayment session={data} />
      <Payment session={data} />
    </>
  );
}

async function showEnded() {
  const { user, headers } = await app.signIn("therapist1@demo.heaolu.ee");
  startSession({ accessToken: headers.Authorization.replace("Bearer ", ""), expiresIn: 600, user });
  const path = "/therapy-sessions/therapist?limit=100&status=finished";
  const sessions: { id: string; priceCents: number; onSiteDueCents: number | null }[] =
    await (await app.get(path, headers)).json();
  const session = sessions.find(({ onSiteDueCents }) => onSiteDueCents !== null)!;
  const element = <OfSession id={session.id} />;
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={createMemoryRouter([{ path: "*", element }])} />
    </QueryClientProvider>,
  );
  return session;
}

const press = async (name: string) =>
  await userEvent.click(await screen.findByRole("button", { name }));

test("a payment is recorded with the price and today, corrected, and removed", async () => {
  const { priceCents } = await showEnded();
  await press("Record payment");
  const amount = await screen.findByLabelText<HTMLInputElement>("Amount");
  expect(Number(amount.value)).toBe(priceCents / 100);
  await userEvent.clear(amount);
  await userEvent.type(amount, "9999");
  await press("Save");
  screen.getByText(/^Enter an amount/);
  await userEvent.clear(amount);
  await userEvent.type(amount, "40,50");
  refuse = true;
  await press("Save");
  await screen.findByRole("alert");
  refuse = false;
  await press("Save");
  await screen.findByText(/^Paid at the place: €40\.50, cash, /);
  expect(screen.queryByRole("button", { name: "Record payment" })).toBeNull();
  await press("Correct");
  await userEvent.click(await screen.findByRole("radio", { name: "Card terminal" }));
  await press("Save");
  await screen.findByText(/^Paid at the place: €40\.50, card terminal, /);
  await press("Correct");
  await press("Remove the record");
  await screen.findByRole("button", { name: "Record payment" });
});
