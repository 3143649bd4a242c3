import "tests/support/browser-with-server.ts";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, onTestFinished, test } from "vitest";
import {
  bookingPageVisit,
  codeLabel,
  requestCode,
  slot,
  times,
} from "tests/support/booking-page-visit.tsx";
import { instantOf } from "../days.ts";

const page = "/@heidi-loorlaid/imago-therapy-90";
const visit = bookingPageVisit();

async function eventType(): Promise<string> {
  const answer = await visit.app().get("/calendly/booking-pages/heidi-loorlaid/imago-therapy-90");
  return (await answer.json()).eventType.uri;
}

async function anotherVisitorTakes(startsAt: string) {
  const event_type = await eventType();
  const answer = await visit.app().post("/calendly/holds", { event_type, start_time: startsAt });
  expect(answer.status).toBe(201);
}

/** The path of an introductory call. */
async function introPath(): Promise<string> {
  const therapist = await (await visit.app().get("/therapists/maarja-liis-tammelaid")).json();
  const intro = therapist.practices.find((practice: { intro: boolean }) => practice.intro);
  return new URL(intro.schedulingUrl).pathname;
}

/** Until when a cancellation is free and what a later one costs, beside the last button. */
function termsInForm() {
  const form = screen.getByLabelText("Name").closest("form")!;
  within(form).getByText(/^Free to cancel until \w+\s.+\d:\d\d\. After that, .+ may charge €\d/);
}

test("the time in the address is held at once and the form opens", async () => {
  const list = await visit.app().get(
    `/calendly/event-type-available-times?event_type=${encodeURIComponent(await eventType())}` +
      `&start_time=2026-11-23T00:00:00Z&end_time=2026-11-30T00:00:00Z`,
  );
  const startsAt = instantOf((await list.json()).collection[0].start_time);
  await visit.show(`${page}/${startsAt}?name=Liisa`);
  await screen.findByText(/Held for you/);
  await screen.findByLabelText("Name");
  termsInForm();
});

test("a taken time is disabled, and the message offers alternatives", async () => {
  await visit.open();
  const [first] = await times();
  await anotherVisitorTakes(first!);
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
  await visit.open();
  const [first] = await times();
  await userEvent.click(slot(first!));
  await screen.findByText(/Held for you/);
  await userEvent.click(screen.getByRole("button", { name: "Continue" }));
  await userEvent.clear(await screen.findByLabelText("Name"));
  await userEvent.type(screen.getByLabelText("Name"), "Liisa Maria");

  visit.app().advance(6 * 60_000);
  await anotherVisitorTakes(first!);
  await requestCode();
  const note = await screen.findByRole("alert");
  expect(note.textContent).toMatch(/was just taken/);
  expect(screen.getByLabelText<HTMLInputElement>("Name").value).toBe("Liisa Maria");
  termsInForm();
  expect(screen.queryByText(/until \d+ \w+ before/)).toBeNull();
});

test("fields that a browser fills all at once keep their values", async () => {
  await visit.open("");
  await visit.chooseFirst();
  const name = screen.getByLabelText<HTMLInputElement>("Name");
  const email = screen.getByLabelText<HTMLInputElement>("Email");
  act(() => {
    fireEvent.input(name, { target: { value: "Liisa Tamm" } });
    fireEvent.input(email, { target: { value: "liisa@example.org" } });
  });
  expect([name.value, email.value]).toEqual(["Liisa Tamm", "liisa@example.org"]);
});

test("mistakes are shown at their fields and nothing is sent", async () => {
  await visit.open("");
  const [first] = await times();
  await userEvent.click(slot(first!));
  await userEvent.click(await screen.findByRole("button", { name: "Continue" }));
  await userEvent.type(await screen.findByLabelText("Name"), "Liisa");
  await userEvent.type(screen.getByLabelText("Email"), "liisa@");
  await requestCode();
  const email = screen.getByLabelText("Email");
  expect(document.activeElement).toBe(email);
  expect(email.getAttribute("aria-invalid")).toBe("true");
  expect(visit.requests()).toEqual([]);
});

test("leaving the page releases the time", async () => {
  const { unmount } = await visit.open();
  const [first] = await times();
  await userEvent.click(slot(first!));
  await screen.findByText(/Held for you/);
  unmount();
  await waitFor(() => expect(visit.sent().at(-1)?.method).toBe("DELETE"));
  await anotherVisitorTakes(first!);
});

test("an unknown page shows a message", async () => {
  await visit.show("/@unknown/unknown");
  await screen.findByText("There is no such booking page.");
});

test("the list shows five days with times and more on request", async () => {
  await visit.open();
  await userEvent.click(screen.getByRole("radio", { name: "List" }));
  const more = await screen.findByRole("button", { name: "Show more days" });
  const days = () => screen.getAllByRole("heading", { level: 2 }).length;
  expect(days()).toBe(5);
  await userEvent.click(more);
  await waitFor(() => expect(days()).toBe(10));
});

test("a second introductory call is refused with a link to the other sessions", async () => {
  const first = await introPath();
  const intro = await visit.open("?name=Liisa&email=liisa%40example.org", first);
  await visit.chooseFirst();
  await requestCode();
  await screen.findByLabelText(codeLabel);
  await visit.typeMailedCode();
  await screen.findByRole("heading", { name: "It’s yours" });
  intro.unmount();

  // A later visit in the same tab.
  history.replaceState(null, "");
  await visit.open("?name=Liisa&email=liisa%40example.org", first);
  await visit.chooseFirst();
  await requestCode();
  await screen.findByLabelText(codeLabel);
  await visit.typeMailedCode();
  const note = await screen.findByRole("alert");
  expect(note.textContent).toMatch(/can be booked once/);
  const others = within(note).getByRole("link", { name: "Other sessions of this practitioner" });
  expect(others.getAttribute("href")).toMatch(/^\/@maarja-liis-tammelaid/);
  expect(screen.getByLabelText<HTMLInputElement>("Name").value).toBe("Liisa");
});

test("the times of a group session show how many places are left", async () => {
  const user = "http://localhost:8000/api/calendly/users/rasmus-tihase";
  const { collection } = await (await visit.app().get(`/calendly/event-types?user=${user}`)).json();
  const group = collection.find(({ kind }: { kind: string }) => kind === "group");
  await visit.open("", new URL(group.scheduling_url).pathname);
  await userEvent.click(screen.getByRole("radio", { name: "List" }));
  await screen.findByRole("button", { name: "Show more days" });
  const full = screen.getAllByRole("radio", { name: /, 8 of 8 seats left, \d?\d:\d\d$/ });
  expect(full.length).toBeGreaterThan(2);
  const joined = screen.getAllByRole("radio", {
    name: /, 1 person is coming · 7 of 8 seats left, /,
  });
  expect(joined[0]!.closest("label")?.dataset["joined"]).toBe("true");
  expect(full[0]!.closest("label")?.dataset["joined"]).toBeUndefined();
  expect(full[0]!.closest("label")?.textContent).toMatch(/\d:\d\d8 of 8 seats left$/);
});

test("the account page names its sessions in the page's language", async () => {
  document.documentElement.lang = "en";
  onTestFinished(() => document.documentElement.removeAttribute("lang"));
  await visit.show("/@maarja-liis-tammelaid");
  const names = (await screen.findAllByRole("link"))
    .map(({ textContent }) => textContent);
  expect(names).toEqual(expect.arrayContaining(["Body psychotherapy", "Introductory call"]));
  expect(names).not.toContain("Kehapsühhoteraapia");
  expect(screen.getByText("Maarja-Liis Tammelaid")).toBeTruthy();
  expect(await screen.findByText("75 minutes · €75 · In person")).toBeTruthy();
  expect(screen.getByRole("link", { name: "See the profile" }).getAttribute("href"))
    .toBe("/therapist/view/maarja-liis-tammelaid");
});

test("the account page shows only its own sessions", async () => {
  await visit.show("/@heidi-loorlaid?embed_domain=1");
  const list = await screen.findByRole("list");
  const links = within(list).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual(
    expect.arrayContaining([expect.stringMatching(/^\/@heidi-loorlaid\//)]),
  );
  expect(links.every((link) => link.getAttribute("href")!.startsWith("/@heidi-loorlaid/")))
    .toBe(true);
  const requests = visit.sent().filter(({ url }) => url.includes("/event-types?"));
  expect(requests).toHaveLength(1);
  expect(new URL(requests[0]!.url).searchParams.get("user")).toMatch(/\/users\/heidi-loorlaid$/);
});
