import "tests/support/browser-with-server.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openTestApp, type TestApp } from "tests/test-app.ts";
import { accessibilityViolations } from "ui-kit/testing.ts";
import { queryClient } from "../api/query-client.ts";
import { startI18n, switchLanguage } from "../i18n/i18n.ts";
import { clearViews, mostViewed, storeView, turnViews, useViewed } from "./viewed.ts";
import { ViewedTherapists } from "./viewed-therapists.tsx";

let app: TestApp;

beforeEach(async () => {
  app = await openTestApp();
  vi.stubGlobal("fetch", (request: Request) => app.request(request));
  await startI18n();
  await switchLanguage("en");
});

afterEach(async () => {
  cleanup();
  queryClient.clear();
  turnViews(true);
  clearViews();
  vi.unstubAllGlobals();
  await app[Symbol.asyncDispose]();
});

const person = (slug: string) => ({ slug, name: slug, pictureUrl: null });

async function shownSlugs(limit: number): Promise<string[]> {
  const { therapists } = await (await app.get(`/therapists?limit=${limit}`)).json();
  return therapists.map(({ slug }: { slug: string }) => slug);
}

function show(except?: string) {
  return render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <ViewedTherapists except={except} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const addresses = () => screen.getAllByRole("link").map((link) => link.getAttribute("href"));

function Stored() {
  return <output>{useViewed().people.map(({ slug }) => slug).join()}</output>;
}

test("the last viewed practitioners are shown once each, without the one of the page", async () => {
  const [first = "", second = "", third = ""] = await shownSlugs(3);
  for (const slug of [first, second, third, first]) storeView(person(slug));
  const { container } = show(second);
  expect(addresses()).toEqual([first, third].map((slug) => `/therapist/view/${slug}`));
  await waitFor(() => expect(container.querySelector("small")?.textContent).toMatch(/ · /));
  expect(await accessibilityViolations(container)).toEqual([]);
});

test("a practitioner that is not shown any more is forgotten", async () => {
  const [slug = ""] = await shownSlugs(1);
  storeView(person("hidden-by-now"));
  storeView(person(slug));
  show();
  await waitFor(() => expect(addresses()).toEqual([`/therapist/view/${slug}`]));
  render(<Stored />);
  expect(screen.getByRole("status").textContent).toBe(slug);
});

test("more than twelve views drop the oldest, and a damaged store is empty", () => {
  for (let at = 0; at < mostViewed + 2; at++) storeView(person(`p-${at}`));
  render(<Stored />);
  const slugs = screen.getByRole("status").textContent!.split(",");
  expect(slugs).toHaveLength(mostViewed);
  expect(slugs[0]).toBe("p-13");
  act(() => {
    localStorage.setItem("heaolu.viewed", '[{"slug":"../x","name":1}]');
    dispatchEvent(new StorageEvent("storage", { key: "heaolu.viewed" }));
  });
  expect(screen.getByRole("status").textContent).toBe("");
});

test("turning the list off clears it and stores nothing more", async () => {
  const [slug = ""] = await shownSlugs(1);
  storeView(person(slug));
  show();
  await userEvent.click(screen.getByRole("button", { name: "Don’t keep it" }));
  storeView(person(slug));
  expect(screen.queryByRole("link")).toBeNull();
  expect(localStorage.getItem("heaolu.viewed")).toBe("off");
});
