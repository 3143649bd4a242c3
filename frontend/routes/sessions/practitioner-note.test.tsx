import "tests/support/browser-with-server.ts";
import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openingTime, openTestApp, type TestApp } from "tests/test-app.ts";
import { queryClient } from "../../api/query-client.ts";
import { startSession } from "../../api/sign-in-session.ts";
import { removeAllDrafts } from "../../drafts.ts";
import { needTranslations, startI18n, switchLanguage } from "../../i18n/i18n.ts";
import { sessionQuery } from "../../therapy-sessions/queries.ts";
import { PractitionerNote } from "./practitioner-note.tsx";

let app: TestApp;
let refuse: boolean;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: openingTime });
  app = await openTestApp();
  refuse = false;
  vi.stubGlobal("fetch", (request: Request) => {
    if (refuse && request.method !== "GET") return Promise.reject(new TypeError("no connection"));
    return app.request(request);
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

function OfSession({ id }: { id: string }) {
  const { data } = useQuery(sessionQuery(id));
  return data ? <PractitionerNote session={data} /> : null;
}

function show(id: string) {
  const router = createMemoryRouter([{ path: "*", element: <OfSession id={id} /> }]);
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

async function firstSession() {
  const { user, headers } = await app.signIn("therapist1@demo.heaolu.ee");
  startSession({ accessToken: headers.Authorization.replace("Bearer ", ""), expiresIn: 600, user });
  const [{ id }] = await (await app.get("/therapy-sessions/therapist?limit=1", headers)).json();
  return { id: id as string, headers, path: `/therapy-sessions/${id}/practitioner-note` };
}

async function write(text: string) {
  await userEvent.click(
    await screen.findByRole("button", { name: /Add a note for yourself|Edit the note/ }),
  );
  const field = screen.getByRole("textbox", { name: /Your note/ });
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

const save = () => userEvent.click(screen.getByRole("button", { name: /Save|Try again/ }));

test("a note is kept over a reload and a failure, saved, and deleted after a question", async () => {
  const { id, headers, path } = await firstSession();
  show(id);
  await write("Left shoulder");
  cleanup();
  queryClient.clear();
  show(id);
  expect(await screen.findByRole("textbox", { name: /Your note/ }))
    .toHaveProperty("value", "Left shoulder");

  refuse = true;
  await save();
  await screen.findByRole("button", { name: "Try again" });
  refuse = false;
  await save();
  expect((await screen.findByText("Left shoulder")).tagName).toBe("P");
  expect(screen.getByText("Only you see this")).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Edit the note" }));

  await userEvent.click(screen.getByRole("button", { name: "Delete the note" }));
  await userEvent.click(await screen.findByRole("button", { name: "Delete" }, { timeout: 40_000 }));
  await screen.findByRole("button", { name: "Add a note for yourself" });
  expect(await (await app.get(path, headers)).json()).toMatchObject({ note: null });
});

test("a note that was changed elsewhere meanwhile is shown beside the own one", async () => {
  const { id, headers, path } = await firstSession();
  show(id);
  await write("From the phone");
  await app.send("PUT", path, { note: "From the desk" }, headers);
  await save();
  expect(await screen.findByText("From the desk")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Combine both and edit" }));
  expect(screen.getByRole("textbox")).toHaveProperty("value", "From the desk\n\nFrom the phone");
  await save();
  await waitFor(async () =>
    expect((await (await app.get(path, headers)).json()).note)
      .toBe("From the desk\n\nFrom the phone")
  );
});
