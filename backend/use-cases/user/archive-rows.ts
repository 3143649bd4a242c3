import type { Page } from "../../ports/page.ts";

/** Rows that are read page by page whenever they are iterated, so that they are never all in memory. */
export type ArchiveRows<Row> = AsyncIterable<Row>;

const rowsPerPage = 100;

/** `show` returns null for a row that is left out. */
export function archiveRows<Row, Shown>(
  read: (query: { limit: number; cursor: string | undefined }) => Promise<Page<Row>>,
  show: (row: Row) => Shown | null | Promise<Shown | null>,
): ArchiveRows<Shown> {
  return {
    async *[Symbol.asyncIterator]() {
      let cursor: string | undefined;
      do {
        const page = await read({ limit: rowsPerPage, cursor });
        for (const row of page.items) {
          const shown = await show(row);
          if (shown !== null) yield shown;
        }
        cursor = page.nextCursor ?? undefined;
      } while (cursor !== undefined);
    },
  };
}
