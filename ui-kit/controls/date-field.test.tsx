// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { waitForFocusIn } from "../testing.ts";
import { KitProvider } from "../layout/kit-provider.tsx";
import { DateField } from "./date-field.tsx";

function Away({ calls, locale = "et-EE" }: { calls: (string | undefined)[]; locale?: string }) {
  const [value, setValue] = useState<string | undefined>("2026-12-24");
  return (
    <KitProvider locale={locale} navigate={() => {}}>
      <DateField
        label="Alates"
        value={value}
        max="2026-12-28"
        onChange={(next) => {
          setValue(next);
          calls.push(next);
        }}
      />
    </KitProvider>
  );
}

test("the parts are in the order of the locale", () => {
  render(<Away calls={[]} />);
  const parts = screen.getAllByRole("spinbutton").map((part) => part.textContent);
  expect(parts).toEqual(["24", "12", "2026"]);
});

test("arrow keys change the focused part", async () => {
  const calls: (string | undefined)[] = [];
  render(<Away calls={calls} />);
  await userEvent.tab();
  await userEvent.keyboard("{ArrowUp}{ArrowRight}{ArrowDown}");
  expect(calls).toEqual(["2026-12-25", "2026-11-25"]);
});

test("a day is selected in the calendar with the keyboard; days after the maximum are disabled", async () => {
  const calls: (string | undefined)[] = [];
  render(<Away calls={calls} locale="en-GB" />);
  await userEvent.click(screen.getByRole("button", { name: /calendar/i }));
  const late = await screen.findByRole("button", { name: /29 December 2026/ });
  expect(late.getAttribute("aria-disabled")).toBe("true");
  await waitForFocusIn(screen.getByRole("dialog"));
  await userEvent.keyboard("{ArrowRight}{Enter}");
  expect(calls).toEqual(["2026-12-25"]);
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a typed date is reported once its year is whole, and stays in the field meanwhile", async () => {
  const calls: (string | undefined)[] = [];
  render(<Away calls={calls} locale="ru-RU" />);
  const texts = () => screen.getAllByRole("spinbutton").map((part) => part.textContent);
  await userEvent.tab();
  await userEvent.keyboard("0510202");
  expect(texts()).toEqual(["05", "10", "202"]);
  expect(calls.at(-1)).toBeUndefined();
  await userEvent.keyboard("6");
  expect(texts()).toEqual(["05", "10", "2026"]);
  expect(calls.at(-1)).toBe("2026-10-05");
  expect(calls.filter((day) => day && !day.startsWith("2026-"))).toEqual([]);
});

test("a field whose page takes whole dates only can be typed into", async () => {
  const days: string[] = [];
  function Jump() {
    const [day, setDay] = useState("2026-12-24");
    const go = (next: string | undefined) => {
      if (!next) return;
      setDay(next);
      days.push(next);
    };
    return (
      <KitProvider locale="ru-RU" navigate={() => {}}>
        <DateField label="Дата" value={day} onChange={go} />
        <button type="button" onClick={() => setDay("2026-12-31")}>Позже</button>
      </KitProvider>
    );
  }
  render(<Jump />);
  const year = () => screen.getAllByRole("spinbutton")[2]!;
  await userEvent.click(year());
  await userEvent.keyboard("2027");
  expect(days).toEqual(["2027-12-24"]);
  await userEvent.keyboard("{Backspace}{Backspace}");
  await userEvent.click(screen.getByRole("button", { name: "Позже" }));
  expect(year().textContent).toBe("2026");
});
