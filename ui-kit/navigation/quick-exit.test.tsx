// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import "../testing.ts";
import { QuickExit } from "./quick-exit.tsx";

test("a click and Enter leave in the way of the page, and the link leads out without scripts", async () => {
  let left = 0;
  render(
    <QuickExit href="https://weather.example/" hint="Or press Esc" onLeave={() => left++}>
      Leave quickly
    </QuickExit>,
  );
  const link = screen.getByRole<HTMLAnchorElement>("link", { name: "Leave quickly" });
  expect(link.href).toBe("https://weather.example/");
  expect(link.rel).toBe("noreferrer");
  await userEvent.click(link);
  expect(left).toBe(1);
  await userEvent.keyboard("{Enter}");
  expect(left).toBe(2);
});
