// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import "../testing.ts";
import { Figures } from "./figures.tsx";

test("a figure is a link to its list that says name, number and note", () => {
  render(<Figures items={[{ name: "Applications", value: 14, note: "wait", href: "/leads" }]} />);
  const link = screen.getByRole("link");
  expect([link.getAttribute("href"), link.textContent]).toEqual(["/leads", "Applications14wait"]);
});
