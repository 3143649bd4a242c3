// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import "../testing.ts";
import { EditorSection } from "./editor-section.tsx";

test("the button names the section and says whether it is open", async () => {
  const calls: string[] = [];
  render(
    <EditorSection
      id="places"
      heading="Places"
      foldLabel="Places: show the fields"
      open={false}
      onToggle={() => calls.push("toggled")}
    >
      fields
    </EditorSection>,
  );
  const button = screen.getByRole("button", { name: "Places: show the fields" });
  expect(button.getAttribute("aria-expanded")).toBe("false");
  expect(document.getElementById(button.getAttribute("aria-controls")!)?.textContent)
    .toBe("fields");
  await userEvent.click(button);
  expect(calls).toEqual(["toggled"]);
});
