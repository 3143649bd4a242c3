// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import "../testing.ts";
import { CodeField } from "./code-field.tsx";

const wrong = "Wrong code";

function Code({ refused = "", length, onComplete }: {
  refused?: string;
  length?: number;
  onComplete: (code: string) => void;
}) {
  const [code, setCode] = useState("");
  const [error, setError] = useState("");
  return (
    <CodeField
      name="code"
      label="Code"
      length={length}
      value={code}
      error={error}
      onValueChange={(digits) => {
        setCode(digits);
        setError("");
      }}
      onComplete={(complete) => {
        onComplete(complete);
        if (complete === refused) setError(wrong);
      }}
    />
  );
}

function open(refused?: string) {
  const completed: string[] = [];
  render(<Code refused={refused ?? ""} onComplete={(code) => completed.push(code)} />);
  return { completed, field: screen.getByLabelText<HTMLInputElement>("Code") };
}

test("the sixth digit completes the code once", async () => {
  const { completed, field } = open();
  await userEvent.type(field, "48 29a1");
  expect(completed).toEqual([]);
  await userEvent.type(field, "78");
  expect([completed, field.value]).toEqual([["482917"], "482917"]);
});

test("a longer code has its digits in groups of three, and the last one completes it", async () => {
  const completed: string[] = [];
  render(<Code length={9} onComplete={(code) => completed.push(code)} />);
  const field = screen.getByLabelText("Code");
  await userEvent.type(field, "482917");
  expect(completed).toEqual([]);
  await userEvent.type(field, " 503");
  expect(completed).toEqual(["482917503"]);
  const boxes = [...field.parentElement!.querySelectorAll("span")];
  expect(boxes.flatMap((box, nth) => box.dataset.half ? [nth] : [])).toEqual([3, 6]);
});

test.each(["482 917", "482-917", "Your code: 482917", "４８２９１７"])(
  "a pasted %s is the code",
  async (text) => {
    const { completed, field } = open();
    await userEvent.click(field);
    await userEvent.paste(text);
    expect(completed).toEqual(["482917"]);
  },
);

test("after a refused code the next digit begins a new one", async () => {
  const { completed, field } = open("482917");
  await userEvent.type(field, "482917");
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(document.activeElement).toBe(field);
  await userEvent.type(field, "1");
  expect([field.value, field.getAttribute("aria-invalid")]).toEqual(["1", null]);
  await userEvent.type(field, "23456");
  expect(completed).toEqual(["482917", "123456"]);
});

test("a refused code can be corrected at its end", async () => {
  const { completed, field } = open("482917");
  await userEvent.type(field, "482917{Backspace}8");
  expect(completed).toEqual(["482917", "482918"]);
});
