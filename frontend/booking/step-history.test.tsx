import "tests/support/browser-with-server.ts";
import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, onTestFinished, test, vi } from "vitest";
import {
  bookingPageVisit,
  codeLabel,
  requestCode,
  slot,
  times,
} from "tests/support/booking-page-visit.tsx";

const page = "/@heidi-loorlaid/imago-therapy-90";
const visit = bookingPageVisit();

const heading = (name: string) => screen.findByRole("heading", { level: 1, name });
const steps = () => history.state?.bookingSteps;

async function book() {
  await visit.chooseFirst();
  await requestCode();
  await visit.typeMailedCode();
  await heading("It’s yours");
  await waitFor(() => expect(steps()).toEqual(["done"]));
}

test("the way back goes one step back, and the way forward goes on", async () => {
  await visit.open();
  const [first] = await times();
  await visit.chooseFirst();
  await waitFor(() => expect(steps()).toEqual(["time", "details"]));
  history.back();
  await heading("Choose a time");
  await waitFor(() => expect(slot(first!).checked).toBe(true));
  history.forward();
  await heading("Your details");
  await requestCode();
  await screen.findByLabelText(codeLabel);
  await waitFor(() => expect(steps()).toEqual(["time", "details", "code"]));
  history.back();
  expect((await screen.findByLabelText<HTMLInputElement>("Name")).value).toBe("Liisa Tamm");
  history.forward();
  await visit.typeMailedCode();
  await heading("It’s yours");
});

test("a button back takes its step off the history", async () => {
  await visit.open();
  await visit.chooseFirst();
  await waitFor(() => expect(steps()).toEqual(["time", "details"]));
  await userEvent.click(screen.getByRole("button", { name: "Back to times" }));
  await heading("Choose a time");
  await waitFor(() => expect(steps()).toEqual(["time"]));
  await userEvent.click(screen.getByRole("button", { name: "Continue" }));
  await waitFor(() => expect(steps()).toEqual(["time", "details"]));
});

test("the way forward to a form without a time stays at the times", async () => {
  const { unmount } = await visit.open();
  await visit.chooseFirst();
  await waitFor(() => expect(steps()).toEqual(["time", "details"]));
  unmount();
  await visit.open();
  await waitFor(() => expect(steps()).toEqual(["time"]));
  const arrived = new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
  history.forward();
  await arrived;
  await waitFor(() => expect(steps()).toEqual(["time"]));
  expect(await heading("Choose a time")).toBeTruthy();
});

test("a page in a frame leaves the history alone", async () => {
  vi.stubGlobal("parent", {});
  onTestFinished(() => void vi.unstubAllGlobals());
  const before = history.length;
  await visit.open();
  await visit.chooseFirst();
  await requestCode();
  await screen.findByLabelText(codeLabel);
  expect([history.length, history.state]).toEqual([before, null]);
});

test("a reload shows the booking, and another one begins at the times", async () => {
  const { unmount } = await visit.open();
  await book();
  unmount();
  await visit.show(page);
  await heading("It’s yours");
  screen.getByText("The confirmation went to liisa@example.org.");
  await userEvent.click(screen.getByRole("button", { name: "Book another time" }));
  await heading("Choose a time");
  await screen.findByText(/^You have booked .*\d:\d\d\.$/);
});

test("a later visit says what is booked already and opens it", async () => {
  const { unmount } = await visit.open();
  await book();
  unmount();
  history.replaceState(null, "");
  await visit.show(page);
  await heading("Choose a time");
  await userEvent.click(await screen.findByRole("button", { name: "Open the booking" }));
  await heading("It’s yours");
});

test("a booking that was cancelled meanwhile is not shown", async () => {
  const { unmount } = await visit.open();
  await book();
  const link = screen.getByRole("link", { name: "Cancel the session" }).getAttribute("href")!;
  unmount();
  const [, token] = link.split("#");
  const answer = await visit.app().post("/booking-links/cancel", { token, reason: "" });
  expect(answer.status).toBe(200);
  await visit.show(page);
  await heading("Choose a time");
  expect(screen.queryByText(/^You have booked/)).toBeNull();
});
