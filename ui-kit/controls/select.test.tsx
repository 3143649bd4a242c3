// @vitest-environment jsdom
import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { waitForFocusIn } from "../testing.ts";
// Preloads the lazy module, so that its import does not count against the test timeout.
import "./options-popover.tsx";
import { useState } from "react";
import { Select, type SelectProps } from "./select.tsx";

const groups = [{
  options: [
    { id: "best", label: "Best match" },
    { id: "soon", label: "Soonest" },
    { id: "near", label: "Nearest", disabled: true },
  ],
}];

type Props = Pick<SelectProps, "onPick" | "search">;

const options = { label: "Search", noResults: "Nothing matches." };

function Sort({ onPick, search }: Props) {
  const [picked, setPicked] = useState("best");
  return (
    <form data-testid="form">
      <Select
        label="Sort"
        name="sort"
        groups={groups}
        picked={picked}
        search={search}
        onPick={(id) => {
          setPicked(id);
          onPick(id);
        }}
      />
    </form>
  );
}

test("keyboard: open, move, select, and the focus returns", async () => {
  const calls: string[] = [];
  render(<Sort onPick={(id) => calls.push(id)} />);
  await userEvent.tab();
  const button = screen.getByRole("button", { name: "Sort: Best match" });
  expect(document.activeElement).toBe(button);
  await userEvent.keyboard("{ArrowDown}");
  await waitForFocusIn(await screen.findByRole("listbox", { name: "Sort" }));
  expect(screen.getByRole("option", { name: "Best match" }).getAttribute("aria-selected")).toBe(
    "true",
  );
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(calls).toEqual(["soon"]);
  await expect.poll(() => screen.queryByRole("listbox")).toBeNull();
  const chosen = screen.getByRole("button", { name: "Sort: Soonest" });
  await expect.poll(() => document.activeElement).toBe(chosen);
});

test("Escape closes the list without a change", async () => {
  const calls: string[] = [];
  render(<Sort onPick={(id) => calls.push(id)} />);
  await userEvent.click(screen.getByRole("button"));
  await waitForFocusIn(await screen.findByRole("listbox"));
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => screen.queryByRole("listbox")).toBeNull();
  expect(calls).toEqual([]);
});

test("selecting the selected option closes the list", async () => {
  const calls: string[] = [];
  render(<Sort onPick={(id) => calls.push(id)} />);
  await userEvent.click(screen.getByRole("button"));
  await userEvent.click(await screen.findByRole("option", { name: "Best match" }));
  await expect.poll(() => screen.queryByRole("listbox")).toBeNull();
  expect(calls).toEqual([]);
});

test("a disabled option cannot be chosen", async () => {
  const calls: string[] = [];
  render(<Sort onPick={(id) => calls.push(id)} />);
  await userEvent.click(screen.getByRole("button"));
  await userEvent.click(await screen.findByRole("option", { name: "Nearest" }));
  expect(calls).toEqual([]);
});

test("typing filters a long list", async () => {
  const calls: string[] = [];
  render(<Sort onPick={(id) => calls.push(id)} search={options} />);
  await userEvent.click(screen.getByRole("button"));
  const search = await screen.findByRole("searchbox", { name: "Search" });
  await userEvent.type(search, "soo");
  expect(screen.getAllByRole("option").map((option) => option.textContent)).toEqual(["Soonest"]);
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(calls).toEqual(["soon"]);
});

test("a search without a match is announced, and goes on after a correction", async () => {
  render(<Sort onPick={() => {}} search={options} />);
  await userEvent.click(screen.getByRole("button"));
  const field = await screen.findByRole("searchbox", { name: "Search" });
  const status = screen.getByRole("status");
  expect(status.textContent).toBe("");
  await userEvent.type(field, "xyz");
  expect(status.textContent).toBe("Nothing matches.");
  expect(screen.queryAllByRole("option", { name: /./ })).toEqual([]);
  await userEvent.clear(field);
  expect(status.textContent).toBe("");
  expect(screen.getAllByRole("option")).toHaveLength(3);
});

test("what matches no option goes on with what was typed, and the list closes", async () => {
  const onPick = vi.fn();
  const otherwise = { label: (typed: string) => `Search for ${typed}`, onPick };
  render(<Sort onPick={() => {}} search={{ ...options, otherwise }} />);
  await userEvent.click(screen.getByRole("button", { name: /^Sort/ }));
  await userEvent.type(await screen.findByRole("searchbox"), "xyz ");
  await userEvent.click(screen.getByRole("button", { name: "Search for xyz" }));
  expect(onPick).toHaveBeenCalledWith("xyz");
  await waitFor(() => expect(screen.queryByRole("searchbox")).toBeNull());
});

test("enter goes on with what matches no option, and chooses nothing else", async () => {
  const onPick = vi.fn();
  const onOption = vi.fn();
  const otherwise = { label: (typed: string) => `Search for ${typed}`, onPick };
  render(<Sort onPick={onOption} search={{ ...options, otherwise }} />);
  await userEvent.click(screen.getByRole("button", { name: /^Sort/ }));
  await userEvent.type(await screen.findByRole("searchbox"), "xyz{Enter}");
  expect(onPick.mock.calls).toEqual([["xyz"]]);
  expect(onOption).not.toHaveBeenCalled();
  await waitFor(() => expect(screen.queryByRole("searchbox")).toBeNull());
});

test("an option that is only searched for shows when its name is typed", async () => {
  const hidden = { options: [{ id: "cheap", label: "Cheapest", onlySearched: true }] };
  render(
    <Select label="Sort" groups={[...groups, hidden]} onPick={() => {}} search={options} />,
  );
  await userEvent.click(screen.getByRole("button", { name: /^Sort/ }));
  const field = await screen.findByRole("searchbox");
  expect(screen.queryByRole("option", { name: "Cheapest" })).toBeNull();
  await userEvent.type(field, "chea");
  expect(screen.getByRole("option", { name: "Cheapest" })).toBeTruthy();
});

test("the selected id is submitted with the form", () => {
  render(<Sort onPick={() => {}} />);
  const form = screen.getByTestId("form") as HTMLFormElement;
  expect(new FormData(form).get("sort")).toBe("best");
});

test("a disabled select has its value and does not open", async () => {
  render(<Select label="Sort" groups={groups} picked="best" onPick={() => {}} disabled />);
  const button = screen.getByRole("button", { name: /Best match/ });
  await userEvent.click(button);
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
  expect(screen.queryByRole("listbox")).toBeNull();
});

test.each(["{Enter}", " ", "{ArrowDown}"])(
  "%s opens the list at the selected option",
  async (key) => {
    render(<Sort onPick={() => {}} />);
    await userEvent.tab();
    await userEvent.keyboard(key);
    await expect.poll(() => document.activeElement).toBe(
      await screen.findByRole("option", { name: "Best match" }),
    );
  },
);
