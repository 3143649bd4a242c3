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

function Practice({ told }: { told: (string | undefined)[] }) {
  const [picked, setPicked] = useState<string | undefined>();
  return (
    <ComboBox
      label="Practice"
      noResults="Nothing"
      groups={groups}
      picked={picked}
      onPick={(id) => {
        setPicked(id);
        told.push(id);
      }}
    />
  );
}

test("letters narrow the list, arrows and Enter choose", async () => {
  const told: (string | undefined)[] = [];
  render(<Practice told={told} />);
  const field = screen.getByRole<HTMLInputElement>("combobox", { name: "Practice" });
  await userEvent.type(field, "mass");
  expect(screen.getAllByRole("option").map((option) => option.textContent)).toEqual([
    "Massage",
    "Lomi Lomi massage",
  ]);
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
  expect(told).toEqual(["lomi"]);
  expect(field.value).toBe("Lomi Lomi massage");
});

test("where nothing fits it says so, and leaving it chooses nothing", async () => {
  const told: (string | undefined)[] = [];
  render(<Practice told={told} />);
  const field = screen.getByRole<HTMLInputElement>("combobox");
  await userEvent.type(field, "xyz");
  expect(screen.getByText("Nothing")).toBeTruthy();
  await userEvent.tab();
  expect(told.filter(Boolean)).toEqual([]);
  expect(field.value).toBe("");
});
