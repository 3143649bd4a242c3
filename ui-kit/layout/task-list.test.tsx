// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import "../testing.ts";
import { TaskList } from "./task-list.tsx";

test("every task leads to its next step, and the first one stands out", () => {
  const task = (id: string) =>
    ({ id, icon: "star", title: id, href: `/${id}`, action: `Open ${id}` }) as const;
  render(<TaskList tasks={[task("reviews"), task("waiting")]} />);
  const links = screen.getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["/reviews", "/waiting"]);
  expect(links.map((link) => link.getAttribute("data-variant"))).toEqual(["primary", "secondary"]);
});
