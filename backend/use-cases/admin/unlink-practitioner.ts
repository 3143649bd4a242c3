import { DomainError } from "../../domain/errors.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { lookedAtAccount } from "./looked-at-account.ts";
import { recordAction } from "./record-action.ts";
import { requireRight } from "../require-right.ts";

/**
 * Takes a profile from its account; both stay. ERR_NOT_FOUND, also for an account without a profile, ERR_STALE.
 */
export async function unlinkPractitioner(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { id, version, reason }: { id: string; version: string | undefined; reason?: string },
): Promise<void> {
  requireRight(account, "manage-users");
  await persistence.transaction(async (repositories) => {
    const { therapistId } = await lookedAtAccount(repositories, id, version);
    if (therapistId === null) throw new DomainError("ERR_NOT_FOUND");
    await repositories.therapists.unlinkUser(therapistId, now);
    await recordAction(persistence, repositories, { account, now }, {
      action: "unlink-user",
      kind: "user",
      id,
      detail: reason ? { reason } : {},
      before: { practitioner: therapistId },
      after: { practitioner: "" },
    });
  });
}
