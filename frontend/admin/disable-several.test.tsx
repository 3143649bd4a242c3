import "tests/support/browser-with-server.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openingTime, openTestApp, type TestApp } from "tests/test-app.ts";
import { queryClient } from "../api/query-client.ts";
import { startSession } from "../api/sign-in-session.ts";
import { needTranslations, startI18n, switchLanguage } from "../i18n/i18n.ts";
import { BulkActions } from "../routes/admin/bulk-actions.tsx";
import { DisableSeveral } from "./disable-several.tsx";

const firstLoad = { timeout: 40_000 };

type Row = { id: string; version: string; name: string };

let app: TestApp;
let refuseOnce: string | null = null;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: openingTime });
  app = await openTestApp();
  vi.stubGlobal("fetch", (request: Request) => {
    const isRefused = refuseOnce !== null && request.method === "POST" &&
      request.url.includes(refuseOnce);
    if (!isRefused) return app.request(request);
    refuseOnce = null;
    return Promise.reject(new TypeError("no connection"));
  });
  await startI18n();
  await switchLanguage("en");
  await needTranslations(["admin"]);
});

afterEach(async () => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  await app[Symbol.asyncDispose]();
});

test("several accounts are disabled after one decision about all their bookings, and a failed row is continued", async () => {
  const { user, headers } = await app.signIn("admin@demo.heaolu.ee");
  startSession({ accessToken: headers.Authorization.replace("Bearer ", ""), expiresIn: 600, user });
  const rows: Row[] = [];
  for (const email of ["therapist1@demo.heaolu.ee", "therapist2@demo.heaolu.ee"]) {
    const { user: { id } } = await app.signIn(email);
    rows.push(await (await app.get(`/admin/users/${id}`, headers)).json());
  }
  const stateOf = async ({ id }: Row) =>
    (await (await app.get(`/admin/users/${id}`, headers)).json()).disabledAt;
  const element = (
    <BulkActions<Row>
      actions={[{
        id: "disable",
        label: "Disable",
        start: (count) => `Disable ${count} accounts`,
        icon: "ban",
        warning: "These people are signed out.",
        Decision: DisableSeveral,
      }]}
      rows={rows}
      keyOf={({ id }) => id}
      nameOf={({ name }) => name}
      onClear={() => {}}
    />
  );
  const router = createMemoryRouter([{ path: "*", element }]);
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Disable" }));
  const start = await screen.findByRole("button", { name: "Disable 2 accounts" }, firstLoad);
  const cancel = await screen.findByRole("radio", { name: /^Cancel them/ }, firstLoad);
  expect(start.getAttribute("aria-disabled") ?? start.hasAttribute("disabled")).toBeTruthy();
  await userEvent.click(cancel);
  refuseOnce = `${rows[1]!.id}/disable`;
  await userEvent.click(start);
  await userEvent.click(
    await screen.findByRole("button", { name: "Continue: 1 left" }, firstLoad),
  );
  await userEvent.click(await screen.findByRole("button", { name: "Done" }, firstLoad));
  expect(screen.queryByRole("dialog")).toBeNull();
  for (const row of rows) expect(await stateOf(row)).toBeTruthy();
  expect(await app.ports.persistence.disabled.nextCancellation()).toBeNull();
});
