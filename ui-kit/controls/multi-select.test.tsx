// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { waitForFocusIn } from "../testing.ts";
// Preloads the lazy module, so that its import does not count against the test timeout.
import "./options-popover.tsx";
import { MultiSelect } from "./multi-select.tsx";

const groups = [
  { title: "Mind", options: [{ id: "stress", label: "Stress" }, { id: "sleep", label: "Sleep" }] },
  { title: "Body", options: [{ id: "back", label: "Back pain" }] },
];

function Topics({ first = [] }: { first?: string[] }) {
  const [picked, setPicked] = useState(first);
  return (
    <form data-testid="form">
      <MultiSelect
        label="Topics"
        name="topic"
        placeholder="Add"
        doneLabel="Done"
        removeLabel={(option) => `Remove ${option}`}
        groups={groups}
        picked={picked}
        onPick={setPicked}
      />
    </form>
  );
}

function sent() {
  return new FormData(screen.getByTestId<HTMLFormElement>("form")).getAll("topic");
}

test("keyboard selection submits the options in the order of the list", async () => {
  render(<Topics />);
  await userEvent.tab();
  await userEvent.keyboard("{ArrowDown}");
  await waitForFocusIn(await screen.findByRole("listbox", { name: "Topics" }));
  await userEvent.keyboard("{End}{Enter}{Home}{Enter}");
  expect(screen.getAllByRole("option", { selected: true })).toHaveLength(2);
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => screen.queryByRole("listbox")).toBeNull();
  expect(sent()).toEqual(["stress", "back"]);
  const button = screen.getByRole("button", { name: "Topics: Stress, Back pain, Add" });
  await expect.poll(() => document.activeElement).toBe(button);
});

test("the remove button or a second press removes an option", async () => {
  render(<Topics first={["stress", "sleep"]} />);
  await userEvent.click(screen.getByRole("button", { name: "Remove Stress" }));
  expect(sent()).toEqual(["sleep"]);
  await userEvent.click(screen.getByRole("button", { name: "Topics: Sleep, Add" }));
  await userEvent.click(await screen.findByRole("option", { name: "Sleep" }));
  await userEvent.click(screen.getByRole("button", { name: "Done" }));
  expect(sent()).toEqual([]);
});
