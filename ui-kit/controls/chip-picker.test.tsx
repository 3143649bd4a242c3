// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import "../testing.ts";
import { ChipPicker } from "./chip-picker.tsx";

const groups = [
  {
    id: "mind",
    label: "Mood",
    options: [{ value: "a", label: "Stress" }, { value: "b", label: "Anger" }],
  },
  { id: "body", label: "Body", options: [{ value: "c", label: "Back pain" }] },
];

function Needs() {
  const [picked, setPicked] = useState<string[]>([]);
  return (
    <>
      <h1 id="title">What would you like help with?</h1>
      <ChipPicker
        labelledBy="title"
        groups={groups}
        picked={picked}
        max={2}
        status={picked.length === 2 && "Two are picked"}
        onPick={setPicked}
      />
      <pre>{picked.join()}</pre>
    </>
  );
}

const picked = () => document.querySelector("pre")!.textContent;

test("options of all groups are picked together up to the limit", async () => {
  render(<Needs />);
  await userEvent.click(screen.getByRole("checkbox", { name: "Back pain" }));
  await userEvent.click(screen.getByRole("checkbox", { name: "Stress" }));
  expect(picked()).toBe("a,c");
  const anger = screen.getByRole("checkbox", { name: "Anger" });
  expect(anger.getAttribute("aria-disabled")).toBe("true");
  await userEvent.click(anger);
  expect(picked()).toBe("a,c");
});

test("at the limit the status says so, and an option that is freed makes room", async () => {
  render(<Needs />);
  await userEvent.click(screen.getByRole("checkbox", { name: "Back pain" }));
  await userEvent.click(screen.getByRole("checkbox", { name: "Stress" }));
  expect(screen.getByRole("status").textContent).toBe("Two are picked");
  await userEvent.click(screen.getByRole("checkbox", { name: "Stress" }));
  await userEvent.click(screen.getByRole("checkbox", { name: "Anger" }));
  expect(picked()).toBe("b,c");
});
