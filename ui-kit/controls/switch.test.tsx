// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import "../testing.ts";
import { Switch } from "./switch.tsx";

function Blur() {
  const [on, setOn] = useState(false);
  return <Switch label="Blur" hint="Behind the bar" checked={on} onCheckedChange={setOn} />;
}

test("a press or the Space key toggles the switch", async () => {
  render(<Blur />);
  const blur = screen.getByRole<HTMLInputElement>("switch", { name: "Blur" });
  await userEvent.click(screen.getByText("Blur"));
  expect(blur.checked).toBe(true);
  await userEvent.keyboard(" ");
  expect(blur.checked).toBe(false);
});

test("the hint describes the switch", () => {
  render(<Blur />);
  const id = screen.getByRole("switch").getAttribute("aria-describedby")!;
  expect(document.getElementById(id)?.textContent).toBe("Behind the bar");
});

test("a locked switch can be focused, says why and stays off", async () => {
  render(<Switch label="Show" hint="A price is missing" checked={false} locked />);
  await userEvent.tab();
  const show = screen.getByRole<HTMLInputElement>("switch", { name: "Show" });
  expect(document.activeElement).toBe(show);
  expect(show.getAttribute("aria-disabled")).toBe("true");
  await userEvent.keyboard(" ");
  expect(show.checked).toBe(false);
});
