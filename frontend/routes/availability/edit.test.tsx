import "tests/support/browser-with-server.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openingTime, openTestApp, type TestApp } from "tests/test-app.ts";
import { accessibilityViolations } from "ui-kit/testing.ts";
import { unbrokenRange } from "ui-kit/layout/unbroken-range.ts";
import { queryClient } from "../../api/query-client.ts";
import { startSession } from "../../api/sign-in-session.ts";
import { draftPrefix, removeAllDrafts, removeDraft } from "../../drafts.ts";
import { needTranslations, switchLanguage } from "../../i18n/i18n.ts";
import { Component } from "./edit.tsx";

const address = "/sessions/availability";

let app: TestApp;
let requested: string[];
let refusal: { path: string; method: string; status: number; body: object } | null;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: openingTime });
  app = await openTestApp();
  refusal = null;
  requested = [];
  vi.stubGlobal("fetch", (request: Request) => {
    const { pathname } = new URL(request.url);
    requested.push(pathname);
    if (refusal && pathname === refusal.path && request.method === refusal.method) {
      return Promise.resolve(Response.json(refusal.body, { status: refusal.status }));
    }
    return app.request(request);
  });
  await needTranslations(["availability"]);
  await switchLanguage("en");
});

afterEach(async () => {
  // The mounted page would reload the queries that are cleared below.
  cleanup();
  removeAllDrafts();
  queryClient.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  await app[Symbol.asyncDispose]();
});

async function open(email = "therapist1@demo.heaolu.ee") {
  const { user, headers } = await app.signIn(email);
  startSession({ accessToken: headers.Authorization.replace("Bearer ", ""), expiresIn: 600, user });
  const router = createMemoryRouter(
    [{ path: address, Component }, { path: "*", Component: () => null }],
    { initialEntries: [address] },
  );
  return render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

function refuse(errCode: string, status: number, more: object = {}) {
  const type = `/problems/${errCode}`;
  refusal = {
    path: "/api/availability",
    method: "GET",
    status,
    body: { type, title: errCode, status, errCode, instance: "request-1", ...more },
  };
}

const saturday = () => screen.getByRole("button", { name: "Add hours: Saturday" });

test.each([
  [
    "ERR_AVAILABILITY_AT_PROVIDER",
    409,
    "Your hours are managed by the booking service",
    "Open the booking service",
  ],
  ["ERR_NOT_FOUND", 404, "Publish a practice first", "Open the profile and publish"],
  ["ERR_FORBIDDEN", 403, "This page is for practitioners", "Find a practitioner"],
])("%s is explained with a link to continue", async (errCode, status, title, way) => {
  refuse(errCode, status);
  await open();
  expect(await screen.findByRole("heading", { level: 1, name: title })).toBeTruthy();
  expect(screen.getByRole("link", { name: new RegExp(way) })).toBeTruthy();
});

test("a client sees who the page is for and sends no availability request", async () => {
  await open("client@demo.heaolu.ee");
  expect(await screen.findByRole("heading", { name: "This page is for practitioners" }))
    .toBeTruthy();
  expect(requested.filter((path) => path.startsWith("/api/availability"))).toEqual([]);
});

test("practices are listed in the language of the page", async () => {
  await open();
  const [choice] = await screen.findAllByRole("button", { name: /^Practice:/ });
  await userEvent.click(choice!);
  const options = await screen.findAllByRole("option");
  const names = options.map(({ textContent }) => textContent).join();
  expect(names).toMatch(/Body psychotherapy, 75\smin/);
  expect(names).toMatch(/Introductory call, 15\smin/);
});

test("a failed load can be retried", async () => {
  refuse("ERR_INTERNAL", 500);
  await open();
  const again = await screen.findByRole("button", { name: "Try again" });
  expect(screen.getByText(/request-1/)).toBeTruthy();
  refusal = null;
  await userEvent.click(again);
  expect(await screen.findByRole("button", { name: "Add hours: Saturday" })).toBeTruthy();
});

test("a rejected change is explained at its weekday and stays in the draft", async () => {
  const { container } = await open();
  await screen.findByRole("button", { name: "Add hours: Saturday" });
  await userEvent.click(saturday());
  const dialog = await screen.findByRole("dialog");
  await userEvent.click(within(dialog).getByRole("button", { name: "Add the hours" }));
  const block = await screen.findByRole("button", { name: /^Saturday, 10:00–14:00/ });
  refusal = {
    path: "/api/availability",
    method: "PUT",
    status: 400,
    body: {
      type: "/problems/ERR_INVALID_INPUT",
      title: "",
      status: 400,
      errCode: "ERR_INVALID_INPUT",
      instance: "request-2",
      errors: [{ path: "rules.5.fromMinute", errCode: "ERR_OVERLAP", message: "" }],
    },
  };
  await userEvent.click(screen.getByRole("button", { name: "Save the hours" }));
  const link = await screen.findByRole("link", {
    name: `Saturday, ${unbrokenRange("10:00", "14:00")}`,
  });
  expect(link.closest("p")?.textContent).toContain("overlap with others on this day");
  expect(block.dataset.invalid).toBe("true");
  expect(screen.getByText(/^Not saved: 1 problem/)).toBeTruthy();
  expect(await accessibilityViolations(container)).toEqual([]);
  await userEvent.click(link);
  expect(document.activeElement).toBe(block);

  refusal = null;
  await userEvent.click(screen.getByRole("button", { name: "Save the hours" }));
  expect(await screen.findByText(/^Saved at/)).toBeTruthy();
});

async function addSaturday() {
  await screen.findByRole("button", { name: "Add hours: Saturday" });
  await userEvent.click(saturday());
  const dialog = await screen.findByRole("dialog");
  await userEvent.click(within(dialog).getByRole("button", { name: "Add the hours" }));
  await screen.findByText("Changes are not saved yet.");
}

async function closeMondayElsewhere() {
  const { headers } = await app.signIn("therapist1@demo.heaolu.ee");
  const time = { startsAt: "2026-11-23T08:00:00Z", endsAt: "2026-11-23T08:30:00Z" };
  expect((await app.post("/availability/closed-times", time, headers)).status).toBe(204);
  return async () => {
    const { exceptions } = await (await app.get("/availability", headers)).json();
    return exceptions.some(({ date }: { date: string }) => date === "2026-11-23");
  };
}

test("a time closed while changes were unsaved stays closed when these are restored and saved", async () => {
  await open();
  await addSaturday();
  cleanup();
  queryClient.clear();
  const isClosed = await closeMondayElsewhere();

  const { container } = await open();
  expect(await screen.findByText(/unsaved changes of .* are here again/)).toBeTruthy();
  expect(await accessibilityViolations(container)).toEqual([]);
  await screen.findByRole("button", { name: /^Saturday, 10:00–14:00/ });
  await userEvent.click(screen.getByRole("button", { name: "Save the hours" }));
  expect(await screen.findByText(/^Saved at/)).toBeTruthy();
  expect(screen.queryByText(/are here again/)).toBeNull();
  expect(await isClosed()).toBe(true);
});

test("a time closed on the open page stays closed when the conflict is saved", async () => {
  await open();
  await addSaturday();
  const isClosed = await closeMondayElsewhere();
  await userEvent.click(screen.getByRole("button", { name: "Save the hours" }));
  await screen.findByText(/were saved elsewhere in the meantime/);
  await screen.findByRole("button", { name: /^Change: .*23/ });
  await userEvent.click(screen.getByRole("button", { name: "Save my changes too" }));
  expect(await screen.findByText(/^Saved at/)).toBeTruthy();
  expect(screen.getByRole("button", { name: /^Saturday, 10:00–14:00/ })).toBeTruthy();
  expect(await isClosed()).toBe(true);
});

test("what another tab adds and discards is added and discarded here", async () => {
  const { user } = await app.signIn("therapist1@demo.heaolu.ee");
  await open();
  await addSaturday();
  const key = `${draftPrefix}availability.${user.id}`;
  const stored = JSON.parse(localStorage.getItem(key)!);
  const draft = JSON.parse(stored.text);
  const sunday = { ...draft.rules[0], id: crypto.randomUUID(), weekday: 7 };
  const text = JSON.stringify({ ...draft, rules: [...draft.rules, sunday] });
  localStorage.setItem(key, JSON.stringify({ ...stored, text }));
  globalThis.dispatchEvent(new StorageEvent("storage"));
  await screen.findByRole("button", { name: /^Sunday, \d/ });
  await userEvent.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(() =>
    expect(screen.queryByRole("button", { name: /^Saturday, 10:00–14:00/ })).toBeNull()
  );
  expect(screen.getByRole("button", { name: /^Sunday, \d/ })).toBeTruthy();

  removeDraft(`availability.${user.id}`);
  await waitFor(() => expect(screen.queryByText("Changes are not saved yet.")).toBeNull());
  expect(screen.queryByRole("button", { name: /^Sunday, \d/ })).toBeNull();
});

test("bookings outside of the saved hours are listed with links", async () => {
  await open();
  await screen.findByRole("button", { name: "Add hours: Saturday" });
  for (const block of screen.getAllByRole("button", { name: /\d–\d.*(Salme|Video)/ })) {
    block.focus();
    await userEvent.keyboard("{Delete}");
  }
  await userEvent.click(screen.getByRole("button", { name: "Save the hours" }));
  expect(await screen.findByText(/outside your hours now/)).toBeTruthy();
  expect(document.activeElement?.textContent).toMatch(/outside your hours now/);
  const [first] = screen.getAllByRole("link", { name: /–.*, / });
  expect(first?.getAttribute("href")).toMatch(/^\/sessions\?open=/);
  await userEvent.click(screen.getByRole("button", { name: "Understood" }));
  expect(screen.queryByText(/outside your hours now/)).toBeNull();
});

test("a sheet with changes closes only after a confirmation", async () => {
  await open();
  await userEvent.click(await screen.findByRole("button", { name: "Add time off" }));
  const sheet = await screen.findByRole("dialog", { name: "Time off" });
  fireEvent.change(within(sheet).getByRole("textbox", { name: /^Note/ }), {
    target: { value: "Sauna" },
  });
  await userEvent.click(within(sheet).getByRole("button", { name: "Close" }));
  const question = await screen.findByRole("dialog", { name: "Discard the changes?" });
  await userEvent.click(within(question).getByRole("button", { name: "Keep editing" }));
  await waitFor(() => expect(screen.queryByText("What you changed here will be lost.")).toBeNull());
  expect(screen.getByDisplayValue("Sauna")).toBeTruthy();

  await userEvent.keyboard("{Escape}");
  await userEvent.click(await screen.findByRole("button", { name: "Discard" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(screen.queryByText("Changes are not saved yet.")).toBeNull();
});

test("a time zone is found by the name of its city in the language of the page and in English", async () => {
  await switchLanguage("ru");
  await open();
  const field = await screen.findByRole("combobox", { name: "Часовой пояс" });
  await userEvent.click(field);
  for (const value of ["лисс", "Lisb"]) {
    fireEvent.change(field, { target: { value } });
    expect((await screen.findByRole("option")).textContent).toContain("Лиссабон");
  }
});

test("hours that are off the grid of five minutes are refused at the field", async () => {
  await open();
  await screen.findByRole("button", { name: "Add hours: Saturday" });
  await userEvent.click(saturday());
  const sheet = await screen.findByRole("dialog");
  const until = within(sheet).getByRole("group", { name: "Until" });
  await userEvent.click(within(until).getByRole("spinbutton", { name: /minute/ }));
  await userEvent.keyboard("07");
  await userEvent.click(within(sheet).getByRole("button", { name: "Add the hours" }));
  expect(within(sheet).getByText("Choose a time on a multiple of five minutes.")).toBeTruthy();
});
