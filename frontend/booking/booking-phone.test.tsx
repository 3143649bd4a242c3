import "tests/support/browser-with-server.ts";
import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, onTestFinished, test } from "vitest";
import { newClient } from "tests/flows/booked-session.ts";
import {
  bookingPageVisit,
  codeLabel,
  requestCode,
  slot,
  times,
} from "tests/support/booking-page-visit.tsx";
import { clearSession, startSession } from "../api/sign-in-session.ts";

const visit = bookingPageVisit();

const wrong = /Check the phone number/;

function phoneField() {
  return screen.getByLabelText<HTMLInputElement>("Phone (optional)");
}

async function typePhone(number: string) {
  await userEvent.clear(phoneField());
  await userEvent.type(phoneField(), number);
  await requestCode();
}

test("a wrong number is named at its field by the page or the server, and the rest stays", async () => {
  await visit.open();
  await visit.chooseFirst();
  await typePhone("call me");
  screen.getByText(wrong);
  expect(visit.requests()).toHaveLength(0);

  await typePhone("+372 1234 5678");
  await waitFor(() => expect(document.activeElement).toBe(phoneField()));
  expect(visit.requests()).toHaveLength(1);
  screen.getByText(wrong);
  expect(screen.queryByText(/The time is not booked/)).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>("Name").value).toBe("Liisa Tamm");
  expect(phoneField().value).toBe("+372 1234 5678");

  await typePhone("5612 3456");
  await screen.findByLabelText(codeLabel);
  const sent = await visit.requests().at(-1)!.json();
  expect(sent.invitee.phone).toBe("5612 3456");
});

test("the form of a signed-in person begins with the number of the account, and may be emptied", async () => {
  const app = visit.app();
  const client = await newClient(app, "mari@example.ee");
  await app.send("PUT", `/user/${client.user.id}`, { phone: "5612 3456" }, client.headers);
  const user = await (await app.get("/auth/me", client.headers)).json();
  startSession({ accessToken: client.headers.Authorization!.slice(7), user } as never);
  onTestFinished(() => clearSession());
  await visit.open("");
  const [first] = await times();
  await userEvent.click(slot(first!));
  await screen.findByText(/Held for you/);
  await userEvent.click(await screen.findByRole("button", { name: "Continue" }));
  await screen.findByLabelText("Phone (optional)");
  expect(phoneField().value).toBe("+37256123456");
  await userEvent.clear(phoneField());
  expect(phoneField().value).toBe("");
  await userEvent.type(phoneField(), "5598 7654");
  await userEvent.click(await screen.findByRole("button", { name: "Book" }));
  await screen.findByRole("link", { name: "To my journal" });
  const [session] = await (await app.get("/therapy-sessions/me", client.headers)).json();
  expect(await app.ports.persistence.therapySessions.find(session.id))
    .toMatchObject({ clientPhone: "+37255987654" });
});
