// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import "../testing.ts";
import { ComboBox } from "./combo-box.tsx";

const groups = [{
  options: [
    { id: "massage", label: "Massage" },
    { id: "lomi", label: "Lomi Lomi massage" },
    { id: "family", label: "Family therapy" },
  ],
}];

function Practice({ calls }: { calls: (string | undefined)[] }) {
  const [picked, setPicked] = useState<string | undefined>();
  return (
    <ComboBox
      label="Practice"
      noResults="Nothing"
      groups={groups}
      picked={picked}
      onPick={(id) => {
        setPicked(id);
        calls.push(id);
      }}
    />
  );
}

test("typing filters the list, arrow keys and Enter select", async () => {
  const calls: (string | undefined)[] = [];
  render(<Practice calls={calls} />);
  const field = screen.getByRole<HTMLInputElement>("combobox", { name: "Practice" });
  await userEvent.type(field, "mass");
  expect(screen.getAllByRole("option").map((option) => option.textContent)).toEqual([
    "Massage",
    "Lomi Lomi massage",
  ]);
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
  expect(calls).toEqual(["lomi"]);
  expect(field.value).toBe("Lomi Lomi massage");
});

test("without a match it shows noResults, and blur selects nothing", async () => {
  const calls: (string | undefined)[] = [];
  render(<Practice calls={calls} />);
  const field = screen.getByRole<HTMLInputElement>("combobox");
  await userEvent.type(field, "xyz");
  expect(screen.getByText("Nothing")).toBeTruthy();
  await userEvent.tab();
  expect(calls.filter(Boolean)).toEqual([]);
  expect(field.value).toBe("");
});
