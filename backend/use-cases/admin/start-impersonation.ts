import { type Impersonation, viewAsMs } from "../../domain/data-access.ts";
import type { User } from "../../domain/account.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Ports } from "../../ports/ports.ts";
import { requireFreshSignIn } from "../auth/fresh-sign-in.ts";
import type { Context } from "../context.ts";
import { recordReadsIn } from "../data-access/record-reads.ts";
import { mailDataOpened } from "./data-opened-mail.ts";
import { endRunning } from "./end-impersonation.ts";
import { recordAction } from "./record-action.ts";
import { requireRight } from "../require-right.ts";

/**
 * Lets the calling administrator see the product as a person sees it, for 15 minutes and read-only. An earlier
 * one ends. ERR_FORBIDDEN, also for administrators and closed accounts; ERR_NOT_FOUND.
 */
export async function startImpersonation(
  { persistence }: Pick<Ports, "persistence">,
  context: Context,
  { id: userId, reason }: { id: string; reason: string },
): Promise<{ impersonation: Impersonation; user: User }> {
  const { account, now } = context;
  requireRight(account, "open-private-data");
  return await persistence.transaction(async (repositories) => {
    await requireFreshSignIn(repositories, context);
    const user = await repositories.users.find(userId);
    if (!user) throw new DomainError("ERR_NOT_FOUND");
    if (user.isAdmin || user.disabledAt !== null) throw new DomainError("ERR_FORBIDDEN");
    await endRunning(persistence, repositories, { account, now });
    const impersonation: Impersonation = {
      ...{ id: persistence.newId(), adminId: account.userId, userId, reason },
      ...{ createdAt: now, expiresAt: now + viewAsMs, endedAt: null },
    };
    await repositories.dataAccess.addImpersonation(impersonation);
    await recordAction(persistence, repositories, { account, now }, {
      ...{ action: "view-as", kind: "user", id: userId },
      detail: { reason },
    });
    await recordReadsIn(persistence, repositories, { account, now, role: "admin" }, [
      { userId, kind: "product", why: "reason", reason },
    ]);
    await mailDataOpened(repositories, { account, now }, user, reason);
    return { impersonation, user };
  });
}
