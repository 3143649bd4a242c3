// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import "../testing.ts";
import { KeepButton } from "./keep-button.tsx";

function Keeping() {
  const [kept, setKept] = useState(false);
  return <KeepButton label="Keep: Külli Mägi" kept={kept} onKeep={setKept} />;
}

test("a press keeps the practitioner, another takes them off", async () => {
  render(<Keeping />);
  const button = screen.getByRole("button", { name: "Keep: Külli Mägi", pressed: false });
  await userEvent.click(button);
  expect(screen.getByRole("button", { pressed: true })).toBe(button);
  await userEvent.keyboard("{Enter}");
  expect(screen.getByRole("button", { pressed: false })).toBe(button);
});
