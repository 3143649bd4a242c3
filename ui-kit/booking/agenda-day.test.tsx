// @vitest-environment jsdom
import { render, screen, within } from "@testing-library/react";
import { composeStories } from "@storybook/react-vite";
import { expect, test } from "vitest";
import "../testing.ts";
import * as stories from "./agenda-day.stories.tsx";

const { Today, WithCurrent } = composeStories(stories);

test("a day is a named region with a list of sessions", () => {
  render(<Today />);
  const day = screen.getByRole("region", { name: "Today, 24 November" });
  expect(within(day).getAllByRole("listitem")).toHaveLength(2);
  expect(within(day).getByText("next, in 40 minutes")).toBeTruthy();
});

test("the line of hours is hidden from assistive technology and marks past sessions", () => {
  const { container } = render(<Today />);
  const line = container.querySelector("svg[data-part=hours]")!;
  expect(line.getAttribute("aria-hidden")).toBe("true");
  const hours = [...line.querySelectorAll("[data-group]")];
  expect(hours.map((hour) => hour.getAttribute("x"))).toEqual(["8", "46"]);
  expect(hours.map((hour) => hour.hasAttribute("data-past"))).toEqual([true, false]);
});

test("the open session is current, and a cancelled session is labelled", () => {
  render(<WithCurrent />);
  const open = screen.getByRole("link", { current: true });
  expect(open.textContent).toBe("Liisa Tamm");
  expect(screen.getByText("Cancelled")).toBeTruthy();
});
