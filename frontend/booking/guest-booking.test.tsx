import "tests/support/browser-with-server.ts";
import { screen, waitFor } from "@testing-library/react";
import { sql } from "drizzle-orm";
import { userEvent } from "@testing-library/user-event";
import { expect, onTestFinished, test, vi } from "vitest";
import { codeFor, lastMail, wrongCode } from "tests/flows/guest-steps.ts";
import {
  bookingPageVisit,
  codeLabel,
  requestCode,
  slot,
  times,
} from "tests/support/booking-page-visit.tsx";
import { accessibilityViolations } from "ui-kit/testing.ts";
import { clearSession, startSession } from "../api/sign-in-session.ts";

const visit = bookingPageVisit();

test("a chosen time is held, and the code from the mail books it", async () => {
  const { container } = await visit.open();
  const [first] = await times();
  await userEvent.click(slot(first!));
  await screen.findByText(/Held for you, [45]:\d\d left/);

  await userEvent.click(screen.getByRole("button", { name: "Continue" }));
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Your details" }));
  const name = await screen.findByLabelText<HTMLInputElement>("Name");
  expect(name.value).toBe("Liisa Tamm");
  expect(visit.requests()).toEqual([]);
  await userEvent.dblClick(screen.getByRole("button", { name: "Get the code by email" }));
  const field = await screen.findByLabelText(codeLabel);
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(visit.requests()).toHaveLength(1);
  screen.getByText(/The time is held for you for another 1[45]:\d\d/);
  expect(await accessibilityViolations(container)).toEqual([]);

  const code = await codeFor(visit.app(), "liisa@example.org");
  await userEvent.type(field, wrongCode(code));
  await screen.findByText("This code doesn’t match. 4 tries are left.");
  await visit.typeMailedCode();
  await screen.findByRole("heading", { name: "It’s yours" });
  await screen.findByText(/Free to cancel until/);
  screen.getByText(/^Times are in your time zone: \S/);
  expect(screen.getByRole("link", { name: "Cancel the session" }).getAttribute("href"))
    .toMatch(/\/booking\?open=cancel#.{20,}/);
});

test("a reload goes on with the code, and the link in the mail finishes the page", async () => {
  const first = await visit.open();
  await visit.chooseFirst();
  await requestCode();
  await screen.findByLabelText(codeLabel);
  first.unmount();
  expect(visit.sent().some(({ method }) => method === "DELETE")).toBe(false);

  await visit.reopen();
  screen.getByText("We sent the code to liisa@example.org.");
  const token = /confirm#(?<token>[\w-]+)/.exec(
    (await lastMail(visit.app(), "liisa@example.org")).text,
  );
  const answer = await visit.app().post("/booking-requests/link/confirm", token?.groups);
  expect(answer.status).toBe(200);
  await screen.findByRole("heading", { name: "It’s yours" }, { timeout: 5000 });
});

test("another time keeps the details, and the first one still waits for its code", async () => {
  const first = await visit.open();
  const [one, , other] = await times();
  await visit.chooseFirst();
  await requestCode();
  await screen.findByLabelText(codeLabel);
  first.unmount();

  const second = await visit.show(`/@heidi-loorlaid/imago-therapy-90/${other}`);
  expect((await screen.findByLabelText<HTMLInputElement>("Name")).value).toBe("Liisa Tamm");
  expect(screen.getByLabelText<HTMLInputElement>("Email").value).toBe("liisa@example.org");
  second.unmount();

  await visit.show(`/@heidi-loorlaid/imago-therapy-90/${one}`);
  await visit.typeMailedCode();
  await screen.findByRole("heading", { name: "It’s yours" });
});

test("a code whose time is no longer held is said to be over, and a new one is one tap away", async () => {
  await visit.open();
  await visit.chooseFirst();
  await requestCode();
  await screen.findByLabelText(codeLabel);
  visit.app().advance(16 * 60_000);
  vi.setSystemTime(Date.now() + 16 * 60_000);
  await screen.findByText(/The hold has ended, so the code for .*\d:\d\d no longer works/);
  await userEvent.click(screen.getByRole("button", { name: "Send a new code" }));
  await screen.findByLabelText(codeLabel);
  expect(visit.requests()).toHaveLength(2);
  await visit.typeMailedCode();
  await screen.findByRole("heading", { name: "It’s yours" });
});

test("a page that opens after its code has ended says so and keeps the details", async () => {
  const first = await visit.open();
  await visit.chooseFirst();
  await requestCode();
  await screen.findByLabelText(codeLabel);
  first.unmount();
  visit.app().advance(16 * 60_000);
  vi.setSystemTime(Date.now() + 16 * 60_000);
  await visit.show("/@heidi-loorlaid/imago-therapy-90");
  await screen.findByText(/The hold has ended, so the code for/);
  expect(screen.getByLabelText<HTMLInputElement>("Email").value).toBe("liisa@example.org");
  screen.getByRole("button", { name: "Send a new code" });
});

test("a video call is not paid on site", async () => {
  await visit.open(undefined, "/@maarja-liis-tammelaid/body-psy-60");
  await visit.chooseFirst();
  screen.getByText("To pay on site");
  await userEvent.click(screen.getByRole("radio", { name: "Video call" }));
  screen.getByText("To pay the practitioner");
  expect(screen.queryByText(/on site/)).toBeNull();
  await requestCode();
  await visit.typeMailedCode();
  await screen.findByRole("heading", { name: "It’s yours" });
  screen.getByText(/^€\d+, paid as you agree with the practitioner$/);
});

test("a wrong address is corrected, and the time stays held", async () => {
  await visit.open();
  await visit.chooseFirst();
  await requestCode();
  await userEvent.click(await screen.findByRole("button", { name: "Change name or email" }));
  const email = await screen.findByLabelText("Email");
  await userEvent.clear(email);
  await userEvent.type(email, "liisa.tamm@example.org");
  await requestCode();
  await screen.findByText("We sent the code to liisa.tamm@example.org.");
  await screen.findByLabelText(codeLabel);
  const [one, two] = await Promise.all(visit.requests().map((request) => request.json()));
  expect(two.hold).toEqual(one.hold);
  await visit.typeMailedCode("liisa.tamm@example.org");
  await screen.findByRole("heading", { name: "It’s yours" });
});

test("the main button applies a typed gift card first and says a refusal at its field", async () => {
  await visit.open();
  await visit.chooseFirst();
  await userEvent.click(await screen.findByRole("button", { name: "I have a gift card" }));
  const field = screen.getByLabelText("Code of the gift card");
  await userEvent.type(field, "ABCD");
  await requestCode();
  await screen.findByText("Type the whole code: 16 symbols.");
  expect(document.activeElement).toBe(field);
  await userEvent.type(field, "EFGHJKLMNPQR");
  await requestCode();
  await waitFor(() => expect(field.getAttribute("aria-invalid")).toBe("true"));
  expect(visit.requests()).toEqual([]);

  await userEvent.clear(field);
  await requestCode();
  await screen.findByLabelText(codeLabel);
});

test("a signed-in person books without a code, and the session is in the journal", async () => {
  const { headers, user } = await visit.app().signIn("client@demo.heaolu.ee");
  startSession({ accessToken: headers.Authorization.slice(7), user } as never);
  onTestFinished(() => clearSession());
  await visit.open();
  const [first] = await times();
  await userEvent.click(slot(first!));
  await userEvent.click(await screen.findByRole("button", { name: "Continue" }));
  await screen.findByText(new RegExp(`You are booking as .*, ${user.email}`));
  expect(screen.queryByLabelText("Email")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Book" }));
  const journal = await screen.findByRole("link", { name: "To my journal" });
  const id = journal.getAttribute("href")!.replace("/journal#session-", "");
  expect((await visit.app().get(`/therapy-sessions/${id}`, headers)).status).toBe(200);
  const hrefOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
  expect(hrefOf("Cancel the session")).toBe(`/journal?cancel=${id}`);
  expect(hrefOf("Change the time")).toBe(`/journal?move=${id}`);
});

test("an account opened by a mailed code gets the name that its first booking gives", async () => {
  const app = visit.app();
  const email = "phone.guest@example.org";
  await app.post("/auth/codes", { email, language: "en" });
  const [, code = ""] = /(\d{3} \d{3})/.exec((await lastMail(app, email)).subject) ?? [];
  const signedIn = await (await app.post("/auth/login-with-code", {
    email,
    code: code.replace(" ", ""),
    remember: true,
  }))
    .json();
  startSession(signedIn);
  onTestFinished(() => clearSession());
  await visit.open("");
  const [first] = await times();
  await userEvent.click(slot(first!));
  await userEvent.click(await screen.findByRole("button", { name: "Continue" }));
  const name = await screen.findByLabelText("Name");
  expect(screen.queryByLabelText("Email")).toBeNull();
  expect(screen.queryByText(/as phone\.guest,/)).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Book" }));
  await screen.findByText("Fill this in to book.");
  await userEvent.type(name, "Liisa Tamm");
  await userEvent.click(screen.getByRole("button", { name: "Book" }));
  const journal = await screen.findByRole("link", { name: "To my journal" });
  const id = journal.getAttribute("href")!.replace("/journal#session-", "");
  const headers = { Authorization: `Bearer ${signedIn.accessToken}` };
  const session = await (await app.get(`/therapy-sessions/${id}`, headers)).json();
  expect(session.client.name).toBe("Liisa Tamm");
  expect((await (await app.get(`/user/by-email/${email}`, headers)).json()).name).toBe(
    "Liisa Tamm",
  );
});

test("who books before the time is held gets it by that hold", async () => {
  const { headers, user } = await visit.app().signIn("client@demo.heaolu.ee");
  startSession({ accessToken: headers.Authorization.slice(7), user } as never);
  onTestFinished(() => clearSession());
  await visit.open();
  const answerHolds = visit.delayHolds();
  const [first] = await times();
  await userEvent.click(slot(first!));
  await userEvent.click(await screen.findByRole("button", { name: "Continue" }));
  await userEvent.click(await screen.findByRole("button", { name: "Book" }));
  answerHolds();
  await screen.findByRole("link", { name: "To my journal" });
});

test("a price that has changed is shown and confirmed, and what was typed stays", async () => {
  const { headers, user } = await visit.app().signIn("client@demo.heaolu.ee");
  startSession({ accessToken: headers.Authorization.slice(7), user } as never);
  onTestFinished(() => clearSession());
  await visit.open();
  screen.getAllByText(/€98/);
  await visit.app().database.transaction((tx) =>
    tx.run(sql`update practices set price_cents = 12300 where event_type_uri = (
      select event_type_uri from practices join therapists on therapists.id = therapist_id
      where slug = 'heidi-loorlaid' and scheduling_url like '%imago-therapy-90')`)
  );
  const [first] = await times();
  await userEvent.click(slot(first!));
  await screen.findByText(/Held for you/);
  await userEvent.click(await screen.findByRole("button", { name: "Continue" }));
  await userEvent.click(await screen.findByRole("button", { name: "Book" }));
  await screen.findByText(
    /The price or the length has changed in the meantime: now €123, 90 minutes/,
  );
  screen.getByText("€123, to pay on site");
  await userEvent.click(screen.getByRole("button", { name: "Continue with these terms" }));
  const journal = await screen.findByRole("link", { name: "To my journal" });
  const id = journal.getAttribute("href")!.replace("/journal#session-", "");
  const session = await (await visit.app().get(`/therapy-sessions/${id}`, headers)).json();
  expect(session.priceCents).toBe(12_300);
});

test("a practice that was removed meanwhile leads to the practitioner's other ones", async () => {
  await visit.open();
  await visit.chooseFirst();
  const note = await screen.findByLabelText("Name");
  await userEvent.clear(note);
  await userEvent.type(note, "Liisa Uus");
  await visit.app().database.transaction((tx) =>
    tx.run(sql`update event_types set active = 0 where slug = 'imago-therapy-90'`)
  );
  await requestCode();
  await screen.findByText(/The practitioner no longer offers this practice/);
  const others = screen.getByRole("link", { name: "Other sessions of this practitioner" });
  expect(others.getAttribute("href")).toContain("/@heidi-loorlaid");
  expect(screen.getByLabelText<HTMLInputElement>("Name").value).toBe("Liisa Uus");
});

test("a retry after a lost answer sends another code for the same hold", async () => {
  await visit.open();
  await visit.chooseFirst();
  visit.loseNextAnswer();
  await requestCode();
  await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
  await screen.findByLabelText(codeLabel);
  const [one, two] = await Promise.all(visit.requests().map((request) => request.json()));
  expect(two.hold).toEqual(one.hold);
});

test("a code that could not be sent is sent again by a press", async () => {
  await visit.open();
  await visit.chooseFirst();
  await requestCode();
  const usual = fetch;
  let isLost = false;
  vi.stubGlobal("fetch", (request: Request) => {
    if (isLost || !request.url.endsWith("/confirm")) return usual(request);
    isLost = true;
    return Promise.reject(new TypeError("network"));
  });
  await visit.typeMailedCode();
  await screen.findByText(/The code could not be checked/);
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByRole("heading", { name: "It’s yours" });
});
