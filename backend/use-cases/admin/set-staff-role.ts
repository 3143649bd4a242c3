import { DomainError } from "../../domain/errors.ts";
import { type StaffRole, staffRoles } from "../../domain/rights.ts";
import type { Ports } from "../../ports/ports.ts";
import { requireFreshSignIn } from "../auth/fresh-sign-in.ts";
import type { Context } from "../context.ts";
import { requireRight } from "../require-right.ts";
import { lookedAtAccount } from "./looked-at-account.ts";
import { recordAction } from "./record-action.ts";
import { roleMail } from "./role-mail.ts";

type Input = { id: string; version: string | undefined; role: StaffRole; isGranted: boolean };

/**
 * Makes a user a reviewer or gives finance, or takes the role away, with a mail to the person. It counts at once on every device.
 * Only a confirmed and enabled account gets it, and an administrator never changes the own roles. ERR_NOT_FOUND, ERR_STALE, ERR_FORBIDDEN,
 * ERR_STEP_UP_REQUIRED, ERR_EMAIL_NOT_VERIFIED, ERR_ILLEGAL_TRANSITION for a disabled account.
 */
export async function setStaffRole(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { id, version, role, isGranted }: Input,
): Promise<void> {
  requireRight(account, "grant-roles");
  if (id === account.userId) throw new DomainError("ERR_FORBIDDEN");
  await persistence.transaction(async (repositories) => {
    await requireFreshSignIn(repositories, { account, now });
    const user = await lookedAtAccount(repositories, id, version);
    const before = user.staffRoles;
    if (before.includes(role) === isGranted) return;
    if (isGranted && user.disabledAt !== null) throw new DomainError("ERR_ILLEGAL_TRANSITION");
    if (isGranted && user.emailVerifiedAt === null) throw new DomainError("ERR_EMAIL_NOT_VERIFIED");
    const after = staffRoles.filter((one) => one === role ? isGranted : before.includes(one));
    await repositories.users.save({ ...user, staffRoles: after, updatedAt: now });
    await repositories.outbox.add(roleMail(account, user, { role, isGranted }), now);
    await recordAction(persistence, repositories, { account, now }, {
      action: isGranted ? "grant-role" : "take-role",
      kind: "user",
      id,
      detail: { role },
      before: { roles: before.join(", ") },
      after: { roles: after.join(", ") },
    });
  });
}
