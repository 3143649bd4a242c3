// @vitest-environment jsdom
import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import "../testing.ts";
import { Comparison } from "./comparison.tsx";

test("a row names its values, and only the best one says so", () => {
  render(
    <Comparison
      label="Side by side"
      bestLabel="best of the row"
      people={["Külli", "Mart"].map((name) => ({
        id: name,
        name,
        href: `/${name}`,
      }))}
      rows={[{
        id: "price",
        name: "Price",
        cells: [{ value: "€67" }, { value: "€50", best: true }],
      }]}
    />,
  );
  const row = screen.getByRole("row", { name: /Price/ });
  expect(within(row).getAllByRole("cell").map((cell) => cell.textContent))
    .toEqual(["€67", "€50, best of the row"]);
});
