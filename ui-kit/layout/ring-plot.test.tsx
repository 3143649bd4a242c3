// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import "../testing.ts";
import { NavigateContext } from "../controls/link.tsx";
import { RingPlot, type RingPlotProps } from "./ring-plot.tsx";

const disc = (id: string, rings: number): RingPlotProps["discs"][number] => ({
  id,
  caption: "LT",
  name: `Liisa Tamm: ${rings} sessions`,
  rings,
  look: "filled",
  href: `/sessions?person=${id}`,
});

test("a disc has a ring for each time, always the same shape, and opens its person", () => {
  const go = vi.fn();
  const plot = (
    <NavigateContext value={go}>
      <RingPlot label="Clients" discs={[disc("a", 3), disc("b", 1)]} legend={[]} />
    </NavigateContext>
  );
  const { container, rerender } = render(plot);
  const drawn = () => container.querySelector("[data-part=discs]")!.innerHTML;
  const rings = [...container.querySelectorAll(".disc")].map((each) =>
    each.querySelectorAll("path").length
  );
  expect(rings).toEqual([3, 1]);
  const first = drawn();
  rerender(plot);
  expect(drawn()).toBe(first);
  fireEvent.click(screen.getByRole("link", { name: "LT, Liisa Tamm: 3 sessions" }));
  expect(go).toHaveBeenCalledWith("/sessions?person=a");
});
