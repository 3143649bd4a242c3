import { DomainError } from "../../domain/errors.ts";
import type { Ports } from "../../ports/ports.ts";
import { closeAccount } from "../admin/disabled-account.ts";
import type { Decider } from "../admin/disabled-profile.ts";
import type { Context } from "../context.ts";
import { requireRight } from "../require-right.ts";

type Needs = Pick<Ports, "auth" | "persistence" | "scheduling">;

/**
 * For admins. All bookings stay. Throws ERR_FORBIDDEN for the admin's own account, so that one admin can always sign in.
 */
export async function disableUser(
  ports: Needs,
  { account, now }: Context,
  { id }: { id: string },
): Promise<void> {
  requireRight(account, "manage-users");
  if (id === account.userId) throw new DomainError("ERR_FORBIDDEN");
  await disableKeepingBookings(ports, { account, now }, id);
}

/** ERR_NOT_FOUND, ERR_LAST_ADMIN. */
export async function disableKeepingBookings(
  { auth, persistence, scheduling }: Needs,
  by: Decider,
  id: string,
): Promise<void> {
  await persistence.transaction(async (repositories) => {
    const user = await repositories.users.find(id);
    if (!user) throw new DomainError("ERR_NOT_FOUND");
    const decision = { asClient: "keep", asPractitioner: "keep", reason: null } as const;
    await closeAccount({ auth, persistence, scheduling }, repositories, by, user, decision);
  });
}
