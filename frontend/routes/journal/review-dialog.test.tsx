import "tests/support/browser-with-server.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { openReviews } from "tests/flows/review-steps.ts";
import { queryClient } from "../../api/query-client.ts";
import { startSession } from "../../api/sign-in-session.ts";
import { startI18n, switchLanguage } from "../../i18n/i18n.ts";
import { Component } from "./list.tsx";

let reviews: Awaited<ReturnType<typeof openReviews>>;
/** Leaves the sessions out of the journal's pages, as if they stood on a later one. */
let isOnLaterPage: boolean;

/** Its first import would take longer than a test waits. */
beforeAll(async () => {
  await import("./review-dialog.tsx");
});

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  reviews = await openReviews();
  vi.setSystemTime(reviews.app.now());
  isOnLaterPage = false;
  vi.stubGlobal("fetch", async (request: Request) => {
    const answer = await reviews.app.request(request);
    if (!isOnLaterPage || !new URL(request.url).pathname.endsWith("/therapy-sessions/me")) {
      return answer;
    }
    const sessions: { id: string }[] = await answer.json();
    return Response.json(sessions.filter(({ id }) => id !== reviews.session.id), answer);
  });
  const { user, headers } = reviews.client;
  const accessToken = headers.Authorization.replace("Bearer ", "");
  startSession({ accessToken, expiresIn: 600, user });
  await startI18n();
  await switchLanguage("en");
});

afterEach(async () => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  await reviews.app[Symbol.asyncDispose]();
});

async function open() {
  const routes = [{ path: "/journal", Component }, { path: "*", Component: () => null }];
  const router = createMemoryRouter(routes, {
    initialEntries: [`/journal?review=${reviews.session.id}`],
  });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  const dialog = await screen.findByRole("dialog", {}, { timeout: 20_000 });
  const text = within(dialog).getByRole<HTMLTextAreaElement>("textbox", { name: /like for you/ });
  const press = (name: string) =>
    userEvent.click(within(dialog).getByRole("button", { name, hidden: true }));
  return { dialog, text, press };
}

const words = "Teine kord oli veel rahulikum.";

/** At once: each letter would draw the journal again. */
function type(field: HTMLTextAreaElement) {
  fireEvent.change(field, { target: { value: words } });
}

test("a review that was withdrawn in another tab is refused as an edit and kept as a new review to send", async () => {
  const { id } = await reviews.written(reviews.session.id);
  const { dialog, text, press } = await open();
  type(text);
  expect((await reviews.withdraw(id)).status).toBe(204);
  await press("Send for a look");
  await within(dialog).findByText(/was withdrawn in the meantime/);
  expect(await reviews.mine()).toEqual([]);
  expect(text.value).toBe(words);
  await press("Send as a new review");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull(), { timeout: 10_000 });
  expect(await reviews.mine()).toMatchObject([{ text: words, status: "waiting" }]);
});

test("a withdrawal that the page has already loaded is shown before the text is sent", async () => {
  const { id } = await reviews.written(reviews.session.id);
  const { dialog, text } = await open();
  type(text);
  await reviews.withdraw(id);
  await act(() => queryClient.refetchQueries({ queryKey: ["my-reviews"] }));
  await within(dialog).findByText(/was withdrawn in the meantime/);
  expect(within(dialog).getByRole("button", { name: "Send as a new review" })).toBeTruthy();
  expect(text.value).toBe(words);
});

test("a review that was changed in another tab is refused once, and the second time it is replaced", async () => {
  const { id } = await reviews.written(reviews.session.id);
  const { dialog, text, press } = await open();
  type(text);
  expect((await reviews.change(id, { text: "Muudetud teises aknas." })).status).toBe(200);
  await act(() => queryClient.refetchQueries({ queryKey: ["my-reviews"] }));
  await press("Send for a look");
  await within(dialog).findByText(/changed elsewhere/);
  expect(await reviews.mine()).toMatchObject([{ text: "Muudetud teises aknas." }]);
  await press("Send for a look");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull(), { timeout: 10_000 });
  expect(await reviews.mine()).toMatchObject([{ text: words }]);
});

test("the address of a review opens a session that stands on a later page of the journal", async () => {
  isOnLaterPage = true;
  const { dialog } = await open();
  expect(within(dialog).getByRole("heading").textContent).toContain("Review");
});
