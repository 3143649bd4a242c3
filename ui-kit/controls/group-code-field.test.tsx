// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import "../testing.ts";
import { GroupCodeField } from "./group-code-field.tsx";

function Code() {
  const [value, setValue] = useState("");
  return <GroupCodeField name="code" label="Code" value={value} onValueChange={setValue} />;
}

function openField(): HTMLInputElement {
  render(<Code />);
  return screen.getByRole("textbox", { name: "Code" });
}

test("typed symbols become capitals in groups of four", async () => {
  const field = openField();
  await userEvent.type(field, "7qmk2v9dart");
  expect(field.value).toBe("7QMK-2V9D-ART");
  await userEvent.type(field, "{Backspace}{Backspace}{Backspace}{Backspace}");
  expect(field.value).toBe("7QMK-2V9D");
});

test("a pasted code in another form is regrouped, a pasted address is left alone", async () => {
  const field = openField();
  await userEvent.click(field);
  await userEvent.paste(" 7qmk 2v9d–artx 9c4w ");
  expect(field.value).toBe("7QMK-2V9D-ARTX-9C4W");
  await userEvent.clear(field);
  await userEvent.paste("https://heaolu.ee/gift-card/balance#abcdEFGHijkl");
  expect(field.value).toBe("https://heaolu.ee/gift-card/balance#abcdEFGHijkl");
});

test("a correction in the middle keeps the caret where it is", async () => {
  const field = openField();
  await userEvent.type(field, "7QMK2V9D");
  field.setSelectionRange(2, 2);
  await userEvent.keyboard("{Backspace}A");
  expect(field.value).toBe("7AMK-2V9D");
  expect(field.selectionStart).toBe(2);
});
