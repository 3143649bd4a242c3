// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import "../testing.ts";
import { KitProvider } from "../layout/kit-provider.tsx";
import { NumberField } from "./number-field.tsx";

function Price({ calls, locale = "en-GB" }: { calls: (number | undefined)[]; locale?: string }) {
  const [value, setValue] = useState<number | undefined>(65);
  return (
    <KitProvider locale={locale} navigate={() => {}}>
      <NumberField
        label="Price"
        description="For one session"
        value={value}
        min={0}
        max={70}
        step={5}
        onChange={(next) => {
          setValue(next);
          calls.push(next);
        }}
      />
    </KitProvider>
  );
}

test("arrow keys step the value up to the maximum", async () => {
  const calls: (number | undefined)[] = [];
  render(<Price calls={calls} />);
  await userEvent.click(screen.getByRole("textbox", { name: "Price" }));
  await userEvent.keyboard("{ArrowUp}{ArrowUp}{ArrowDown}");
  expect(calls).toEqual([70, 65]);
});

test("the typed number is parsed in the locale of the page", async () => {
  const calls: (number | undefined)[] = [];
  render(<Price calls={calls} locale="et-EE" />);
  const field = screen.getByRole("textbox", { name: "Price" });
  await userEvent.clear(field);
  await userEvent.type(field, "40");
  await userEvent.tab();
  expect(calls).toEqual([40]);
});

test("letters are rejected", async () => {
  render(<Price calls={[]} />);
  const field = screen.getByRole<HTMLInputElement>("textbox");
  await userEvent.type(field, "abc");
  expect(field.value).toBe("65");
});
