import { DomainError } from "../../domain/errors.ts";
import type { Ports } from "../../ports/ports.ts";
import { requireFreshSignIn } from "../auth/fresh-sign-in.ts";
import type { Context } from "../context.ts";
import { cancelComingBookings } from "./cancel-coming-bookings.ts";
import { type AccountDecision, closeAccount } from "./disabled-account.ts";
import { lookedAtAccount } from "./looked-at-account.ts";
import { requireRight } from "../require-right.ts";

/**
 * Disables an account and its profile, and cancels the bookings that the administrator decided to cancel. A process that
 * stops meanwhile leaves the rest to a job. ERR_FORBIDDEN for the own account, ERR_NOT_FOUND, ERR_STALE, ERR_LAST_ADMIN.
 */
export async function disableAccount(
  ports: Pick<Ports, "auth" | "persistence" | "scheduling">,
  context: Context,
  { id, version, ...decision }: AccountDecision & { id: string; version: string | undefined },
): Promise<void> {
  const { account, now } = context;
  requireRight(account, "manage-users");
  if (id === account.userId) throw new DomainError("ERR_FORBIDDEN");
  await ports.persistence.transaction(async (repositories) => {
    await requireFreshSignIn(repositories, context);
    const user = await lookedAtAccount(repositories, id, version);
    await closeAccount(ports, repositories, { account, now }, user, decision);
  });
  await cancelComingBookings(ports, now);
}
