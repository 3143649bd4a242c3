import "tests/support/browser-with-server.ts";
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { openingTime, openTestApp, type TestApp } from "tests/test-app.ts";
import { accessibilityViolations } from "ui-kit/testing.ts";
import { instantOf } from "../days.ts";
import { BookingPage } from "./booking-page.tsx";
import { parsePageAddress } from "./page-address.ts";
import { loadWords, WordsProvider } from "./words.ts";
// Loads the lazy parts before the tests, so that their time does not count.
import "ui-kit/booking/month-calendar.tsx";
import "./account-page.tsx";
import "./confirmation-step.tsx";
import "./day-list.tsx";
import "./booking-problem.tsx";
import "./details-step.tsx";
import "./zone-choice.tsx";
import "./zone-list.tsx";

const page = "/@heidi-loorlaid/imago-therapy-90";

let app: TestApp;
/** The requests of the page, in order. */
let sent: Request[];
let loseNextAnswer: boolean;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: openingTime });
  app = await openTestApp();
  sent = [];
  loseNextAnswer = false;
  vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => {
    const request = new Request(new URL(path, "http://localhost:8000"), init);
    sent.push(request.clone());
    const answer = await app.request(request);
    if (!loseNextAnswer || !path.endsWith("/invitees")) return answer;
    loseNextAnswer = false;
    throw new TypeError("network");
  });
  // A narrow page shows the week.
  vi.stubGlobal(
    "matchMedia",
    () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
  );
});

afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  await app[Symbol.asyncDispose]();
});

async function open(rest = "?name=Liisa+Tamm&email=liisa%40example.org", at = page) {
  const address = parsePageAddress(`http://localhost:8000${at}${rest}`);
  const view = render(
    <WordsProvider value={await loadWords("en")}>
      <BookingPage address={address} />
    </WordsProvider>,
  );
  await screen.findAllByRole("radio");
  return view;
}

async function times(): Promise<string[]> {
  const slots = await screen.findAllByRole<HTMLInputElement>("radio", { name: /\d\d:\d\d$/ });
  return slots.map((slot) => slot.value);
}

function slot(startsAt: string) {
  return screen.getAllByRole<HTMLInputElement>("radio").find((each) => each.value === startsAt)!;
}

async function eventType(): Promise<string> {
  const answer = await app.get("/calendly/booking-pages/heidi-loorlaid/imago-therapy-90");
  return (await answer.json()).eventType.uri;
}

async function anotherVisitorBooks(startsAt: string) {
  const invitee = { name: "Mart", email: "mart@example.org", timezone: "Europe/Tallinn" };
  const event_type = await eventType();
  const answer = await app.post("/calendly/invitees", {
    event_type,
    start_time: startsAt,
    invitee,
  });
  expect(answer.status).toBe(201);
}

/** The path of an introductory call. */
async function introPath(): Promise<string> {
  const therapist = await (await app.get("/therapists/maarja-liis-tammelaid")).json();
  const intro = therapist.practices.find((practice: { intro: boolean }) => practice.intro);
  return new URL(intro.schedulingUrl).pathname;
}

async function bookFirst() {
  const [first] = await times();
  await userEvent.click(slot(first!));
  await userEvent.click(await screen.findByRole("button", { name: "Continue" }));
  await screen.findByLabelText("Name");
  await userEvent.click(screen.getByRole("button", { name: "Book" }));
}

function bookings() {
  return sent.filter(({ method, url }) => method === "POST" && url.endsWith("/invitees"));
}

test("a chosen time is held, booked and confirmed", async () => {
  const { container } = await open();
  const [first] = await times();
  await userEvent.click(slot(first!));
  await screen.findByText(/Held for you, [45]:\d\d left/);
  expect(await accessibilityViolations(container)).toEqual([]);

  await userEvent.click(screen.getByRole("button", { name: "Continue" }));
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Your details" }));
  await screen.findByLabelText("Name");
  expect(bookings()).toEqual([]);
  expect(screen.getByLabelText<HTMLInputElement>("Name").value).toBe("Liisa Tamm");
  await userEvent.dblClick(screen.getByRole("button", { name: "Book" }));
  await screen.findByText(/It’s yours: .*\./);
  expect(bookings()).toHaveLength(1);
});

test("the time in the address is held at once and the form opens", async () => {
  const list = await app.get(
    `/calendly/event-type-available-times?event_type=${encodeURIComponent(await eventType())}` +
      `&start_time=2026-11-23T00:00:00Z&end_time=2026-11-30T00:00:00Z`,
  );
  const startsAt = instantOf((await list.json()).collection[0].start_time);
  const address = parsePageAddress(`http://localhost:8000${page}/${startsAt}?name=Liisa`);
  render(
    <WordsProvider value={await loadWords("en")}>
      <BookingPage address={address} />
    </WordsProvider>,
  );
  await screen.findByText(/Held for you/);
  expect(screen.getByLabelText("Name")).toBeTruthy();
});

test("a taken time is disabled, and the message offers alternatives", async () => {
  await open();
  const [first] = await times();
  await anotherVisitorBooks(first!);
  await userEvent.click(slot(first!));
  const note = await screen.findByRole("alert");
  expect(note.textContent).toMatch(/was just taken\. Nearest free times:/);
  expect(document.activeElement).toBe(note);
  await waitFor(() => expect(slot(first!).disabled).toBe(true));

  const offers = within(note).getAllByRole("button");
  expect(offers).toHaveLength(3);
  await userEvent.click(offers[0]!);
  await screen.findByText(/Held for you/);
});

test("the form keeps its texts when the time is taken meanwhile", async () => {
  await open();
  const [first] = await times();
  await userEvent.click(slot(first!));
  await screen.findByText(/Held for you/);
  await userEvent.click(screen.getByRole("button", { name: "Continue" }));
  await userEvent.clear(screen.getByLabelText("Name"));
  await userEvent.type(screen.getByLabelText("Name"), "Liisa Maria");

  app.advance(6 * 60_000);
  await anotherVisitorBooks(first!);
  await userEvent.click(screen.getByRole("button", { name: "Book" }));
  const note = await screen.findByRole("alert");
  expect(note.textContent).toMatch(/was just taken/);
  expect(screen.getByLabelText<HTMLInputElement>("Name").value).toBe("Liisa Maria");
});

test("a retry after a lost answer makes no second booking", async () => {
  await open();
  const [first] = await times();
  await userEvent.click(slot(first!));
  await screen.findByText(/Held for you/);
  await userEvent.click(screen.getByRole("button", { name: "Continue" }));
  loseNextAnswer = true;
  await userEvent.click(screen.getByRole("button", { name: "Book" }));
  await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
  await screen.findByText(/It’s yours: /);

  const [one, two] = bookings();
  expect(two?.headers.get("Idempotency-Key")).toBe(one?.headers.get("Idempotency-Key"));
});

test("mistakes are shown at their fields and nothing is sent", async () => {
  await open("");
  const [first] = await times();
  await userEvent.click(slot(first!));
  await userEvent.click(await screen.findByRole("button", { name: "Continue" }));
  await userEvent.type(screen.getByLabelText("Name"), "Liisa");
  await userEvent.type(screen.getByLabelText("Email"), "liisa@");
  await userEvent.click(screen.getByRole("button", { name: "Book" }));
  const email = screen.getByLabelText("Email");
  expect(document.activeElement).toBe(email);
  expect(email.getAttribute("aria-invalid")).toBe("true");
  expect(bookings()).toEqual([]);
});

test("leaving the page releases the time", async () => {
  const { unmount } = await open();
  const [first] = await times();
  await userEvent.click(slot(first!));
  await screen.findByText(/Held for you/);
  unmount();
  await waitFor(() => expect(sent.at(-1)?.method).toBe("DELETE"));
  await anotherVisitorBooks(first!);
});

test("an unknown page shows a message", async () => {
  const address = parsePageAddress("http://localhost:8000/@unknown/unknown");
  render(
    <WordsProvider value={await loadWords("en")}>
      <BookingPage address={address} />
    </WordsProvider>,
  );
  await screen.findByText("There is no such booking page.");
});

test("the list shows five days with times and more on request", async () => {
  await open();
  await userEvent.click(screen.getByRole("radio", { name: "List" }));
  const more = await screen.findByRole("button", { name: "Show more days" });
  const days = () => screen.getAllByRole("heading", { level: 2 }).length;
  expect(days()).toBe(5);
  await userEvent.click(more);
  await waitFor(() => expect(days()).toBe(10));
});

test("a second introductory call is refused with a link to the other sessions", async () => {
  const first = await introPath();
  const intro = await open("?name=Liisa&email=liisa%40example.org", first);
  await bookFirst();
  await screen.findByText(/It’s yours: /);
  intro.unmount();

  await open("?name=Liisa&email=liisa%40example.org", first);
  await bookFirst();
  const note = await screen.findByRole("alert");
  expect(note.textContent).toMatch(/can be booked once/);
  const others = within(note).getByRole("link", { name: "Other sessions of this practitioner" });
  expect(others.getAttribute("href")).toMatch(/^\/@maarja-liis-tammelaid/);
  expect(screen.getByLabelText<HTMLInputElement>("Name").value).toBe("Liisa");
});

test("the times of a group session show how many places are left", async () => {
  const user = "http://localhost:8000/api/calendly/users/rasmus-tihase";
  const { collection } = await (await app.get(`/calendly/event-types?user=${user}`)).json();
  const group = collection.find(({ kind }: { kind: string }) => kind === "group");
  await open("", new URL(group.scheduling_url).pathname);
  await userEvent.click(screen.getByRole("radio", { name: "List" }));
  await screen.findByRole("button", { name: "Show more days" });
  const full = screen.getAllByRole("radio", { name: /, 8 places, \d?\d:\d\d$/ });
  expect(full.length).toBeGreaterThan(2);
  expect(full[0]!.closest("label")?.textContent).toMatch(/\d:\d\d8 places$/);
});

test("the account page names its sessions in the page's language", async () => {
  document.documentElement.lang = "en";
  onTestFinished(() => document.documentElement.removeAttribute("lang"));
  const address = parsePageAddress("http://localhost:8000/@maarja-liis-tammelaid");
  render(
    <WordsProvider value={await loadWords("en")}>
      <BookingPage address={address} />
    </WordsProvider>,
  );
  const names = (await screen.findAllByRole("link"))
    .map(({ textContent }) => textContent);
  expect(names).toEqual(expect.arrayContaining(["Body psychotherapy", "Introductory call"]));
  expect(names).not.toContain("Kehapsühhoteraapia");
  expect(screen.getByText("Maarja-Liis Tammelaid")).toBeTruthy();
});

test("the account page shows only its own sessions", async () => {
  const address = parsePageAddress("http://localhost:8000/@heidi-loorlaid?embed_domain=1");
  render(
    <WordsProvider value={await loadWords("en")}>
      <BookingPage address={address} />
    </WordsProvider>,
  );
  const links = await screen.findAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual(
    expect.arrayContaining([expect.stringMatching(/^\/@heidi-loorlaid\//)]),
  );
  expect(links.every((link) => link.getAttribute("href")!.startsWith("/@heidi-loorlaid/")))
    .toBe(true);
  const requests = sent.filter(({ url }) => url.includes("/event-types?"));
  expect(requests).toHaveLength(1);
  expect(new URL(requests[0]!.url).searchParams.get("user")).toMatch(/\/users\/heidi-loorlaid$/);
});
