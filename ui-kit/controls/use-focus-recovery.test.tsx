// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import "../testing.ts";
import { useFocusRecovery } from "./use-focus-recovery.ts";

function Times({ times, gone = [] }: { times: string[]; gone?: string[] }) {
  const box = useFocusRecovery<HTMLDivElement>();
  return (
    <>
      <button type="button">before</button>
      <div ref={box}>
        {times.map((time) => (
          <button key={time} type="button" disabled={gone.includes(time)}>{time}</button>
        ))}
      </div>
    </>
  );
}

const focused = () => document.activeElement?.textContent;

test("the focus moves to the neighbour when the focused control is removed", () => {
  const { rerender } = render(<Times times={["9:00", "10:15", "18:15"]} />);
  screen.getByText("10:15").focus();
  rerender(<Times times={["9:00", "18:15"]} />);
  expect(focused()).toBe("18:15");
  rerender(<Times times={["9:00"]} />);
  expect(focused()).toBe("9:00");
});

test("the focus moves to the list when no other control is left", () => {
  const { rerender } = render(<Times times={["9:00"]} />);
  screen.getByText("9:00").focus();
  rerender(<Times times={["9:00"]} gone={["9:00"]} />);
  expect(document.activeElement?.contains(screen.getByText("9:00"))).toBe(true);
  expect(document.activeElement?.tagName).toBe("DIV");
});

test("the focus moves to the neighbour when the focused control is disabled", () => {
  const { rerender } = render(<Times times={["9:00", "10:15"]} />);
  screen.getByText("9:00").focus();
  rerender(<Times times={["9:00", "10:15"]} gone={["9:00"]} />);
  expect(focused()).toBe("10:15");
});

test("a focus outside of the list does not move", async () => {
  const { rerender } = render(<Times times={["9:00", "10:15"]} />);
  screen.getByText("9:00").focus();
  screen.getByText("before").focus();
  await new Promise((next) => setTimeout(next));
  rerender(<Times times={["10:15"]} />);
  expect(focused()).toBe("before");
});
