import "tests/support/browser-with-server.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, configure, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { accessibilityViolations } from "ui-kit/testing.ts";
import type { SoldPackage } from "../../api/package-offers.ts";
import { queryClient } from "../../api/query-client.ts";
import { needTranslations, startI18n, switchLanguage } from "../../i18n/i18n.ts";
import { SoldPackages } from "./sold-packages.tsx";

configure({ asyncUtilTimeout: 20_000 });

const sold: SoldPackage = {
  id: "1",
  state: "active",
  buyerName: "Mari Mets",
  practiceType: "YOGA",
  durationMinutes: 60,
  sessions: 5,
  sessionsLeft: 3,
  priceCents: 29_000,
  expiresOn: "2027-01-30",
};

/** Null: the list cannot be loaded. */
let packages: SoldPackage[] | null;

beforeEach(async () => {
  vi.stubGlobal("fetch", (request: Request) => {
    if (!request.url.endsWith("/packages/sold")) return Response.json([]);
    return packages ? Response.json({ packages }) : Response.json({}, { status: 500 });
  });
  await startI18n();
  await switchLanguage("en");
  await needTranslations(["offers"]);
});

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

function open() {
  return render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <SoldPackages userId="practitioner" />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

test("sold packages show the buyer, the sessions left and the last day", async () => {
  packages = [
    sold,
    { ...sold, id: "2", buyerName: null, state: "expired", sessionsLeft: 0 },
    { ...sold, id: "3", buyerName: "Jaan Tamm", state: "refunded", sessionsLeft: 0 },
  ];
  const { container } = open();
  const [active, expired, refunded] = await screen.findAllByRole("listitem");
  expect(active!.textContent).toMatch(
    /^Mari Mets.*60\smin · 5 sessions.*290.* · 3 of 5 left · valid until .*2027/,
  );
  expect(within(active!).getByRole("img", { name: "3 of 5 left" })).toBeTruthy();
  expect(expired!.textContent).toMatch(/^Deleted account.* · ended .*2027/);
  expect(refunded!.textContent).toMatch(/^Jaan Tamm.* · refunded$/);
  expect(await accessibilityViolations(container)).toEqual([]);
});

test("a practitioner who has sold nothing reads so", async () => {
  packages = [];
  open();
  expect(screen.getByText("Loading the sold packages")).toBeTruthy();
  await screen.findByText("No package has been sold yet.");
});

test("a list that could not be loaded can be loaded again", async () => {
  packages = null;
  open();
  const again = await screen.findByRole("button", { name: "Try again" });
  packages = [sold];
  await userEvent.click(again);
  await screen.findByText("Mari Mets");
});
