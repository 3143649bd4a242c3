// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import "../testing.ts";
// Preloads the lazy module, so that its import does not count against the test timeout.
import "./options-popover.tsx";
import { useState } from "react";
import { InlineSelect } from "./inline-select.tsx";

function Topic() {
  const [picked, setPicked] = useState<string>();
  const options = [{ id: "stress", label: "stress" }, { id: "sleep", label: "sleep" }];
  return (
    <InlineSelect
      label="Topic"
      placeholder="anything"
      groups={[{ options }]}
      picked={picked}
      onPick={setPicked}
    />
  );
}

test("an option is selected with the keyboard and part of the accessible name", async () => {
  render(<Topic />);
  screen.getByRole("button", { name: "Topic: anything" }).focus();
  await userEvent.keyboard("{ArrowDown}");
  await userEvent.click(await screen.findByRole("option", { name: "sleep" }));
  expect(await screen.findByRole("button", { name: "Topic: sleep" })).toBeTruthy();
});
