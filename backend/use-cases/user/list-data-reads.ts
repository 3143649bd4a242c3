import type { ReaderRole } from "../../domain/data-access.ts";
import type { Page, PageQuery } from "../../ports/page.ts";
import type { ListedDataRead } from "../../ports/persistence/data-access.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";

/** Who read the caller's data, the newest first. */
export async function listDataReads(
  { persistence }: Pick<Ports, "persistence">,
  { account }: Pick<Context, "account">,
  query: PageQuery & { role?: ReaderRole | undefined },
): Promise<Page<ListedDataRead>> {
  return await persistence.dataAccess.list({ ...query, userId: account.userId });
}
