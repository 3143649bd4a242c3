// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import "../testing.ts";
import { useState } from "react";
import { RadioGroup } from "./radio-group.tsx";

function Meeting({ onPick }: { onPick: (value: string) => void }) {
  const [picked, setPicked] = useState("onsite");
  return (
    <RadioGroup
      label="Meeting"
      variant="segments"
      picked={picked}
      options={[{ value: "onsite", label: "On site" }, { value: "video", label: "Video" }]}
      onPick={(value) => {
        setPicked(value);
        onPick(value);
      }}
    />
  );
}

test("the group is one Tab stop, and arrow keys select", async () => {
  const calls: string[] = [];
  render(<Meeting onPick={(value) => calls.push(value)} />);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole("radio", { name: "On site" }));
  await userEvent.keyboard("{ArrowRight}");
  expect(calls).toEqual(["video"]);
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
});

test("the error describes the group, and a disabled group cannot change", async () => {
  const calls: string[] = [];
  const answers = {
    label: "Are you pregnant?",
    options: [{ value: "yes", label: "Yes" }, { value: "no", label: "No" }],
    onPick: (value: string) => void calls.push(value),
  };
  const { rerender } = render(<RadioGroup {...answers} error="Choose an answer." />);
  const group = screen.getByRole("group", { name: "Are you pregnant?" });
  const id = group.getAttribute("aria-describedby") ?? "";
  expect(document.getElementById(id)?.textContent).toBe("Choose an answer.");
  expect(screen.getByRole("radio", { name: "Yes" }).getAttribute("aria-invalid")).toBe("true");
  rerender(<RadioGroup {...answers} disabled />);
  expect(group.hasAttribute("aria-describedby")).toBe(false);
  await userEvent.click(screen.getByRole("radio", { name: "No" }));
  expect(calls).toEqual([]);
});
