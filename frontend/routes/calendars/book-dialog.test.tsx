import "tests/support/browser-with-server.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openingTime, openTestApp, type TestApp } from "tests/test-app.ts";
import { queryClient } from "../../api/query-client.ts";
import { startSession } from "../../api/sign-in-session.ts";
import { addDays, dayIn } from "../../days.ts";
import { removeAllDrafts } from "../../drafts.ts";
import { needTranslations, startI18n, switchLanguage } from "../../i18n/i18n.ts";
import { BookDialog } from "./book-dialog.tsx";
import { weekQuery } from "./queries.ts";

const firstLoad = { timeout: 40_000 };
const day = addDays(dayIn("Europe/Tallinn", openingTime), 7);

let app: TestApp;
let sent: { status: number; body: { outsideHours?: true } }[];
const closed = vi.fn();

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: openingTime });
  app = await openTestApp();
  sent = [];
  closed.mockClear();
  vi.stubGlobal("fetch", async (request: Request) => {
    const isBooking = request.method === "POST" && request.url.endsWith("/sessions");
    if (!isBooking) return await app.request(request);
    const body = await request.clone().json();
    const answer = await app.request(request);
    sent.push({ status: answer.status, body });
    return answer;
  });
  await startI18n();
  await switchLanguage("en");
  await needTranslations(["calendars", "sessions"]);
});

afterEach(async () => {
  cleanup();
  removeAllDrafts();
  queryClient.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  await app[Symbol.asyncDispose]();
});

async function showDialog() {
  const practitioner = await app.signIn("therapist1@demo.heaolu.ee");
  const { user, headers } = await app.signIn("assistant@demo.heaolu.ee");
  startSession({ accessToken: headers.Authorization.replace("Bearer ", ""), expiresIn: 600, user });
  const therapistId = practitioner.user.therapistId!;
  const calendar = await queryClient.fetchQuery(weekQuery(therapistId, day));
  const element = (
    <BookDialog therapistId={therapistId} calendar={calendar} day={day} onClose={closed} />
  );
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={createMemoryRouter([{ path: "*", element }])} />
    </QueryClientProvider>,
  );
  return within(await screen.findByRole("dialog", {}, firstLoad));
}

type Dialog = Awaited<ReturnType<typeof showDialog>>;

async function chooseNewClient(dialog: Dialog) {
  await userEvent.click(dialog.getByRole("button", { name: /^Client: / }));
  await userEvent.click((await screen.findAllByRole("option", {}, firstLoad)).at(-1)!);
}

const field = (dialog: Dialog, name: string) =>
  dialog.findByRole<HTMLInputElement>("textbox", { name });

async function typeStart(dialog: Dialog, hour: string, minute: string) {
  const [hours, minutes] = within(dialog.getByRole("group", { name: "Start" }))
    .getAllByRole("spinbutton");
  await userEvent.click(hours!);
  await userEvent.keyboard(hour);
  await userEvent.click(minutes!);
  await userEvent.keyboard(minute);
}

test("an assistant finds what is wrong at its field, and nothing is sent", async () => {
  const dialog = await showDialog();
  const book = dialog.getByRole("button", { name: "Book" });
  await userEvent.click(book);
  expect(dialog.getByText("Choose a client, or a new one.")).toBeTruthy();
  await chooseNewClient(dialog);
  await userEvent.type(await field(dialog, "Email (optional)"), "tiit@");
  await userEvent.click(book);
  expect((await field(dialog, "Name")).getAttribute("aria-invalid")).toBe("true");
  expect(document.activeElement).toBe(await field(dialog, "Name"));
  expect(dialog.getByText("Enter an email address like name@example.com.")).toBeTruthy();
  await userEvent.type(await field(dialog, "Name"), "Tiit Uus");
  await userEvent.type(await field(dialog, "Email (optional)"), "example.ee");
  await userEvent.click(book);
  expect(dialog.getByText("Enter the start.")).toBeTruthy();
  expect(sent).toEqual([]);
});

test("what an assistant typed is there when the dialog opens again", async () => {
  const first = await showDialog();
  await chooseNewClient(first);
  await userEvent.type(await field(first, "Name"), "Tiit Uus");
  await userEvent.type(await field(first, "Email (optional)"), "tiit@");
  cleanup();
  const dialog = await showDialog();
  expect((await field(dialog, "Name")).value).toBe("Tiit Uus");
  expect((await field(dialog, "Email (optional)")).value).toBe("tiit@");
});

test("an assistant books outside the hours after a warning", async () => {
  const dialog = await showDialog();
  await chooseNewClient(dialog);
  await userEvent.type(await field(dialog, "Name"), "Tiit Uus");
  await userEvent.type(await field(dialog, "Email (optional)"), "tiit@example.ee");
  await typeStart(dialog, "03", "00");
  const book = dialog.getByRole("button", { name: "Book" });
  await userEvent.click(book);
  const box = await dialog.findByRole("checkbox", {
    name: "Book it outside the working hours",
  }, firstLoad);
  expect(sent.map(({ status }) => status)).toEqual([409]);
  await userEvent.click(box);
  await userEvent.click(book);
  await waitFor(() => expect(closed).toHaveBeenCalled(), firstLoad);
  expect(sent.map(({ status }) => status)).toEqual([409, 201]);
  expect(sent[1]!.body.outsideHours).toBe(true);
});
