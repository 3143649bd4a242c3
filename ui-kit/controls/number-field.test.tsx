// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import "../testing.ts";
import { KitProvider } from "../layout/kit-provider.tsx";
import { NumberField } from "./number-field.tsx";

function Price({ told, locale = "en-GB" }: { told: (number | undefined)[]; locale?: string }) {
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
          told.push(next);
        }}
      />
    </KitProvider>
  );
}

test("arrows step it, and it stops at its end", async () => {
  const told: (number | undefined)[] = [];
  render(<Price told={told} />);
  await userEvent.click(screen.getByRole("textbox", { name: "Price" }));
  await userEvent.keyboard("{ArrowUp}{ArrowUp}{ArrowDown}");
  expect(told).toEqual([70, 65]);
});

test("it reads what is written in the language of the page", async () => {
  const told: (number | undefined)[] = [];
  render(<Price told={told} locale="et-EE" />);
  const field = screen.getByRole("textbox", { name: "Price" });
  await userEvent.clear(field);
  await userEvent.type(field, "40");
  await userEvent.tab();
  expect(told).toEqual([40]);
});

test("letters do not come in", async () => {
  render(<Price told={[]} />);
  const field = screen.getByRole<HTMLInputElement>("textbox");
  await userEvent.type(field, "abc");
  expect(field.value).toBe("65");
});
