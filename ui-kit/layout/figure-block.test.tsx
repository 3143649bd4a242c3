// @vitest-environment jsdom
import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import "../testing.ts";
import { FigureBlock } from "./figure-block.tsx";

test("the table has the rows of the drawing and opens with its line", async () => {
  const { container } = render(
    <FigureBlock
      name="Utilisation"
      value="82%"
      sentence="of the open hours are booked"
      table={{ open: "Show as a table", columns: ["Day", "Booked"], rows: [["Mon", "4 h"]] }}
    />,
  );
  expect(screen.getByRole("figure", { name: "Utilisation" })).toBeDefined();
  const details = container.querySelector("details")!;
  expect(details.hasAttribute("open")).toBe(false);
  await userEvent.click(screen.getByText("Show as a table"));
  expect(details.hasAttribute("open")).toBe(true);
  const row = within(details).getByRole("rowheader", { name: "Mon" }).closest("tr")!;
  expect(row.textContent).toBe("Mon4 h");
});
