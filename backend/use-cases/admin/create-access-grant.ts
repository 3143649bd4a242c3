import { type AccessGrant, type AccessKind, accessMs } from "../../domain/data-access.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { recordReadsIn } from "../data-access/record-reads.ts";
import { mailDataOpened } from "./data-opened-mail.ts";
import { recordAction } from "./record-action.ts";
import { requireRight } from "../require-right.ts";

/**
 * Lets the calling administrator read one kind of a person's data for ten minutes. It is noted, and the person sees
 * the reason. ERR_FORBIDDEN, also for the administrator's own data; ERR_NOT_FOUND.
 */
export async function createAccessGrant(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { id: userId, kind, reason }: { id: string; kind: AccessKind; reason: string },
): Promise<AccessGrant> {
  requireRight(account, "open-private-data");
  if (userId === account.userId) throw new DomainError("ERR_FORBIDDEN");
  return await persistence.transaction(async (repositories) => {
    const user = await repositories.users.find(userId);
    if (!user) throw new DomainError("ERR_NOT_FOUND");
    const grant: AccessGrant = {
      ...{ id: persistence.newId(), adminId: account.userId, userId, kind, reason },
      ...{ createdAt: now, expiresAt: now + accessMs },
    };
    await repositories.dataAccess.addGrant(grant);
    await recordAction(persistence, repositories, { account, now }, {
      ...{ action: "open-private-data", kind: "user", id: userId },
      detail: { kind, reason },
    });
    await recordReadsIn(persistence, repositories, { account, now, role: "admin" }, [
      { userId, kind, why: "reason", reason },
    ]);
    await mailDataOpened(repositories, { account, now }, user, reason);
    return grant;
  });
}
