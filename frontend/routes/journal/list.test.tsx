import "tests/support/browser-with-server.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { consents } from "db/schema/consents.ts";
import { offeredTimes } from "tests/flows/booked-session.ts";
import { openingTime, openTestApp, type TestApp } from "tests/test-app.ts";
import { Toasts } from "ui-kit/feedback/toast.tsx";
import { accessibilityViolations } from "ui-kit/testing.ts";
import { queryClient } from "../../api/query-client.ts";
import { startSession } from "../../api/sign-in-session.ts";
import { startI18n, switchLanguage } from "../../i18n/i18n.ts";
import { Component } from "./list.tsx";
import type { TherapySession } from "../../therapy-sessions/therapy-session.ts";

let app: TestApp;
/** Requests with this method or path ending fail with 500. */
let failing: string | null;
/** The sent ratings, in order. */
let sentRatings: (number | null)[];
/** Replaces fields of the answer about one session. */
let overrides: Partial<TherapySession>;
/** The refusal of a reschedule or a cancellation. */
let refusal: Record<string, string> | null;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: openingTime });
  app = await openTestApp();
  failing = null;
  overrides = {};
  refusal = null;
  sentRatings = [];
  vi.stubGlobal("fetch", async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (failing && (request.method === failing || pathname.endsWith(failing))) {
      return Response.json({}, { status: 500 });
    }
    if (pathname.endsWith("/rate")) {
      sentRatings.push(request.method === "DELETE" ? null : (await request.clone().json()).rating);
    }
    if (refusal && /\/(reschedule|cancel)$/.test(pathname)) {
      return Response.json({ ...refusal, status: 409 }, { status: 409 });
    }
    const answer = await app.request(request);
    if (!/therapy-sessions\/[\da-f-]{36}$/.test(pathname)) return answer;
    return Response.json({ ...await answer.json(), ...overrides }, answer);
  });
  const { user, headers } = await app.signIn("client@demo.heaolu.ee");
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
  await app[Symbol.asyncDispose]();
});

async function open(address = "/journal") {
  const routes = [{ path: "/journal", Component }, { path: "*", Component: () => null }];
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  const view = render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  const cards = await screen.findAllByRole("article");
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  return { ...view, cards, router };
}

function unrated(cards: HTMLElement[]) {
  return cards.find((card) => {
    const stars = within(card).queryAllByRole<HTMLInputElement>("radio");
    return stars.length === 5 && !stars.some((star) => star.checked);
  })!;
}

/** Presses Undo as soon as it appears: the message disappears after two seconds. */
async function undoOnceShown(first: () => void = () => {}) {
  await waitFor(() => {
    first();
    expect(queryClient.isMutating()).toBe(0);
    fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  });
}

test("the greeting says when the next session is, and that session comes first", async () => {
  const { cards } = await open();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toMatch(/^Hello, .+ next session/);
  expect(cards[0]?.hasAttribute("data-next")).toBe(true);
});

test("the address selects the part of the journal", async () => {
  const { cards } = await open("/journal?part=upcoming");
  for (const card of cards) expect(within(card).getByText("Booked")).toBeTruthy();
});

/** As before the first consent. */
async function withoutConsents() {
  await app.database.transaction((tx) => tx.delete(consents));
}

test("the terms are shown in the note's form, and the typed note is saved with consent", async () => {
  await withoutConsents();
  const { cards } = await open();
  const card = cards.find((each) => within(each).queryByRole("button", { name: "Add a note" }))!;
  await userEvent.click(within(card).getByRole("button", { name: "Add a note" }));
  fireEvent.change(within(card).getByRole("textbox", { name: "Your note" }), {
    target: { value: "Rest well" },
  });
  expect(await within(card).findByText(/You may keep the notes and ratings/)).toBeTruthy();
  await userEvent.click(within(card).getByRole("button", { name: "Agree and save" }));
  await within(card).findByRole("button", { name: "Edit the note" });
  const unsent = () => Object.keys(localStorage).filter((key) => key.startsWith("heaolu.draft."));
  await waitFor(() => expect(unsent()).toEqual([]));
  expect(within(card).getByText("Rest well")).toBeTruthy();
  const [agreed] = await app.database.read.select().from(consents);
  expect(agreed).toMatchObject({ purpose: "notes", language: "en", withdrawnAt: null });
});

test("a refused rating shows the terms and is saved with consent", async () => {
  await withoutConsents();
  const { cards } = await open();
  const card = unrated(cards);
  await userEvent.click(within(card).getByRole("radio", { name: "4 of 5" }));
  const agree = await within(card).findByRole("button", { name: "Agree and save" });
  expect(within(card).getByRole<HTMLInputElement>("radio", { name: "4 of 5" }).checked).toBe(true);
  expect(await accessibilityViolations(card)).toEqual([]);
  await userEvent.click(agree);
  await waitFor(() =>
    expect(within(card).queryByRole("button", { name: "Agree and save" })).toBeNull()
  );
  await waitFor(() => expect(queryClient.isMutating()).toBe(0));
  expect(within(card).getByRole<HTMLInputElement>("radio", { name: "4 of 5" }).checked).toBe(true);
});

test("arrow keys move over the stars; the last rating is saved and undone in one step", async () => {
  render(<Toasts label="Messages" closeLabel="Close" />);
  const { cards } = await open();
  const card = unrated(cards);
  await userEvent.click(within(card).getByRole("radio", { name: "1 of 5" }));
  await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}");
  const checked = () =>
    within(card).queryAllByRole("radio", { checked: true })
      .map((star) => star.getAttribute("aria-label"));
  expect(checked()).toEqual(["4 of 5"]);
  await undoOnceShown(() => expect(sentRatings.at(-1)).toBe(4));
  await waitFor(() => expect(sentRatings.at(-1)).toBeNull());
  await waitFor(() => expect(queryClient.isMutating()).toBe(0));
  await act(() => queryClient.refetchQueries({ queryKey: ["therapy-sessions"] }));
  expect(checked()).toEqual([]);
});

test("a refused rating is reverted, and with another try it is saved", async () => {
  const { cards } = await open();
  const card = unrated(cards);
  failing = "/rate";
  await userEvent.click(within(card).getByRole("radio", { name: "4 of 5" }));
  await within(card).findByRole("alert");
  expect(within(card).getByRole<HTMLInputElement>("radio", { name: "4 of 5" }).checked).toBe(false);
  failing = null;
  await userEvent.click(within(card).getByRole("button", { name: "Try again" }));
  const isChecked = () =>
    within(card).getByRole<HTMLInputElement>("radio", { name: "4 of 5" }).checked;
  await waitFor(() => expect(isChecked()).toBe(true));
  await waitFor(() => expect(queryClient.isMutating()).toBe(0));
  await act(() => queryClient.refetchQueries({ queryKey: ["therapy-sessions"] }));
  expect(isChecked()).toBe(true);
});

test("a note that could not be saved stays in the field", async () => {
  const { cards } = await open();
  const card = cards.find((each) => within(each).queryByRole("button", { name: "Add a note" }))!;
  await userEvent.click(within(card).getByRole("button", { name: "Add a note" }));
  fireEvent.change(within(card).getByLabelText("Your note"), { target: { value: "Slept well." } });
  failing = "PUT";
  await userEvent.click(within(card).getByRole("button", { name: "Save" }));
  await waitFor(() =>
    expect(within(card).getByLabelText<HTMLTextAreaElement>("Your note").value).toBe("Slept well.")
  );
  expect(within(card).queryByText("Only you see this")).toBeNull();

  failing = null;
  await userEvent.click(within(card).getByRole("button", { name: "Try again" }));
  await within(card).findByText("Slept well.");
});

test("cancelling shows the cost first, and the session stays in the journal", async () => {
  const { cards, router } = await open();
  const name = within(cards[0]!).getByRole("heading").textContent;
  await userEvent.click(within(cards[0]!).getByRole("button", { name: "Cancel" }));
  expect(router.state.location.search).toMatch(/^\?cancel=/);
  const dialog = await screen.findByRole("dialog");
  expect(dialog.textContent).toMatch(/deadline/);
  await userEvent.click(within(dialog).getByRole("button", { name: "Cancel the session" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const cancelled = screen.getAllByRole("article")
    .filter((card) => within(card).queryByText("you cancelled"));
  expect(cancelled.map((card) => within(card).getByRole("heading").textContent)).toContain(name);
});

test("a booking that only the provider can cancel links to the provider's page", async () => {
  const { cards } = await open();
  refusal = {
    errCode: "ERR_CANCEL_AT_PROVIDER",
    cancelUrl: "https://calendly.com/cancellations/abc",
  };
  await userEvent.click(within(cards[0]!).getByRole("button", { name: "Cancel" }));
  const dialog = await screen.findByRole("dialog");
  await userEvent.click(within(dialog).getByRole("button", { name: "Cancel the session" }));
  const way = await within(dialog).findByRole("link", { name: /Open the booking page/ });
  expect(way.getAttribute("href")).toBe("https://calendly.com/cancellations/abc");
  within(dialog).getByText(/cancelled on the booking service’s own page/);
});

test("a session moved in another tab is not cancelled before its new time was shown", async () => {
  const { cards } = await open();
  await userEvent.click(within(cards[0]!).getByRole("button", { name: "Cancel" }));
  const dialog = await screen.findByRole("dialog");
  const shown = within(dialog).getAllByText(/, \d+:\d\d.*\.$/)[0]!.textContent;
  fireEvent.change(within(dialog).getByRole("textbox"), { target: { value: "A conference" } });
  const { headers } = await app.signIn("client@demo.heaolu.ee");
  const path = cards[0]!.id.replace("session-", "/therapy-sessions/");
  const { therapist } = await (await app.get(path, headers)).json();
  const { times: [startsAt] } = await offeredTimes(app, therapist.id, 6, 9);
  expect((await app.post(`${path}/reschedule`, { startsAt }, headers)).status).toBe(200);
  await userEvent.click(within(dialog).getByRole("button", { name: "Cancel the session" }));
  await within(dialog).findByText("This booking has changed. Look at it again.");
  await waitFor(() => expect(within(dialog).queryByText(shown)).toBeNull());
  expect(within(dialog).getByRole<HTMLTextAreaElement>("textbox").value).toBe("A conference");
});

test("moving a session late shows the cost first", async () => {
  overrides = { cancelOutcome: "late" };
  const { cards } = await open();
  await userEvent.click(within(cards[0]!).getByRole("button", { name: "Change time" }));
  const dialog = await screen.findByRole("dialog");
  await within(dialog).findByText(/Free changes ended on/);
  expect(await accessibilityViolations(dialog)).toEqual([]);
});

test("a session that only the provider can move links there and offers no times", async () => {
  overrides = { rescheduleUrl: "https://calendly.com/reschedulings/abc" };
  const { cards } = await open();
  await userEvent.click(within(cards[0]!).getByRole("button", { name: "Change time" }));
  const way = await screen.findByRole("link", { name: /Open the booking page/ });
  expect(way.getAttribute("href")).toBe("https://calendly.com/reschedulings/abc");
  expect(screen.queryByRole("radiogroup", { name: /free/ })).toBeNull();
});

test("a reschedule that only the provider can make links to the provider's page", async () => {
  const { cards } = await open();
  await userEvent.click(within(cards[0]!).getByRole("button", { name: "Change time" }));
  const dialog = await screen.findByRole("dialog");
  const [time] = await within(dialog).findAllByRole("radio", { name: /\d:\d\d/ });
  await userEvent.click(time!);
  refusal = {
    errCode: "ERR_RESCHEDULE_AT_PROVIDER",
    rescheduleUrl: "https://calendly.com/reschedulings/abc",
  };
  await userEvent.click(within(dialog).getByRole("button", { name: /^Move to / }));
  const way = await screen.findByRole("link", { name: /Open the booking page/ });
  expect(way.getAttribute("href")).toBe("https://calendly.com/reschedulings/abc");
});

test("a session of a practice that is no longer offered links to a new booking", async () => {
  overrides = { eventTypeUrl: null };
  const { cards } = await open();
  await userEvent.click(within(cards[0]!).getByRole("button", { name: "Change time" }));
  const dialog = await screen.findByRole("dialog");
  await within(dialog).findByText(/not offered any more/);
  expect(within(dialog).getByRole("link", { name: "Book a new time" })).toBeTruthy();
});
