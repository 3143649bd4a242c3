import { newUser, type User } from "../../domain/account.ts";
import { DomainError } from "../../domain/errors.ts";
import { requireGoodPassword } from "../../domain/password.ts";
import type { Ports } from "../../ports/ports.ts";
import { recordAction } from "../admin/record-action.ts";

/** What happened to the account: it is new, it got the role, or it had the role before. */
type Made = "created" | "granted" | "unchanged";

/**
 * Creates an administrator with the password. An account that exists gets the role and keeps its password and sign-ins.
 * Throws ERR_WEAK_PASSWORD for a new one, ERR_FORBIDDEN for a disabled account, and ERR_EMAIL_NOT_VERIFIED for one whose
 * address is not confirmed: another person may have registered it. `now` in ms.
 */
export async function createAdmin(
  { auth, persistence }: Pick<Ports, "auth" | "persistence">,
  now: number,
  { email, password }: { email: string; password: string },
): Promise<Made> {
  const isNew = await persistence.users.findByEmail(email) === null;
  if (isNew) {
    requireGoodPassword(password, { isCommon: await auth.isCommonPassword(password), email });
  }
  const passwordHash = isNew ? await auth.hashPassword(password) : null;
  return await persistence.transaction(async (repositories) => {
    const { users } = repositories;
    const known = await users.findByEmail(email);
    if (known) requireFit(known);
    if (known?.isAdmin) return "unchanged";
    const admin: User = {
      ...newUser(persistence.newId(), now),
      ...{ email, name: email.split("@")[0]!, language: "et", emailVerifiedAt: now, passwordHash },
      ...known,
      isAdmin: true,
      updatedAt: now,
    };
    if (known) await users.save(admin);
    else await users.add(admin);
    await recordAction(persistence, repositories, { account: null, now }, {
      ...{ action: "grant-admin", kind: "user", id: admin.id },
      before: { admin: "false" },
      after: { admin: "true" },
    });
    return known ? "granted" : "created";
  });
}

function requireFit({ email, disabledAt, emailVerifiedAt }: User): void {
  if (disabledAt !== null) {
    throw new DomainError("ERR_FORBIDDEN", {
      detail: `The account of ${email} is disabled. An administrator can enable it again.`,
    });
  }
  if (emailVerifiedAt === null) {
    throw new DomainError("ERR_EMAIL_NOT_VERIFIED", {
      detail: `The account of ${email} has not confirmed its address, so another person may have ` +
        `registered it. Confirm it with the link in its mail, or run admin reset-password ${email}.`,
    });
  }
}
