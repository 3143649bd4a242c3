// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import "../testing.ts";
import { BarPlot } from "./bar-plot.tsx";

test("a scale with an end ends there", () => {
  const { container } = render(
    <BarPlot
      label="Ratings"
      formatValue={String}
      most={5}
      bars={[{ id: "one", name: "One", parts: [{ look: "filled", value: 4.6 }] }]}
    />,
  );
  const texts = [...container.querySelectorAll("svg:first-child text")]
    .map(({ textContent }) => textContent);
  expect(texts).toEqual(["0", "1", "2", "3", "4", "5", "One"]);
});

test("parts of a bar stand on each other, as high as their values", () => {
  const { container } = render(
    <BarPlot
      label="Sessions by week"
      formatValue={String}
      bars={[{
        id: "one",
        name: "One",
        parts: [{ look: "filled", value: 3 }, { look: "open", value: 1 }],
      }]}
      legend={[{ look: "filled", text: "Took place 3" }, { look: "open", text: "To come 1" }]}
    />,
  );
  expect(screen.getByRole("img", { name: "Sessions by week" })).toBeDefined();
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent))
    .toEqual(["Took place 3", "To come 1"]);
  const [filled, open] = [...container.querySelectorAll("svg:first-child [data-part='bar']")]
    .map((bar) => ({
      y: Number(bar.getAttribute("y")),
      height: Number(bar.getAttribute("height")),
    }));
  expect(filled!.height).toBeCloseTo(3 * open!.height);
  expect(open!.y + open!.height).toBeCloseTo(filled!.y);
});
