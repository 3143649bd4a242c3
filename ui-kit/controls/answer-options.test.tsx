// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import "../testing.ts";
import { AnswerOptions, type AnswerOptionsProps } from "./answer-options.tsx";
import { keysOf, pickAnswer } from "./answer-picks.ts";

const options = [
  { value: "a", label: "Fever", hint: "Above 38 °C" },
  { value: "b", label: "Migraine" },
  { value: "none", label: "None of these", isExclusive: true },
];

function Question(props: Partial<AnswerOptionsProps>) {
  const [picked, setPicked] = useState<string[]>([]);
  return (
    <>
      <h1 id="title">Does any of this apply?</h1>
      <label>
        Search <input type="text" />
      </label>
      <AnswerOptions
        labelledBy="title"
        withKeys
        options={options}
        picked={picked}
        onPick={setPicked}
        {...props}
      />
    </>
  );
}

const checked = () =>
  [...document.querySelectorAll<HTMLInputElement>("fieldset input")]
    .filter(({ checked }) => checked)
    .map(({ value }) => value);

test("the digits pick answers and move the focus to them", async () => {
  render(<Question />);
  await userEvent.keyboard("2");
  expect(checked()).toEqual(["b"]);
  expect(document.activeElement).toBe(screen.getByRole("radio", { name: "Migraine" }));
  await userEvent.keyboard("0");
  expect(checked()).toEqual(["none"]);
});

test("a digit that is typed into a field picks nothing", async () => {
  render(<Question />);
  await userEvent.type(screen.getByRole("textbox"), "2");
  expect(checked()).toEqual([]);
});

test("of several answers a digit ticks and unticks, and the exclusive one stands alone", async () => {
  render(<Question multiple />);
  await userEvent.keyboard("12");
  expect(checked()).toEqual(["a", "b"]);
  await userEvent.keyboard("1");
  expect(checked()).toEqual(["b"]);
  await userEvent.keyboard("0");
  expect(checked()).toEqual(["none"]);
  await userEvent.keyboard("1");
  expect(checked()).toEqual(["a"]);
});

test("the name of an answer is its label alone, its hint describes it", () => {
  render(<Question multiple />);
  const fever = screen.getByRole("checkbox", { name: "Fever" });
  expect(fever.getAttribute("aria-describedby")).toBe(screen.getByText("Above 38 °C").id);
  expect(screen.getByRole("group", { name: "Does any of this apply?" })).toBeTruthy();
});

test("beyond the limit nothing more is picked", () => {
  const limited = { multiple: true, max: 1 };
  expect(pickAnswer(options, ["a"], "b", limited)).toEqual(["a"]);
  expect(pickAnswer(options, ["a"], "none", limited)).toEqual(["none"]);
  expect(pickAnswer(options, ["a"], "a", limited)).toEqual([]);
});

test("answers keep the order of the options, however they were picked", () => {
  expect(pickAnswer(options, ["b"], "a", { multiple: true })).toEqual(["a", "b"]);
});

test("two exclusive answers have digits of their own, the tenth option has none", () => {
  const two = [...options, { value: "prefer_not", isExclusive: true }];
  expect([...keysOf(two).values()]).toEqual(["1", "2", "3", "4"]);
  const many = Array.from({ length: 10 }, (_, i) => ({ value: `v${i}` }));
  expect(keysOf([...many, options[2]!]).get("v9")).toBeUndefined();
  expect(keysOf([...many, options[2]!]).get("none")).toBe("0");
});
