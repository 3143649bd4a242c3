import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, configure, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, vi } from "vitest";
import { queryClient } from "frontend/api/query-client.ts";
import { BookingPage } from "frontend/booking/booking-page.tsx";
import { parsePageAddress } from "frontend/booking/page-address.ts";
import { needTranslations, startI18n, switchLanguage } from "frontend/i18n/i18n.ts";
import { lastMail } from "../flows/guest-steps.ts";
import { openingTime, openTestApp, type TestApp } from "../test-app.ts";
// Loads the lazy parts before the tests, so that their time does not count.
import "ui-kit/booking/month-calendar.tsx";
import "frontend/booking/later-steps.tsx";
import "frontend/booking/zone-list.tsx";

// Every answer comes from a whole backend, which a busy machine slows down.
configure({ asyncUtilTimeout: 10_000 });

const page = "/@heidi-loorlaid/imago-therapy-90";
export const codeLabel = "Six digits from the email";

/** A booking page in a test, with the whole backend behind it. */
export function bookingPageVisit() {
  let app: TestApp;
  /** The requests of the page, in order. */
  let sent: Request[];
  let losesAnswer: boolean;
  let holdAnswers: Promise<void>;

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: openingTime });
    app = await openTestApp();
    sent = [];
    losesAnswer = false;
    holdAnswers = Promise.resolve();
    vi.stubGlobal("fetch", async (request: Request) => {
      sent.push(request.clone());
      const answer = await app.request(request);
      if (request.url.endsWith("/holds")) await holdAnswers;
      if (!losesAnswer || !request.url.endsWith("/booking-requests")) return answer;
      losesAnswer = false;
      throw new TypeError("network");
    });
    await startI18n();
    await switchLanguage("en");
    await needTranslations(["booking", "confirmation", "access", "errors"]);
    // A narrow page shows the week.
    vi.stubGlobal(
      "matchMedia",
      () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
    );
  });

  afterEach(async () => {
    cleanup();
    queryClient.clear();
    sessionStorage.clear();
    history.replaceState(null, "");
    vi.unstubAllGlobals();
    vi.useRealTimers();
    await app[Symbol.asyncDispose]();
  });

  function show(path: string) {
    const address = parsePageAddress(`http://localhost:8000${path}`);
    queryClient.clear();
    return render(
      <QueryClientProvider client={queryClient}>
        <MemoryRouter>
          <BookingPage address={address} />
        </MemoryRouter>
      </QueryClientProvider>,
    );
  }

  return {
    app: () => app,
    sent: () => sent,
    requests: () =>
      sent.filter(({ method, url }) => method === "POST" && url.endsWith("/booking-requests")),
    /** Keeps the answers to holds back until the returned function is called. */
    delayHolds(): () => void {
      const { promise, resolve } = Promise.withResolvers<void>();
      holdAnswers = promise;
      return resolve;
    },
    loseNextAnswer: () => void (losesAnswer = true),
    show,
    async open(rest = "?name=Liisa+Tamm&email=liisa%40example.org", at = page) {
      const view = await show(at + rest);
      await screen.findAllByRole("radio");
      return view;
    },
    /** The page of a tab whose request is still open. */
    async reopen() {
      const view = await show(page);
      await screen.findByLabelText(codeLabel);
      return view;
    },
    async chooseFirst() {
      const [first] = await times();
      await userEvent.click(slot(first!));
      await screen.findByText(/Held for you/);
      await userEvent.click(await screen.findByRole("button", { name: "Continue" }));
      await screen.findByLabelText("Name");
    },
    /** Types the code of the latest mail to an address. */
    async typeMailedCode(email = "liisa@example.org") {
      const field = await screen.findByLabelText(codeLabel);
      const [, code = ""] = /(\d{3} \d{3})/.exec((await lastMail(app, email)).subject) ?? [];
      await userEvent.type(field, code);
    },
  };
}

export async function times(): Promise<string[]> {
  const slots = await screen.findAllByRole<HTMLInputElement>("radio", { name: /\d\d:\d\d$/ });
  return slots.map((slot) => slot.value);
}

export function slot(startsAt: string) {
  return screen.getAllByRole<HTMLInputElement>("radio").find((each) => each.value === startsAt)!;
}

export async function requestCode() {
  await userEvent.click(screen.getByRole("button", { name: "Get the code by email" }));
}
