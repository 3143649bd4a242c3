// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import "../testing.ts";
import { fireEvent } from "@testing-library/react";
import { BookingFrame } from "./booking-frame.tsx";

const frame = {
  title: "Book a time",
  src: "https://calendly.com/kulli/50",
  loadingLabel: "Loading",
};

test("the loading label is shown until the frame has loaded", () => {
  render(<BookingFrame {...frame} />);
  expect(screen.getByRole("status").textContent).toBe("Loading");
  fireEvent.load(screen.getByTitle("Book a time"));
  expect(screen.queryByRole("status")).toBeNull();
});

test("a new src shows the loading label again", () => {
  const { rerender } = render(<BookingFrame {...frame} />);
  fireEvent.load(screen.getByTitle("Book a time"));
  rerender(<BookingFrame {...frame} src="https://calendly.com/kulli/80" />);
  expect(screen.getByRole("status")).toBeTruthy();
});

test("nothing loads before consent is given", async () => {
  const answers: boolean[] = [];
  const consent = {
    title: "The calendar is on calendly.com",
    text: "Calendly will see your address.",
    label: "Show the calendar",
    rememberLabel: "Remember",
    onAllow: (remember: boolean) => void answers.push(remember),
  };
  const { rerender, container } = render(<BookingFrame {...frame} consent={consent} />);
  expect(container.querySelector("iframe, link, [src]")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Show the calendar" }));
  await userEvent.click(screen.getByRole("checkbox", { name: "Remember" }));
  await userEvent.click(screen.getByRole("button", { name: "Show the calendar" }));
  expect(answers).toEqual([false, true]);
  rerender(<BookingFrame {...frame} />);
  expect(screen.getByTitle("Book a time").getAttribute("src")).toBe(frame.src);
});
