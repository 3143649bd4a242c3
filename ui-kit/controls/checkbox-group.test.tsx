// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import "../testing.ts";
import { useState } from "react";
import { CheckboxGroup } from "./checkbox-group.tsx";

const options = [
  { value: "et", label: "Estonian", count: 22 },
  { value: "en", label: "English", count: 17 },
  { value: "ru", label: "Russian", count: 0, disabled: true },
];

function Languages({ onPick }: { onPick: (values: string[]) => void }) {
  const [picked, setPicked] = useState<string[]>(["en"]);
  return (
    <CheckboxGroup
      label="Language"
      options={options}
      picked={picked}
      onPick={(values) => {
        setPicked(values);
        onPick(values);
      }}
    />
  );
}

test("toggling reports all values in the order of the options", async () => {
  const calls: string[][] = [];
  render(<Languages onPick={(values) => calls.push(values)} />);
  expect(screen.getByRole("group", { name: "Language" })).toBeTruthy();
  await userEvent.click(screen.getByRole("checkbox", { name: /Estonian/ }));
  await userEvent.keyboard(" ");
  await userEvent.click(screen.getByRole("checkbox", { name: /English/ }));
  expect(calls).toEqual([["et", "en"], ["en"], []]);
});

test("a disabled option cannot be toggled", async () => {
  const calls: string[][] = [];
  render(<Languages onPick={(values) => calls.push(values)} />);
  await userEvent.click(screen.getByRole("checkbox", { name: /Russian/ }));
  expect(calls).toEqual([]);
});

test("the error describes the group", () => {
  const languages = { label: "Language", options, picked: [], onPick: () => {} };
  render(<CheckboxGroup {...languages} error="Choose at least one language." />);
  const group = screen.getByRole("group", { name: "Language" });
  const id = group.getAttribute("aria-describedby") ?? "";
  expect(document.getElementById(id)?.textContent).toBe("Choose at least one language.");
});
