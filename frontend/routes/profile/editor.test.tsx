import "tests/support/browser-with-server.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, configure, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openingTime, openTestApp, type TestApp } from "tests/test-app.ts";
import { queryClient } from "../../api/query-client.ts";
import { startSession } from "../../api/sign-in-session.ts";
import { removeAllDrafts } from "../../drafts.ts";
import { needTranslations, switchLanguage } from "../../i18n/i18n.ts";
// Loads the lazy parts before the tests, so that their time does not count.
import "ui-kit/feedback/modal.tsx";
import "./editor.tsx";
import { Component } from "./edit.tsx";

configure({ asyncUtilTimeout: 15_000 });

let app: TestApp;
let isOnline: boolean;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: openingTime });
  app = await openTestApp();
  isOnline = true;
  vi.stubGlobal("fetch", async (request: Request) => {
    if (!isOnline && request.method !== "GET") throw new TypeError("Failed to fetch");
    return await app.request(request);
  });
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  Element.prototype.scrollIntoView = () => {};
  await needTranslations(["profile", "certificates", "credentials", "policy"]);
  await switchLanguage("en");
});

afterEach(async () => {
  cleanup();
  queryClient.clear();
  removeAllDrafts();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  await app[Symbol.asyncDispose]();
});

async function open() {
  const { user, headers } = await app.signIn("therapist1@demo.heaolu.ee");
  startSession({ accessToken: headers.Authorization.replace("Bearer ", ""), expiresIn: 600, user });
  const router = createMemoryRouter([{ path: "*", Component }]);
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await screen.findByLabelText("Your sentence");
  return userEvent.setup();
}

const publishing = () => screen.findByRole("region", { name: "Publishing" });

test("what kept the changes from being published goes away with the next save", async () => {
  const user = await open();
  isOnline = false;
  await user.type(screen.getByLabelText("Your sentence"), "!");
  await user.click(await screen.findByRole("button", { name: "Publish" }));
  const bar = await publishing();
  await within(bar).findByText(/Your changes are not saved yet/);
  isOnline = true;
  dispatchEvent(new Event("online"));
  await within(bar).findByText("1 change is not published");
  await screen.findByText(/^Saved \d/);
  await waitFor(() => expect(within(bar).queryByText(/not saved yet/)).toBeNull());
});

test("a published profile that is not approved is sent from the bar", async () => {
  const { user: { therapistId } } = await app.signIn("therapist1@demo.heaolu.ee");
  await app.ports.persistence.transaction(({ approvals }) =>
    approvals.save(therapistId!, { approval: "declined", reason: null }, app.now())
  );
  const user = await open();
  const bar = await publishing();
  await user.type(screen.getByLabelText("Your sentence"), " A");
  await within(bar).findByText("1 change is not published");
  expect(within(bar).queryByRole("button", { name: "Send for approval" })).toBeNull();
  await user.click(await within(bar).findByRole("button", { name: "Publish" }));
  await user.click(await within(bar).findByRole("button", { name: "Send for approval" }));
  await waitFor(() =>
    expect(screen.queryByRole("button", { name: "Send for approval" })).toBeNull()
  );
});

test("an earlier version replaces unpublished changes only after a question", async () => {
  const user = await open();
  const sentence = screen.getByLabelText<HTMLTextAreaElement>("Your sentence");
  await user.type(sentence, " A");
  await screen.findByText("1 change is not published");
  await user.click(screen.getByRole("button", { name: "Publish" }));
  await waitFor(() => expect(screen.queryByText(/not published/)).toBeNull(), { timeout: 5000 });
  await user.type(sentence, "B");
  await user.click(screen.getByRole("button", { name: "Earlier versions" }));
  const dialog = await screen.findByRole("dialog");
  const [look] = (await within(dialog).findAllByRole("button", { name: /^Look/ })).slice(-1);
  await user.click(look!);
  await within(dialog).findAllByText("in this version");
  await user.click(await within(dialog).findByRole("button", { name: "Use this version" }));
  await within(dialog).findByText(/1 change that you have not published is replaced/);
  expect(sentence.value).toMatch(/ AB$/);
  await user.click(within(dialog).getByRole("button", { name: "Use this version" }));
  await waitFor(() => expect(sentence.value).not.toMatch(/ A/));
});

test("the preview is in the language that is chosen there, with the sentence", async () => {
  const user = await open();
  const preview = screen.getByRole("region", { name: "What clients see" });
  const card = await within(preview).findByRole("article");
  expect((await within(card).findAllByText(/Kõik ajad/)).length).toBeGreaterThan(0);
  await user.click(within(preview).getByRole("radio", { name: "Русский" }));
  expect((await within(preview).findAllByText(/личн|видеозвонок|очно/i)).length).toBeGreaterThan(0);
  const [lead] = preview.querySelectorAll("[data-part=lead]");
  expect(lead?.textContent).toMatch(/[а-я]/);
});

test("a removed picture is back at its place with Undo", async () => {
  const user = await open();
  const section = document.getElementById("pictures")!;
  const pictures = () =>
    [...section.querySelectorAll(".order-list img:not([alt=''])")]
      .map((image) => image.getAttribute("alt"));
  const before = pictures();
  expect(before.length).toBeGreaterThan(1);
  await user.click(within(section).getByRole("button", { name: `Remove: ${before[0]}` }));
  expect(pictures()).toEqual(before.slice(1));
  const undo = within(section).getByRole("button", { name: `Undo: ${before[0]}` });
  await waitFor(() => expect(document.activeElement).toBe(undo));
  await user.click(undo);
  expect(pictures()).toEqual(before);
});

test("a new practice begins with its first field, and only a field that was left is wrong", async () => {
  const user = await open();
  await user.click(screen.getByRole("button", { name: "Add a practice" }));
  // It does not take a visible profile out of search.
  await screen.findByText("You are visible in search. Before you publish: one more part.");
  const type = screen.getByRole("button", { name: /^Practice: Choose a practice/ });
  await waitFor(() => expect(document.activeElement).toBe(type));
  const section = document.getElementById("practices")!;
  const errors = () =>
    [...section.querySelectorAll("[data-part=error]")].map(({ textContent }) => textContent);
  expect(errors()).toEqual([]);
  // A press outside leaves the field when it ends.
  await user.pointer({ keys: "[MouseLeft>]", target: screen.getByLabelText("Your sentence") });
  expect(errors()).toEqual([]);
  await user.pointer({ keys: "[/MouseLeft]" });
  await waitFor(() => expect(errors()).toEqual(["Choose the practice."]));
  const price = within(section).getByLabelText<HTMLInputElement>("Price");
  await user.type(price, "45.5");
  await user.tab();
  expect(price.value).toBe("45.50");
  await user.type(price, "{Backspace>5}45,50");
  await user.tab();
  expect(price.value).toBe("45.50");
});

test("after a practice is removed the focus is on Undo, and after it is archived on the next step", async () => {
  const user = await open();
  const section = within(document.getElementById("practices")!);
  await user.click(screen.getByRole("button", { name: "Add a practice" }));
  await user.click(section.getAllByRole("button", { name: /^Remove/ }).at(-1)!);
  const undo = await section.findByRole("button", { name: /^Undo/ });
  await waitFor(() => expect(document.activeElement).toBe(undo));
  await user.click(section.getAllByRole("button", { name: /^Change: / })[0]!);
  await user.click(section.getAllByRole("button", { name: /^Remove/ })[0]!);
  await user.click(await screen.findByRole("button", { name: "Archive" }));
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Add a practice" }))
  );
});

test("video sessions without a call link are named, with the way to set it", async () => {
  const { headers } = await app.signIn("therapist1@demo.heaolu.ee");
  const links = await (await app.get("/call-links", headers)).json();
  const without = {
    roomPattern: null,
    practices: links.practices.map(({ id }: { id: string }) => ({ id, callLink: null })),
  };
  expect(without.practices.length).toBeGreaterThan(0);
  expect((await app.send("PUT", "/call-links", without, headers)).status).toBe(200);
  await open();
  const link = await screen.findByRole("link", { name: "Set the link of your video calls" });
  expect(link.getAttribute("href")).toBe("/sessions/availability#call-links");
  within(document.getElementById("practices")!).getByText("no call link");
});

test("the experience is missing while its text is empty, whatever the introduction is", async () => {
  const user = await open();
  const section = document.getElementById("languages")!;
  await user.click(within(section).getByRole("button", { name: /^Languages and experience/ }));
  const tab = within(section).getByRole("tab", { name: /^Eesti/ });
  expect(tab.textContent).toContain("ready");
  await user.clear(within(section).getByLabelText("Experience"));
  expect(tab.textContent).toContain("missing");
  within(section).getByText("1 missing");
  const introduction = document.getElementById("introduction")!;
  expect(within(introduction).getByRole("tab", { name: /^Eesti/ }).textContent).toContain("ready");
});

test("a group gets weekly times, and one outside of the working hours is named", async () => {
  const user = await open();
  const section = document.getElementById("practices")!;
  await user.click(within(section).getByRole("button", { name: "Change: TRE" }));
  await user.click(await screen.findByLabelText("A group: several clients book the same time"));
  const times = await screen.findByRole("group", { name: "Meets every week" });
  await user.click(within(times).getByRole("button", { name: "Add a time" }));
  await within(times).findByText(/^Tuesday 18:00 is outside of your working hours/);
  await user.click(within(times).getByRole("spinbutton", { name: /hour/ }));
  await user.keyboard("1530");
  await waitFor(() => expect(within(times).queryByText(/outside/)).toBeNull());
  await user.click(within(times).getByRole("button", { name: "Remove: Tuesday 15:30" }));
  await waitFor(() =>
    expect(document.activeElement).toBe(within(times).getByRole("button", { name: "Add a time" }))
  );
});
