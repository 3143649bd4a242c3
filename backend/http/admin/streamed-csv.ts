import { z } from "@hono/zod-openapi";
import type { Language } from "../../domain/text.ts";
import { type Cell, type Column, csvOf } from "../csv.ts";

export const csvResponse = {
  description:
    "A CSV file (RFC 4180) in UTF-8 with a byte order mark, whose first line has the names of the columns in the language of " +
    "the request. In Estonian and Russian semicolons separate the cells. A cell that would be a formula in a spreadsheet " +
    "begins with an apostrophe. States, kinds and reasons are the values of the same fields in the JSON of the list, and " +
    "practices are the codes of `listDomainValues`, so that they are the same in every language.",
  content: { "text/csv": { schema: z.string().max(1_000_000_000) } },
};

/** A table page by page, so that a million rows are never in memory at once. */
export function streamedCsv<Row>(
  pages: AsyncGenerator<Row[]>,
  columns: readonly Column[],
  cellsOf: (row: Row) => Record<string, Cell>,
  language: Language,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let isFirst = true;
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pages.next();
      if (done) return controller.close();
      const text = csvOf(value.map(cellsOf), columns, language, { isFirst });
      isFirst = false;
      // An empty chunk would not ask for the next one.
      controller.enqueue(encoder.encode(text || "\r\n"));
    },
    async cancel() {
      await pages.return(undefined);
    },
  });
}
