import type { ApprovalRecord } from "../../domain/approval.ts";
import type { Page } from "../../ports/page.ts";
import type { ApprovalQuery } from "../../ports/persistence/approvals.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { requireRight } from "../require-right.ts";

export async function listPractitioners(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  query: Omit<ApprovalQuery, "now">,
): Promise<Page<ApprovalRecord>> {
  requireRight(account, "approve-practitioners");
  return await persistence.approvals.list({ ...query, now });
}
