import "tests/support/browser-with-server.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { signedInAs } from "tests/flows/booked-session.ts";
import { openingTime, openTestApp, type TestApp } from "tests/test-app.ts";
import { waitForFocusIn } from "ui-kit/testing.ts";
import { queryClient } from "../../api/query-client.ts";
import { startSession } from "../../api/sign-in-session.ts";
import { instantOf } from "../../days.ts";
import { startI18n, switchLanguage } from "../../i18n/i18n.ts";
// Loads the lazy parts before the tests, so that their time does not count.
import "../../appointment/booking-modal.tsx";
import "./closed-panel.tsx";
import "../../practitioners/places.tsx";
import "./waiting-list-button.tsx";
import { Component } from "./view.tsx";

const address = "/therapist/view/heidi-loorlaid";
const origin = "http://localhost:8000";

let app: TestApp;
let recordingFails: boolean;
let recorded: number[];

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: openingTime });
  app = await openTestApp();
  recordingFails = false;
  recorded = [];
  vi.stubGlobal("fetch", async (request: Request) => {
    const records = request.method === "POST" && request.url.endsWith("/api/therapy-sessions");
    if (records && recordingFails) return Response.json({}, { status: 500 });
    const answer = await app.request(request);
    if (records) recorded.push(answer.status);
    return answer;
  });
  vi.spyOn(console, "debug").mockReturnValue();
  await startI18n();
  await switchLanguage("en");
});

afterEach(async () => {
  cleanup();
  queryClient.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  await app[Symbol.asyncDispose]();
});

async function signIn() {
  const { user, headers } = await app.signIn("client@demo.heaolu.ee");
  startSession({ accessToken: headers.Authorization.replace("Bearer ", ""), expiresIn: 600, user });
}

function open(at = address) {
  const router = createMemoryRouter([
    { path: "/therapist/view/:id", Component },
    { path: "*", Component: () => null },
  ], { initialEntries: [at] });
  const view = render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return {
    ...view,
    router,
    at: () => router.state.location.pathname + router.state.location.search,
  };
}

/** The panel and the bar of a narrow page have a button each, for the same time. */
async function bookButton() {
  const [inPanel, inBar] = await screen.findAllByRole("button", { name: /^Book / });
  expect(inBar!.getAttribute("aria-label")).toBe(inPanel!.textContent);
  return inPanel!;
}

/** Books like the page in the frame; returns the address that opens it and the message it posts. */
async function bookInFrame(email = "client@demo.heaolu.ee") {
  const therapist = await (await app.get("/therapists/heidi-loorlaid")).json();
  const [practice] = therapist.practices;
  const { collection } = await (await app.get(
    `/calendly/event-type-available-times?event_type=${encodeURIComponent(practice.eventTypeUri)}` +
      "&start_time=2026-11-23T00:00:00Z&end_time=2026-11-30T00:00:00Z",
  )).json();
  const start = instantOf(collection[0].start_time);
  const answer = await app.post("/calendly/invitees", {
    event_type: practice.eventTypeUri,
    start_time: start,
    invitee: { name: "Mari", email, timezone: "Europe/Tallinn" },
  }, await signedInAs(app, email));
  const { resource } = await answer.json();
  return {
    query: `?practice=${practice.id}&start=${start}&book`,
    data: {
      event: "calendly.event_scheduled",
      payload: { event: { uri: resource.event }, invitee: { uri: resource.uri } },
    },
  };
}

async function frame(): Promise<HTMLIFrameElement> {
  return await screen.findByTitle<HTMLIFrameElement>(/^Book a time/);
}

function post(data: unknown, from: { origin: string; source: Window | null }) {
  act(() => void globalThis.dispatchEvent(new MessageEvent("message", { data, ...from })));
}

test("a visitor sees the free times, and the button names the chosen one", async () => {
  open();
  const name = (await bookButton()).textContent!;
  const slots = within(screen.getByRole("region", { name: "Free times" }))
    .getAllByRole<HTMLInputElement>("radio", { name: /, \d\d?:\d\d$/ });
  expect(slots.filter((slot) => slot.checked)).toHaveLength(1);
  await userEvent.click(slots.at(-1)!);
  expect((await bookButton()).textContent).not.toBe(name);
});

test("a practice is one row, and choosing one of its lengths changes what is booked", async () => {
  const id = "maarja-liis-tammelaid";
  const { practices } = await (await app.get(`/therapists/${id}`)).json();
  const { at } = open(`/therapist/view/${id}?type=IN_PERSON`);
  await bookButton();
  const rows = screen.getAllByRole("heading", { level: 3 }).map((each) => each.textContent);
  expect(new Set(rows).size).toBe(rows.length);
  const tiles = screen.getAllByRole<HTMLInputElement>("radio", { name: /\d+\smin · / });
  expect(tiles).toHaveLength(practices.length);
  expect(tiles.filter((tile) => tile.checked)).toHaveLength(1);

  const other = tiles.find((tile) => !tile.checked)!;
  await userEvent.click(other);
  expect(new URL(at(), origin).searchParams.get("practice")).toBe(other.value);
  const { durationMinutes } = practices.find((each: { id: string }) => each.id === other.value);
  await waitFor(() =>
    expect(document.querySelector(".confirm-bar")?.textContent).toMatch(
      new RegExp(`${durationMinutes}\\smin`),
    )
  );
});

test("the meeting type that is shown as chosen stays when the later days have only others", async () => {
  const answered = globalThis.fetch;
  vi.stubGlobal("fetch", async (request: Request) => {
    const answer = await answered(request);
    const { pathname, searchParams } = new URL(request.url);
    if (!pathname.endsWith("/event-type-available-times")) return answer;
    const { collection } = await answer.json();
    const isLater = Date.parse(searchParams.get("start_time")!) > openingTime + 5 * 86_400_000;
    const meeting_types = [isLater ? "VIDEO_CALL" : "IN_PERSON"];
    return Response.json({
      collection: collection.map((time: object) => ({ ...time, meeting_types })),
    });
  });
  const { at } = open("/therapist/view/rein-hallikivi");
  await bookButton();
  const type = (name: string) => screen.getByRole<HTMLInputElement>("radio", { name });
  expect(type("In person").checked).toBe(true);
  await userEvent.click(screen.getByRole("button", { name: "Later days" }));
  await screen.findByText("No times of this meeting type in these days.");
  expect(type("In person").checked).toBe(true);
  expect(new URL(at(), origin).searchParams.get("type")).toBe("IN_PERSON");
});

test("a visitor books in the dialog, and its login returns to the same booking", async () => {
  const { at } = open();
  await userEvent.click(await bookButton());
  expect(new URL((await frame()).src).searchParams.get("email")).toBeNull();
  expect(at()).toMatch(
    /^\/therapist\/view\/heidi-loorlaid\?practice=[\w-]+&type=[A-Z_]+&start=2026-.+Z&book$/,
  );
  const start = new URL(at(), origin).searchParams.get("start");
  const source = (await frame()).contentWindow;
  post({ event: "heaolu.login_requested", payload: { start_time: start } }, { origin, source });
  await waitFor(() => expect(at()).toMatch(/^\/login\?returnUrl=/));
  const back = new URL(at(), origin).searchParams.get("returnUrl")!;
  expect(new URL(back, origin).searchParams.get("start")).toBe(start);

  cleanup();
  await signIn();
  open(back);
  const src = new URL((await frame()).src);
  expect(src.pathname).toMatch(/^\/@heidi-loorlaid\/.+\/2026-.+Z$/);
  expect(src.searchParams.get("email")).toBe("client@demo.heaolu.ee");
});

test("closing the booking dialog lets the time go and keeps its day and practice", async () => {
  await signIn();
  const { query } = await bookInFrame();
  const { at } = open(address + query);
  await frame();
  await waitForFocusIn(screen.getByRole("dialog"));
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByTitle(/^Book a time/)).toBeNull());
  expect(at()).toMatch(/\?practice=[\w-]+&day=2026-11-\d\d$/);
});

async function closeDialog() {
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
}

test("a booking in the frame stays open, and closing it opens the journal; messages of other windows are ignored", async () => {
  await signIn();
  const { query, data } = await bookInFrame();
  const { at } = open(address + query);
  const source = (await frame()).contentWindow;
  post(data, { origin: "https://heaolu.evil.test", source });
  post(data, { origin, source: globalThis.window });
  post({ event: "calendly.event_type_viewed", payload: {} }, { origin, source });
  expect(queryClient.isMutating()).toBe(0);

  post(data, { origin, source });
  await waitFor(() => expect(recorded).toEqual([200]));
  expect(await frame()).toBeTruthy();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.queryByText(/just taken/)).toBeNull();
  await closeDialog();
  await waitFor(() => expect(at()).toBe("/journal"));
});

test("a booking that could not be saved shows an error and can be retried", async () => {
  await signIn();
  const { query, data } = await bookInFrame();
  open(address + query);
  const source = (await frame()).contentWindow;
  recordingFails = true;
  post(data, { origin, source });
  const note = await screen.findByRole("alert");
  expect(note.textContent).toMatch(/^The time is booked, but it isn’t in your journal yet/);
  recordingFails = false;
  await userEvent.click(within(note).getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  await waitFor(() => expect(recorded).toEqual([200]));
});

test("a booking with another email explains why it is not in the journal", async () => {
  await signIn();
  const { query, data } = await bookInFrame("another@example.ee");
  open(address + query);
  const source = (await frame()).contentWindow;
  post(data, { origin, source });
  const note = await screen.findByRole("alert");
  expect(note.textContent).toMatch(/a different email than your account’s, client@demo.heaolu.ee/);
  expect(within(note).queryByRole("button", { name: "Try again" })).toBeNull();
});

test("an unknown practitioner shows a message", async () => {
  await signIn();
  open("/therapist/view/unknown");
  await screen.findByText(/There is no such practitioner/);
});

test("reviews that are not in the page's language say so", async () => {
  await switchLanguage("ru");
  open("/therapist/view/triin-ounaste");
  await screen.findAllByText("на эстонском", { exact: false });
  const said = [...document.querySelectorAll(".review-card")].map((review) => [
    review.querySelector("blockquote [lang]")!.getAttribute("lang"),
    review.querySelector("[data-part=origin]")!.textContent.split(" · ")[2],
  ]);
  expect(Object.fromEntries(said)).toEqual({
    ru: undefined,
    et: "на эстонском",
    en: "на английском",
  });
});
