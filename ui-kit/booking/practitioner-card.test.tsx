// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import "../testing.ts";
import { anna, kulli, siim } from "../compositions/people.tsx";
import { PractitionerCard } from "./practitioner-card.tsx";

test("the card has the name of the practitioner and links to free times", () => {
  render(<PractitionerCard {...kulli} />);
  expect(screen.getByRole("article", { name: "Külli Mägi" })).toBeTruthy();
  const times = screen.getByRole("list", { name: "Next free times" });
  expect([...times.querySelectorAll("a")].map((link) => link.getAttribute("href")))
    .toEqual(kulli.times.map((time) => time.href));
});

test("the match reasons open with the keyboard", async () => {
  render(<PractitionerCard {...kulli} />);
  const summary = screen.getByText(kulli.matchReasons!.summary);
  await userEvent.click(summary);
  expect(summary.closest("details")!.open).toBe(true);
});

test("a week without times shows the next free time", () => {
  render(<PractitionerCard {...anna} />);
  expect(screen.getByText("No free times this week. The next one:")).toBeTruthy();
  expect(screen.getByRole("link", { name: /11:00/ })).toBeTruthy();
});

test("an unsuitable practitioner has a reason instead of times", () => {
  render(<PractitionerCard {...siim} fallback={<button type="button">Ask first</button>} />);
  expect(screen.getByText("Not suitable for you right now")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Read why" })).toBeTruthy();
  expect(screen.queryByRole("list", { name: "Next free times" })).toBeNull();
  expect(screen.getByRole("button", { name: "Ask first" })).toBeTruthy();
});
