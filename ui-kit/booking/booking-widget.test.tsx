// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import "../testing.ts";
import { BookingWidget } from "./booking-widget.tsx";

const names = ["Time", "You", "Done"];

function Widget({ current, children }: { current: number; children?: ReactNode }) {
  return (
    <BookingWidget label="Book a time" title={names[current]} steps={{ names, current }}>
      {children}
    </BookingWidget>
  );
}

test("a new step moves the focus to its title", async () => {
  const { rerender } = render(
    <Widget current={0}>
      <button type="button">Continue</button>
    </Widget>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Continue" }));
  rerender(<Widget current={1} />);
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "You" }));
});

test("a new step begins at its top", () => {
  const { container, rerender } = render(<Widget current={0} />);
  const main = container.querySelector<HTMLElement>("[data-part=main]")!;
  main.scrollTop = 300;
  rerender(<Widget current={1} />);
  expect(main.scrollTop).toBe(0);
});

test("opening at a later step does not move the focus", () => {
  const { rerender } = render(<Widget current={0} />);
  rerender(<Widget current={1} />);
  expect(document.activeElement).toBe(document.body);
});

test("a step can move the focus itself", async () => {
  const { rerender } = render(
    <Widget current={1}>
      <button type="button">Book</button>
    </Widget>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Book" }));
  rerender(
    <Widget current={2}>
      <input aria-label="News" ref={(element) => element?.focus()} />
    </Widget>,
  );
  expect(document.activeElement).toBe(screen.getByLabelText("News"));
});
