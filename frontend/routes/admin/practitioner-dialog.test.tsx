import "tests/support/browser-with-server.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openingTime, openTestApp, type TestApp } from "tests/test-app.ts";
import { queryClient } from "../../api/query-client.ts";
import { startSession } from "../../api/sign-in-session.ts";
import { needTranslations, startI18n, switchLanguage } from "../../i18n/i18n.ts";
import { practitionersQuery } from "./queries.ts";
import { PractitionerDialog } from "./practitioner-dialog.tsx";

const firstLoad = { timeout: 40_000 };

let app: TestApp;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: openingTime });
  app = await openTestApp();
  vi.stubGlobal("fetch", (request: Request) => app.request(request));
  await startI18n();
  await switchLanguage("en");
  await needTranslations(["admin"]);
});

afterEach(async () => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  await app[Symbol.asyncDispose]();
});

test("a reason stays when another administrator has approved the profile meanwhile", async () => {
  const { user, headers } = await app.signIn("admin@demo.heaolu.ee");
  startSession({ accessToken: headers.Authorization.replace("Bearer ", ""), expiresIn: 600, user });
  const waiting = await (await app.get("/admin/practitioners?state=waiting", headers)).json();
  const [{ id, version }] = waiting.practitioners;
  const element = <PractitionerDialog query={practitionersQuery({ state: "waiting" })} />;
  const router = createMemoryRouter([{ path: "*", element }], {
    initialEntries: [`/admin/practitioners?open=${id}`],
  });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await userEvent.click(await screen.findByRole("button", { name: "Decline" }, firstLoad));
  await userEvent.type(await screen.findByRole("textbox"), "No certificate.");

  const other = await app.signIn("admin2@demo.heaolu.ee");
  const approved = await app.post(`/admin/practitioners/${id}/approve`, undefined, {
    ...other.headers,
    "If-Match": version,
  });
  expect(approved.status).toBe(200);
  await userEvent.click(screen.getByRole("button", { name: "Decline and send" }));
  expect((await screen.findByRole("alert", {}, firstLoad)).textContent).toMatch(
    /already been approved/,
  );
  expect(screen.getByRole<HTMLTextAreaElement>("textbox").value).toBe("No certificate.");
});
