// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import "../testing.ts";
import { TimeField } from "./time-field.tsx";

function From({ calls, at }: { calls: (string | undefined)[]; at?: string }) {
  const [value, setValue] = useState(at);
  return (
    <TimeField
      label="From"
      error={value === "00:00" ? "Midnight is no beginning." : undefined}
      value={value}
      onChange={(next) => {
        setValue(next);
        calls.push(next);
      }}
    />
  );
}

test("digits fill a part and move to the next one", async () => {
  const calls: (string | undefined)[] = [];
  render(<From calls={calls} />);
  await userEvent.tab();
  await userEvent.keyboard("1815");
  expect(calls.at(-1)).toBe("18:15");
});

test("arrow keys wrap hour and minute", async () => {
  const calls: (string | undefined)[] = [];
  render(<From calls={calls} at="23:00" />);
  await userEvent.tab();
  await userEvent.keyboard("{ArrowUp}{ArrowRight}{ArrowUp}");
  expect(calls).toEqual(["00:00", "00:01"]);
});

test("the error describes every part", () => {
  render(<From calls={[]} at="00:00" />);
  const hour = screen.getByRole("spinbutton", { name: /hour/ });
  const words = hour.getAttribute("aria-describedby")!.split(" ")
    .map((id) => document.getElementById(id)?.textContent).join(" ");
  expect(words).toContain("Midnight is no beginning.");
});
