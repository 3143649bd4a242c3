import type { ApprovalRecord } from "../../domain/approval.ts";
import { lookAlikeKeys } from "../../domain/look-alike-name.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { requireRight } from "../require-right.ts";

const pageSize = 2000;
const mostNamesakes = 10;

/** For admins: other practitioners whose name is the same or looks the same. `except`: the practitioner looked at. */
export async function listNamesakes(
  { persistence: { approvals } }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { name, except }: { name: string; except?: string | undefined },
): Promise<ApprovalRecord[]> {
  requireRight(account, "approve-practitioners");
  const keys = new Set(lookAlikeKeys(name));
  const found: string[] = [];
  for (let after = "", isMore = keys.size > 0; isMore;) {
    const page = await approvals.listNames({ after, limit: pageSize });
    for (const { id, name } of page) {
      if (id !== except && lookAlikeKeys(name).some((key) => keys.has(key))) found.push(id);
    }
    after = page.at(-1)?.id ?? "";
    isMore = page.length === pageSize && found.length < mostNamesakes;
  }
  const records = await Promise.all(
    found.slice(0, mostNamesakes).map((id) => approvals.find(id, now)),
  );
  return records.filter((record) => record !== null);
}
