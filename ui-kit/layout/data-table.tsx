import type { ComponentProps, ReactNode } from "react";
import { VisuallyHidden } from "./visually-hidden.tsx";
import "./data-table.css";

export type DataColumn<Row> = {
  id: string;
  name: string;
  cell: (row: Row) => ReactNode;
  /** Of the row on a narrow page, where each row is a card: its title, its status, its action, a line of text; a date never wraps. */
  as: "title" | "status" | "action" | "line" | "date";
  numeric?: boolean | undefined;
};

export type DataTableProps<Row> = Omit<ComponentProps<"div">, "className" | "children"> & {
  label: string;
  columns: DataColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
};

/** A list with columns; on a narrow page each row is a card. */
export function DataTable<Row>(
  { label, columns, rows, keyOf, ...rest }: DataTableProps<Row>,
) {
  return (
    <div {...rest} className="data-table">
      {/* Explicit roles: rows that are laid out as cards would lose theirs. */}
      <table role="table" aria-label={label}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ id, name, as, numeric }) => (
              <th key={id} role="columnheader" scope="col" data-numeric={numeric || undefined}>
                {as === "action" ? <VisuallyHidden>{name}</VisuallyHidden> : name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={keyOf(row)} role="row">
              {columns.map(({ id, as, cell, numeric }) => (
                <td key={id} role="cell" data-as={as} data-numeric={numeric || undefined}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
