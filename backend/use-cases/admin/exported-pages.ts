import type { Page, PageQuery } from "../../ports/page.ts";

const rowsAtOnce = 500;

/** All pages of a list, each read when the one before was taken. */
export async function* exportedPages<Row>(
  read: (page: PageQuery) => Promise<Page<Row>>,
): AsyncGenerator<Row[]> {
  let cursor: string | undefined;
  do {
    const page = await read({ limit: rowsAtOnce, cursor });
    yield page.items;
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
}
