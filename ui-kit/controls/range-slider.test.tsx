// @vitest-environment jsdom
import { act, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import "../testing.ts";
import { fireEvent } from "@testing-library/react";
import { type NumberRange, RangeSlider } from "./range-slider.tsx";

function price(onPick: (span: NumberRange) => void) {
  render(
    <RangeSlider
      labels={{ group: "Price", from: "From", to: "To" }}
      min={20}
      max={120}
      step={5}
      picked={{ from: 30, to: 80 }}
      format={(value) => `€${value}`}
      onPick={onPick}
    />,
  );
  return {
    from: screen.getByRole("slider", { name: "From" }) as HTMLInputElement,
    to: screen.getByRole("slider", { name: "To" }) as HTMLInputElement,
  };
}

test("a thumb reports the range when it is released", () => {
  const calls: NumberRange[] = [];
  const { to } = price((span) => calls.push(span));
  fireEvent.change(to, { target: { value: "70" } });
  fireEvent.change(to, { target: { value: "60" } });
  expect(calls).toEqual([]);
  fireEvent.pointerUp(to);
  expect(calls).toEqual([{ from: 30, to: 60 }]);
});

test("several steps by the keyboard are reported as one range", () => {
  vi.useFakeTimers();
  const calls: NumberRange[] = [];
  const { from } = price((span) => calls.push(span));
  fireEvent.change(from, { target: { value: "35" } });
  fireEvent.keyUp(from, { key: "ArrowRight" });
  fireEvent.change(from, { target: { value: "40" } });
  fireEvent.keyUp(from, { key: "ArrowRight" });
  expect(calls).toEqual([]);
  act(() => void vi.advanceTimersByTime(1000));
  vi.useRealTimers();
  expect(calls).toEqual([{ from: 40, to: 80 }]);
  expect(from.getAttribute("aria-valuetext")).toBe("€30");
});

test("the thumbs cannot cross", () => {
  const calls: NumberRange[] = [];
  const { from, to } = price((span) => calls.push(span));
  fireEvent.change(from, { target: { value: "110" } });
  fireEvent.pointerUp(from);
  fireEvent.change(to, { target: { value: "20" } });
  fireEvent.pointerUp(to);
  expect(calls).toEqual([{ from: 80, to: 80 }, { from: 30, to: 30 }]);
});

test("a disabled slider cannot be moved", () => {
  render(
    <RangeSlider
      labels={{ group: "Distance", from: "From", to: "To" }}
      min={0}
      max={50}
      picked={{ from: 0, to: 50 }}
      format={(value) => `${value} km`}
      onPick={() => {}}
      disabled
    />,
  );
  for (const thumb of screen.getAllByRole("slider")) {
    expect((thumb as HTMLInputElement).disabled).toBe(true);
  }
});
