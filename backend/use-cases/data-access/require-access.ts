import type { Account } from "../../domain/account.ts";
import type { AccessGrant, AccessKind, ReadKind } from "../../domain/data-access.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Persistence } from "../../ports/persistence.ts";
import { recordReads } from "./record-reads.ts";
import { mayDo } from "../../domain/rights.ts";

type Wanted = {
  userId: string;
  /** What the administrator gave a reason for. */
  access: AccessKind;
  /** What is read, when it is less than all of that. */
  kind?: ReadKind;
  subjectId?: string;
};

/**
 * Before an administrator reads a person's private data: needs a living grant of this administrator for this person
 * and kind, and records the read with its reason. ERR_REASON_REQUIRED.
 */
export async function requireAccess(
  persistence: Persistence,
  { account, now }: { account: Account; now: number },
  { userId, access, kind = access, subjectId = "" }: Wanted,
): Promise<AccessGrant> {
  const { userId: adminId } = account;
  const living = await persistence.dataAccess.listLiving({ adminId, userId, kind: access }, now);
  const [grant] = living;
  if (!mayDo(account, "open-private-data") || !grant) throw new DomainError("ERR_REASON_REQUIRED");
  const { reason } = grant;
  await recordReads(persistence, { account, now, role: "admin" }, [
    { userId, kind, subjectId, why: "reason", reason },
  ]);
  return grant;
}
