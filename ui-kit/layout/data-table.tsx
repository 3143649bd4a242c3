import type { ComponentProps, ReactNode } from "react";
import { Icon } from "../controls/icon.tsx";
import { VisuallyHidden } from "./visually-hidden.tsx";
import "./data-table.css";

export type SortDirection = "ascending" | "descending";

export type DataColumn<Row> = {
  id: string;
  name: string;
  cell: (row: Row) => ReactNode;
  /** Of the row on a narrow page, where each row is a card: its title, its status, its action, a line of text; a date never wraps. */
  as: "title" | "status" | "action" | "line" | "date";
  numeric?: boolean | undefined;
  /** Sentences, which need room. */
  long?: boolean | undefined;
  /** Makes the head a button. `direction`: by which the rows are sorted by this column now. */
  sort?: { direction: SortDirection | undefined; onSort: () => void } | undefined;
};

export type DataTableProps<Row> = Omit<ComponentProps<"div">, "className" | "children"> & {
  label: string;
  columns: DataColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Each row has a checkbox. */
  selection?: {
    picked: ReadonlySet<string>;
    onPick: (picked: ReadonlySet<string>) => void;
    allLabel: string;
    labelOf: (row: Row) => string;
  } | undefined;
  /** Whether scripts move the focus from row to row. */
  focusableRows?: boolean | undefined;
};

/** A list with columns; on a narrow page each row is a card. */
export function DataTable<Row>(
  { label, columns, rows, keyOf, selection, focusableRows = false, ...rest }: DataTableProps<Row>,
) {
  const isAllPicked = selection !== undefined && rows.length > 0 &&
    rows.every((row) => selection.picked.has(keyOf(row)));
  return (
    <div {...rest} className="data-table">
      <div data-part="scroll">
        {/* Explicit roles: rows that are laid out as cards would lose theirs. */}
        <table role="table" aria-label={label}>
          <thead role="rowgroup">
            <tr role="row">
              {selection && (
                <th role="columnheader" scope="col" data-as="pick">
                  <input
                    type="checkbox"
                    aria-label={selection.allLabel}
                    checked={isAllPicked}
                    onChange={() =>
                      selection.onPick(isAllPicked ? new Set() : new Set(rows.map(keyOf)))}
                  />
                </th>
              )}
              {columns.map((column) => <Head key={column.id} column={column} />)}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rows.map((row) => {
              const key = keyOf(row);
              return (
                <tr
                  key={key}
                  role="row"
                  tabIndex={focusableRows ? -1 : undefined}
                  data-picked={selection?.picked.has(key) || undefined}
                >
                  {selection && (
                    <td role="cell" data-as="pick">
                      <input
                        type="checkbox"
                        aria-label={selection.labelOf(row)}
                        checked={selection.picked.has(key)}
                        onChange={() => selection.onPick(toggled(selection.picked, key))}
                      />
                    </td>
                  )}
                  {columns.map(({ id, as, cell, numeric, long }) => (
                    <td
                      key={id}
                      role="cell"
                      data-as={as}
                      data-numeric={numeric || undefined}
                      data-long={long || undefined}
                    >
                      {cell(row)}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function Head<Row>({ column: { name, as, numeric, sort } }: { column: DataColumn<Row> }) {
  return (
    <th
      role="columnheader"
      scope="col"
      data-numeric={numeric || undefined}
      aria-sort={sort?.direction ?? (sort ? "none" : undefined)}
    >
      {sort
        ? (
          <button type="button" onClick={sort.onSort}>
            {name}
            <Icon name="arrow-up" size="small" data-direction={sort.direction ?? "none"} />
          </button>
        )
        : as === "action"
        ? <VisuallyHidden>{name}</VisuallyHidden>
        : name}
    </th>
  );
}

function toggled(picked: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(picked);
  if (!next.delete(key)) next.add(key);
  return next;
}
