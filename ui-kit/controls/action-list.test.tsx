// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import "../testing.ts";
import { ActionList } from "./action-list.tsx";

test("an action is named by its label and its result, and is chosen by keyboard", async () => {
  const picked: string[] = [];
  render(
    <ActionList
      label="What to change"
      actions={["hour", "price"].map((id) => ({
        id,
        label: `Any ${id}`,
        detail: "3 practitioners",
        onPick: () => picked.push(id),
      }))}
    />,
  );
  screen.getByRole("button", { name: "Any price 3 practitioners" });
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await userEvent.tab();
  await userEvent.keyboard(" ");
  expect(picked).toEqual(["hour", "price"]);
});
