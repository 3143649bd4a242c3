import { DomainError } from "../../domain/errors.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { lookedAtAccount } from "./looked-at-account.ts";
import { recordAction } from "./record-action.ts";
import { requireRight } from "../require-right.ts";

/**
 * Makes an account the owner of a profile that has none. ERR_NOT_FOUND, ERR_STALE, ERR_EMAIL_NOT_VERIFIED,
 * ERR_DUPLICATE_ENTITY when the account has a profile or the profile an account.
 */
export async function linkPractitioner(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { id, version, therapistId }: { id: string; version: string | undefined; therapistId: string },
): Promise<void> {
  requireRight(account, "manage-users");
  await persistence.transaction(async (repositories) => {
    const { therapists } = repositories;
    const user = await lookedAtAccount(repositories, id, version);
    if (user.therapistId === therapistId) return;
    if (user.therapistId !== null) throw new DomainError("ERR_DUPLICATE_ENTITY");
    if (user.emailVerifiedAt === null) throw new DomainError("ERR_EMAIL_NOT_VERIFIED");
    if (!await therapists.find(therapistId)) throw new DomainError("ERR_NOT_FOUND");
    await therapists.linkUser(therapistId, id, now);
    await recordAction(persistence, repositories, { account, now }, {
      action: "link-user",
      kind: "therapist",
      id: therapistId,
      before: { account: "" },
      after: { account: id },
    });
  });
}
