import "tests/support/browser-with-server.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openingTime, openTestApp, type TestApp } from "tests/test-app.ts";
import { accessibilityViolations } from "ui-kit/testing.ts";
import { consentsQuery } from "../../api/consents.ts";
import { queryClient } from "../../api/query-client.ts";
import { startSession } from "../../api/sign-in-session.ts";
import { startI18n, switchLanguage } from "../../i18n/i18n.ts";
import { Consents } from "./consents.tsx";

let app: TestApp;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: openingTime });
  app = await openTestApp();
  vi.stubGlobal("fetch", (request: Request) => app.request(request));
  const { user, headers } = await app.signIn("client@demo.heaolu.ee");
  const accessToken = headers.Authorization.replace("Bearer ", "");
  startSession({ accessToken, expiresIn: 600, user });
  await startI18n();
  await switchLanguage("en");
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <Consents />
      </MemoryRouter>
    </QueryClientProvider>,
  );
});

afterEach(async () => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  await app[Symbol.asyncDispose]();
});

const notes = () => screen.findByRole("switch", { name: "Journal and notes" });

test("withdrawing consent to notes says what is deleted, and deletes it once confirmed", async () => {
  await userEvent.click(await notes());
  const dialog = await screen.findByRole("dialog");
  expect(dialog.textContent).toMatch(
    /Deleted: \d+ notes?, \d+ ratings?, \d+ comments? and 1 exercise\./,
  );
  expect(await accessibilityViolations(dialog)).toEqual([]);
  await userEvent.click(within(dialog).getByRole("button", { name: "Withdraw and delete" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(queryClient.getQueryData(consentsQuery.queryKey)).toMatchObject([
    { purpose: "bookings", isGiven: true },
    { purpose: "notes", isGiven: false, kept: { notes: 0, ratings: 0, comments: 0 } },
    { purpose: "searches" },
    { purpose: "test-results" },
    { purpose: "questions" },
  ]);
});

test("consent to bookings is withdrawn after upcoming sessions are cancelled", async () => {
  await userEvent.click(await screen.findByRole("switch", { name: "Bookings and sessions" }));
  const dialog = await screen.findByRole("dialog");
  expect(dialog.textContent).toMatch(/You have \d+ upcoming sessions?/);
  expect(within(dialog).getByRole("link", { name: "See upcoming sessions" })).toBeTruthy();
  expect(within(dialog).queryByRole("button", { name: "Withdraw and delete" })).toBeNull();
});
