import { newUser, type User } from "../../domain/account.ts";
import { DomainError } from "../../domain/errors.ts";
import { requireGoodPassword } from "../../domain/password.ts";
import type { Ports } from "../../ports/ports.ts";
import { recordAction } from "../admin/record-action.ts";

/** Throws ERR_WEAK_PASSWORD, and ERR_FORBIDDEN for a disabled account. */
export async function createAdmin(
  { auth, persistence }: Pick<Ports, "auth" | "persistence">,
  now: number,
  { email, password }: { email: string; password: string },
): Promise<void> {
  requireGoodPassword(password, { isCommon: await auth.isCommonPassword(password), email });
  const passwordHash = await auth.hashPassword(password);
  await persistence.transaction(async (repositories) => {
    const { users } = repositories;
    const known = await users.findByEmail(email);
    if (known && known.disabledAt !== null) {
      throw new DomainError("ERR_FORBIDDEN", {
        detail: `The account of ${email} is disabled. An administrator can enable it again.`,
      });
    }
    const admin: User = {
      ...newUser(persistence.newId(), now),
      email,
      name: email.split("@")[0]!,
      language: "et",
      ...known,
      emailVerifiedAt: known?.emailVerifiedAt ?? now,
      passwordHash,
      isAdmin: true,
      updatedAt: now,
    };
    if (known) await users.save(admin);
    else await users.add(admin);
    await recordAction(persistence, repositories, { account: null, now }, {
      ...{ action: "grant-admin", kind: "user", id: admin.id },
      before: { admin: String(known?.isAdmin ?? false) },
      after: { admin: "true" },
    });
  });
}
