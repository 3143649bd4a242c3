import type { ApprovalRecord } from "../../domain/approval.ts";
import type { ApprovalQuery } from "../../ports/persistence/approvals.ts";
import type { CountedPage } from "../../ports/persistence/sorted-list.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { requireRight } from "../require-right.ts";

export async function listPractitioners(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  query: Omit<ApprovalQuery, "now">,
): Promise<CountedPage<ApprovalRecord>> {
  requireRight(account, "approve-practitioners");
  return await persistence.approvals.list({ ...query, now });
}
