// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import "../testing.ts";
import { TextArea } from "./text-area.tsx";

test("line breaks are preserved, and the error describes the field", async () => {
  const { rerender } = render(<TextArea label="Note" name="note" />);
  const area = screen.getByRole("textbox", { name: "Note" }) as HTMLTextAreaElement;
  await userEvent.type(area, "First{Enter}Second");
  rerender(<TextArea label="Note" name="note" error="Too long." />);
  expect(area.value).toBe("First\nSecond");
  expect(area.getAttribute("aria-invalid")).toBe("true");
  const words = area.getAttribute("aria-describedby")!.split(" ")
    .map((id) => document.getElementById(id)?.textContent);
  expect(words).toContain("Too long.");
});
