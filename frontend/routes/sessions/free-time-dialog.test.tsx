import "tests/support/browser-with-server.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openingTime, openTestApp, type TestApp } from "tests/test-app.ts";
import { queryClient } from "../../api/query-client.ts";
import { startSession } from "../../api/sign-in-session.ts";
import { removeAllDrafts } from "../../drafts.ts";
import { addDays, dayIn } from "../../days.ts";
import { needTranslations, startI18n, switchLanguage } from "../../i18n/i18n.ts";
import { workCalendarQuery } from "../../therapy-sessions/queries.ts";
import { FreeTimeDialog } from "./free-time-dialog.tsx";

const today = dayIn("Europe/Tallinn", openingTime);

/** The dialog loads its parts when it opens first. */
const firstLoad = { timeout: 40_000 };

let app: TestApp;
let sent: string[];
let body: Record<string, unknown>;
const closed = vi.fn();

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: openingTime });
  app = await openTestApp();
  sent = [];
  closed.mockClear();
  vi.stubGlobal("fetch", async (request: Request) => {
    if (request.method === "POST") {
      sent.push(new URL(request.url).pathname);
      body = await request.clone().json();
    }
    return await app.request(request);
  });
  await startI18n();
  await switchLanguage("en");
  await needTranslations(["sessions"]);
});

afterEach(async () => {
  cleanup();
  removeAllDrafts();
  queryClient.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  await app[Symbol.asyncDispose]();
});

async function showDialog(client: { id: string; name: string } | null = null) {
  const { user, headers } = await app.signIn("therapist1@demo.heaolu.ee");
  startSession({ accessToken: headers.Authorization.replace("Bearer ", ""), expiresIn: 600, user });
  const date = addDays(today, 7);
  const calendar = await queryClient.fetchQuery(workCalendarQuery(date, date));
  const time = { date, from: 3 * 60, to: 24 * 60 };
  const element = (
    <FreeTimeDialog calendar={calendar} time={time} client={client} onClose={closed} />
  );
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={createMemoryRouter([{ path: "*", element }])} />
    </QueryClientProvider>,
  );
  return await screen.findByRole("dialog", {}, firstLoad);
}

function hourOf(dialog: HTMLElement, name: string) {
  const group = within(dialog).getByRole("group", { name });
  return within(group).getAllByRole("spinbutton")[0]!;
}

test("an end before the start is named at the field, which gets the focus, and is not sent", async () => {
  const dialog = await showDialog();
  await userEvent.click(within(dialog).getByRole("radio", { name: "Close this time" }));
  await userEvent.click(hourOf(dialog, "Until"));
  await userEvent.keyboard("01");
  await userEvent.click(within(dialog).getByRole("button", { name: "Close the time" }));
  expect(within(dialog).getByText("The end is before the start.")).toBeTruthy();
  expect(document.activeElement).toBe(hourOf(dialog, "Until"));
  expect(sent).toEqual([]);
  await userEvent.keyboard("05");
  expect(within(dialog).queryByText("The end is before the start.")).toBeNull();
});

async function chooseNewClient(dialog: HTMLElement) {
  await userEvent.click(within(dialog).getByRole("button", { name: /^Client: / }));
  await userEvent.click((await screen.findAllByRole("option", {}, firstLoad)).at(-1)!);
  return {
    name: await within(dialog).findByRole<HTMLInputElement>("textbox", { name: "Name" }),
    email: within(dialog).getByRole<HTMLInputElement>("textbox", { name: "Email (optional)" }),
  };
}

test("a wrong name and email of a new client are named at their fields, and the first gets the focus", async () => {
  const dialog = await showDialog();
  const { name, email } = await chooseNewClient(dialog);
  await userEvent.type(email, "tiit@");
  const book = within(dialog).getByRole("button", { name: "Book" });
  await userEvent.click(book);
  expect(within(dialog).getByText("Enter the client’s name, at most 100 characters.")).toBeTruthy();
  expect(within(dialog).getByText("Enter an email address like name@example.com.")).toBeTruthy();
  expect(name.getAttribute("aria-invalid")).toBe("true");
  expect(document.activeElement).toBe(name);
  await userEvent.type(name, "Tiit Uus");
  await userEvent.click(book);
  expect(name.getAttribute("aria-invalid")).toBeNull();
  expect(document.activeElement).toBe(email);
  expect(sent).toEqual([]);
});

test("what was typed to book a client is there when the dialog opens again", async () => {
  const first = await showDialog();
  const { name, email } = await chooseNewClient(first);
  await userEvent.type(name, "Tiit Uus");
  await userEvent.type(email, "tiit@");
  await userEvent.type(within(first).getByRole("textbox", { name: /^Note to the client/ }), "Hi");
  await userEvent.click(hourOf(first, "Start"));
  await userEvent.keyboard("11");
  cleanup();
  const dialog = await showDialog();
  const valueOf = (field: string | RegExp) =>
    within(dialog).getByRole<HTMLInputElement>("textbox", { name: field }).value;
  expect(valueOf("Name")).toBe("Tiit Uus");
  expect(valueOf("Email (optional)")).toBe("tiit@");
  expect(valueOf(/^Note to the client/)).toBe("Hi");
  expect(hourOf(dialog, "Start").textContent).toBe("11");
});

test("a note for the open client is kept for that client only", async () => {
  const note = (dialog: HTMLElement) =>
    within(dialog).getByRole<HTMLInputElement>("textbox", { name: /^Note to the client/ });
  const peeter = { id: crypto.randomUUID(), name: "Peeter Paju" };
  await userEvent.type(note(await showDialog(peeter)), "Bring it");
  cleanup();
  expect(note(await showDialog({ id: crypto.randomUUID(), name: "Kadri Uus" })).value).toBe("");
  cleanup();
  expect(note(await showDialog(peeter)).value).toBe("Bring it");
});

test("a time outside the hours is booked only after it is confirmed, and for that time alone", async () => {
  const dialog = await showDialog();
  const { name, email } = await chooseNewClient(dialog);
  await userEvent.type(name, "Kadri Uus");
  await userEvent.type(email, "uus@example.ee");
  const outside = { name: "Book it outside the working hours" };
  const box = await within(dialog).findByRole<HTMLInputElement>("checkbox", outside);
  await waitFor(() => expect(dialog.textContent).toMatch(/outside your hours|don’t work on/));
  const book = within(dialog).getByRole("button", { name: "Book" });
  await userEvent.click(book);
  expect(within(dialog).getByText("Tick this if you still want this time.")).toBeTruthy();
  expect(document.activeElement).toBe(box);
  expect(sent).toEqual([]);
  await userEvent.click(box);
  await userEvent.click(hourOf(dialog, "Start"));
  await userEvent.keyboard("04");
  const other = await within(dialog).findByRole<HTMLInputElement>("checkbox", outside);
  expect(other.checked).toBe(false);
  await userEvent.click(other);
  await userEvent.click(book);
  await waitFor(() => expect(closed).toHaveBeenCalled(), firstLoad);
  expect(sent).toEqual(["/api/therapy-sessions/therapist"]);
});

test("a session within the hours of a place is there, unless the practitioner picks the call", async () => {
  const dialog = await showDialog();
  const { name, email } = await chooseNewClient(dialog);
  await userEvent.type(name, "Kadri Uus");
  await userEvent.type(email, "uus@example.ee");
  within(dialog).getByText(/^In person: /);
  await userEvent.click(within(dialog).getByRole("button", { name: /^Practice: / }));
  const [anyWay] = await screen.findAllByRole("option", { name: /60\smin/ }, firstLoad);
  await userEvent.click(anyWay!);
  await within(dialog).findByRole("group", { name: "Start" });
  await userEvent.click(hourOf(dialog, "Start"));
  await userEvent.keyboard("11");
  const radio = (name: RegExp) => within(dialog).getByRole<HTMLInputElement>("radio", { name });
  await waitFor(() => expect(radio(/^In person: Salme/).checked).toBe(true));
  await userEvent.click(radio(/^Video call$/));
  await userEvent.click(within(dialog).getByRole("button", { name: "Book" }));
  await waitFor(() => expect(closed).toHaveBeenCalled(), firstLoad);
  expect(body).toMatchObject({ meetingType: "VIDEO_CALL" });
});
