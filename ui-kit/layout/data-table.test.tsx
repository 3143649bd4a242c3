// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { type DataColumn, DataTable } from "./data-table.tsx";

type Row = { id: string; name: string };

const rows = [{ id: "1", name: "Mari" }, { id: "2", name: "Jüri" }];

test("a head that sorts says its order, and a press asks for the other one", async () => {
  const sorted: string[] = [];
  const columns: DataColumn<Row>[] = [
    {
      id: "name",
      name: "Name",
      as: "title",
      cell: ({ name }) => name,
      sort: { direction: "ascending", onSort: () => sorted.push("name") },
    },
    { id: "id", name: "Number", as: "line", cell: ({ id }) => id },
  ];
  render(<DataTable label="People" columns={columns} rows={rows} keyOf={({ id }) => id} />);
  const head = screen.getByRole("columnheader", { name: "Name" });
  expect(head.getAttribute("aria-sort")).toBe("ascending");
  expect(screen.getByRole("columnheader", { name: "Number" }).hasAttribute("aria-sort")).toBe(
    false,
  );
  await userEvent.click(screen.getByRole("button", { name: "Name" }));
  expect(sorted).toEqual(["name"]);
});

test("rows are chosen one by one or all at once", async () => {
  const columns: DataColumn<Row>[] = [
    { id: "name", name: "Name", as: "title", cell: ({ name }) => name },
  ];
  const picks: string[][] = [];
  const selection = {
    picked: new Set(["1"]),
    onPick: (picked: ReadonlySet<string>) => picks.push([...picked]),
    allLabel: "All",
    labelOf: ({ name }: Row) => name,
  };
  render(
    <DataTable label="People" {...{ columns, rows, selection }} keyOf={({ id }) => id} />,
  );
  await userEvent.click(screen.getByRole("checkbox", { name: "Jüri" }));
  await userEvent.click(screen.getByRole("checkbox", { name: "Mari" }));
  await userEvent.click(screen.getByRole("checkbox", { name: "All" }));
  expect(picks).toEqual([["1", "2"], [], ["1", "2"]]);
});
