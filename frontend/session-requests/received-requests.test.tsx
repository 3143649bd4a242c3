import "tests/support/browser-with-server.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openRequestVisit } from "tests/flows/session-request-steps.ts";
import { openingTime } from "tests/test-app.ts";
import { queryClient } from "../api/query-client.ts";
import { startSession } from "../api/sign-in-session.ts";
import { removeAllDrafts } from "../drafts.ts";
import { startI18n, switchLanguage } from "../i18n/i18n.ts";
import { ReceivedRequests } from "./received-requests.tsx";

const firstLoad = { timeout: 40_000 };

let visit: Awaited<ReturnType<typeof openRequestVisit>>;
let sent: string[];

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: openingTime });
  visit = await openRequestVisit();
  await visit.sent(await visit.client("kersti"));
  const { user, headers } = visit.practitioner;
  startSession({ accessToken: headers.Authorization.replace("Bearer ", ""), expiresIn: 600, user });
  sent = [];
  vi.stubGlobal("fetch", (request: Request) => {
    if (request.method === "POST") sent.push(new URL(request.url).pathname.split("/").at(-1)!);
    return visit.app.request(request);
  });
  await startI18n();
  await switchLanguage("en");
});

afterEach(async () => {
  cleanup();
  removeAllDrafts();
  queryClient.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  await visit.app[Symbol.asyncDispose]();
});

async function showRequests() {
  const router = createMemoryRouter([{ path: "*", element: <ReceivedRequests /> }]);
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return await screen.findByLabelText<HTMLInputElement>("A sentence for the client", {}, firstLoad);
}

test("a request is declined only after a question, and its unsent sentence outlives a reload", async () => {
  await userEvent.type(await showRequests(), "Try next week.");
  cleanup();
  expect((await showRequests()).value).toBe("Try next week.");

  await userEvent.click(screen.getByRole("button", { name: "Decline" }));
  const question = await screen.findByRole("dialog", {}, firstLoad);
  within(question).getByText("Your sentence: Try next week.");
  await userEvent.click(within(question).getByRole("button", { name: "Not now" }));
  expect(sent).toEqual([]);

  await userEvent.click(screen.getByRole("button", { name: "Decline" }));
  await userEvent.click(await screen.findByRole("button", { name: "Decline and send" }));
  await waitFor(() => expect(screen.queryByRole("button", { name: "Accept" })).toBeNull());
  expect(sent).toEqual(["decline"]);
});
