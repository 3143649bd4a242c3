import "tests/support/browser-with-server.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, configure, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { contentOf, writtenCourse } from "tests/flows/course-steps.ts";
import { openingTime, openTestApp, type TestApp } from "tests/test-app.ts";
import { queryClient } from "../../api/query-client.ts";
import { startSession } from "../../api/sign-in-session.ts";
import { draftKeys, removeAllDrafts } from "../../drafts.ts";
import { needTranslations, startI18n, switchLanguage } from "../../i18n/i18n.ts";
import { Component } from "./edit.tsx";

configure({ asyncUtilTimeout: 20_000 });

let app: TestApp;
let leaveEditor: () => Promise<void>;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: openingTime });
  app = await openTestApp();
  vi.stubGlobal("fetch", (request: Request) => app.request(request));
  await startI18n();
  await switchLanguage("en");
  await needTranslations(["drafts"]);
});

afterEach(async () => {
  cleanup();
  removeAllDrafts();
  queryClient.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  await app[Symbol.asyncDispose]();
});

const titleField = () => screen.findByRole<HTMLInputElement>("textbox", { name: "Title" });

async function openEditor(id: string) {
  const router = createMemoryRouter(
    [{ path: "/sessions/courses/edit/:id", Component }, { path: "*", Component: () => null }],
    { initialEntries: [`/sessions/courses/edit/${id}`] },
  );
  leaveEditor = async () => {
    await router.navigate("/sessions/courses");
    cleanup();
    queryClient.clear();
  };
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return await titleField();
}

async function writeCourse() {
  const practitioner = await app.signIn("therapist1@demo.heaolu.ee");
  const { user, headers } = practitioner;
  startSession({ accessToken: headers.Authorization.replace("Bearer ", ""), expiresIn: 600, user });
  return { ...await writtenCourse(app, practitioner), headers };
}

test("a title typed and not saved is there after the page is left, until it goes back to the saved one", async () => {
  const { id } = await writeCourse();
  const title = await openEditor(id);
  await userEvent.clear(title);
  await userEvent.type(title, "Seven walks");
  await leaveEditor();

  expect((await openEditor(id)).value).toBe("Seven walks");
  expect(screen.getByText("Not saved")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Back to the saved version" }));
  expect((await titleField()).value).toBe("A quiet evening");
  expect(screen.getByText("Saved")).toBeTruthy();
  expect(draftKeys("course.")).toEqual([]);
});

test("a kept course is saved, and its draft is gone", async () => {
  const { id } = await writeCourse();
  await userEvent.type(await openEditor(id), " at home");
  await leaveEditor();
  await openEditor(id);
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText("Saved");
  expect(screen.queryByRole("button", { name: "Back to the saved version" })).toBeNull();
  expect(draftKeys("course.")).toEqual([]);
});

test("a kept course does not replace a version that was saved elsewhere", async () => {
  const { id, path, version, headers } = await writeCourse();
  await userEvent.type(await openEditor(id), " at home");
  await leaveEditor();
  const body = { access: "free", priceCents: null, content: contentOf() };
  const other = await app.send("PUT", path, body, { ...headers, "If-Match": version });
  expect(other.status).toBe(200);
  await openEditor(id);
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect((await screen.findByRole("alert")).textContent).toMatch(
    /has changed this course meanwhile/,
  );
});
