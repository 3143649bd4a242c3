import type { DataColumn, SortDirection } from "ui-kit/layout/data-table.tsx";
import { useQueueAddress } from "./use-queue-address.ts";

/** `sortBy`: the value of `sort` in the address, or "order" where the list has newest and oldest only. */
export type QueueColumn<Row> = DataColumn<Row> & { sortBy?: string | undefined };

export type QueueSorting = { sort: string; direction: "asc" | "desc" };

const ways = { asc: "ascending", desc: "descending" } as const satisfies Record<
  QueueSorting["direction"],
  SortDirection
>;

/** The columns that are shown, with heads that sort. Title and action always stay. */
export function useShownColumns<Row>(
  columns: QueueColumn<Row>[],
  sorting: QueueSorting | undefined,
): DataColumn<Row>[] {
  const { change, hidden, order } = useQueueAddress();
  return columns
    .filter((column) => !hidden.includes(column.id) || !canHide(column))
    .map(({ sortBy, ...column }) => {
      if (sortBy === undefined) return column;
      if (sortBy === "order") {
        const isOldest = order === "oldest";
        const onSort = () => change({ order: isOldest ? "" : "oldest" });
        return { ...column, sort: { direction: isOldest ? ways.asc : ways.desc, onSort } };
      }
      const direction = sorting?.sort === sortBy ? ways[sorting.direction] : undefined;
      const next = direction === "ascending" ? "desc" : "asc";
      return {
        ...column,
        sort: { direction, onSort: () => change({ sort: sortBy, direction: next }) },
      };
    });
}

export function canHide({ as }: Pick<QueueColumn<unknown>, "as">): boolean {
  return as !== "title" && as !== "action";
}
