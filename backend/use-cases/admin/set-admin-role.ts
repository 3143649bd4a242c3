import { DomainError } from "../../domain/errors.ts";
import type { Ports } from "../../ports/ports.ts";
import { requireFreshSignIn } from "../auth/fresh-sign-in.ts";
import type { Context } from "../context.ts";
import { requireOtherAdmin } from "./disabled-account.ts";
import { lookedAtAccount } from "./looked-at-account.ts";
import { recordAction } from "./record-action.ts";
import { roleMail } from "./role-mail.ts";
import { requireRight } from "../require-right.ts";

/**
 * Makes a user an administrator, or takes the role away, which signs the user out everywhere. Only a confirmed and enabled
 * account gets it. An administrator keeps the own role. ERR_NOT_FOUND, ERR_STALE, ERR_FORBIDDEN, ERR_STEP_UP_REQUIRED,
 * ERR_EMAIL_NOT_VERIFIED, ERR_ILLEGAL_TRANSITION for a disabled account, ERR_LAST_ADMIN.
 */
export async function setAdminRole(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { id, version, isAdmin }: { id: string; version: string | undefined; isAdmin: boolean },
): Promise<void> {
  requireRight(account, "grant-roles");
  if (id === account.userId) throw new DomainError("ERR_FORBIDDEN");
  await persistence.transaction(async (repositories) => {
    const { users } = repositories;
    await requireFreshSignIn(repositories, { account, now });
    const user = await lookedAtAccount(repositories, id, version);
    if (user.isAdmin === isAdmin) return;
    if (isAdmin) {
      if (user.disabledAt !== null) throw new DomainError("ERR_ILLEGAL_TRANSITION");
      if (user.emailVerifiedAt === null) throw new DomainError("ERR_EMAIL_NOT_VERIFIED");
    } else {
      await requireOtherAdmin(repositories, user);
      await users.endSignIns(id, now);
    }
    await users.save({ ...user, isAdmin, updatedAt: now });
    const change = { role: "admin", isGranted: isAdmin } as const;
    await repositories.outbox.add(roleMail(account, user, change), now);
    await recordAction(persistence, repositories, { account, now }, {
      action: isAdmin ? "grant-admin" : "take-admin",
      kind: "user",
      id,
      before: { admin: String(user.isAdmin) },
      after: { admin: String(isAdmin) },
    });
  });
}
