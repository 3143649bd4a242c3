// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import "../testing.ts";
import { TimeField } from "./time-field.tsx";

function From({ told, at }: { told: (string | undefined)[]; at?: string }) {
  const [value, setValue] = useState(at);
  return (
    <TimeField
      label="From"
      error={value === "00:00" ? "Midnight is no beginning." : undefined}
      value={value}
      onChange={(next) => {
        setValue(next);
        told.push(next);
      }}
    />
  );
}

test("digits write it and the next part follows", async () => {
  const told: (string | undefined)[] = [];
  render(<From told={told} />);
  await userEvent.tab();
  await userEvent.keyboard("1815");
  expect(told.at(-1)).toBe("18:15");
});

test("arrows turn hour and minute over", async () => {
  const told: (string | undefined)[] = [];
  render(<From told={told} at="23:00" />);
  await userEvent.tab();
  await userEvent.keyboard("{ArrowUp}{ArrowRight}{ArrowUp}");
  expect(told).toEqual(["00:00", "00:01"]);
});

test("an error is tied to every part of it", () => {
  render(<From told={[]} at="00:00" />);
  const hour = screen.getByRole("spinbutton", { name: /hour/ });
  const words = hour.getAttribute("aria-describedby")!.split(" ")
    .map((id) => document.getElementById(id)?.textContent).join(" ");
  expect(words).toContain("Midnight is no beginning.");
});
