// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import "../testing.ts";
import { Button } from "./button.tsx";

test("pointer, Enter and Space press a button", async () => {
  const pressed: string[] = [];
  render(<Button onClick={() => pressed.push("now")}>Book</Button>);
  await userEvent.click(screen.getByRole("button", { name: "Book" }));
  await userEvent.keyboard("{Enter} ");
  expect(pressed).toHaveLength(3);
});

test("a pending button keeps the focus, ignores presses and does not submit", async () => {
  const pressed: string[] = [];
  render(
    <form onSubmit={() => pressed.push("sent")}>
      <Button type="submit" pending onClick={() => pressed.push("pressed")}>Book</Button>
    </form>,
  );
  const button = screen.getByRole("button", { name: "Book" });
  await userEvent.click(button);
  expect(pressed).toEqual([]);
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute("aria-disabled")).toBe("true");
});

test("href renders a link", () => {
  render(<Button href="/test" variant="primary">Take the test</Button>);
  expect(screen.getByRole("link", { name: "Take the test" }).getAttribute("href")).toBe("/test");
  expect(screen.queryByRole("button")).toBeNull();
});

test("an icon-only button has an accessible name", () => {
  render(<Button icon="menu" iconOnly>Menu</Button>);
  expect(screen.getByRole("button", { name: "Menu" })).toBeTruthy();
});

test("a button link keeps its attributes and calls onClick", async () => {
  const followed: string[] = [];
  render(
    <Button
      href="#found"
      id="to-results"
      data-step="2"
      lang="et"
      disabled
      onClick={() => followed.push("found")}
    >
      Näita
    </Button>,
  );
  const link = screen.getByRole("link");
  expect([link.id, link.dataset.step, link.lang]).toEqual(["to-results", "2", "et"]);
  expect(link.hasAttribute("disabled")).toBe(false);
  await userEvent.click(link);
  expect(followed).toEqual(["found"]);
});
