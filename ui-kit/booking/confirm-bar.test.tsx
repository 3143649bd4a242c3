// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import "../testing.ts";
import { ConfirmBar } from "./confirm-bar.tsx";

test("the selected time is read before the action", async () => {
  let booked = 0;
  const action = <button type="button" onClick={() => booked++}>Continue</button>;
  const { container } = render(
    <ConfirmBar when="Tue 24 Nov, 18:15" note="Held, 4:32 left" action={action} />,
  );
  expect(container.textContent).toBe("Tue 24 Nov, 18:15Held, 4:32 leftContinue");
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  expect(booked).toBe(1);
  expect(screen.getByText("Tue 24 Nov, 18:15").tagName).toBe("B");
});

test("the bar of a page differs from that of a widget, which is the default", () => {
  const { container, rerender } = render(<ConfirmBar when="18:15" action={null} />);
  const bar = container.querySelector<HTMLElement>(".confirm-bar")!;
  expect(bar.dataset.place).toBe("widget");
  rerender(<ConfirmBar when="18:15" action={null} place="page" />);
  expect(bar.dataset.place).toBe("page");
});
