import { DomainError } from "../../domain/errors.ts";
import { mayDo } from "../../domain/rights.ts";
import type { Repositories } from "../../ports/persistence.ts";
import type { Ports } from "../../ports/ports.ts";
import { recordAction } from "../admin/record-action.ts";
import type { Context } from "../context.ts";
import { mailAbout } from "./assistant-mails.ts";
import { findHelped } from "./own-assistants.ts";

/**
 * The practitioner ends the access of an assistant or takes an invitation back, or the other side stops or declines. It
 * counts from the next request on. ERR_NOT_FOUND for all other callers.
 */
export async function removeAssistant(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { id }: { id: string },
): Promise<void> {
  await persistence.transaction(async (repositories) => {
    const found = await repositories.assistants.find(id);
    const isOwn = found?.practitionerUserId === account.userId &&
      mayDo(account, "invite-assistants");
    const therapistId = isOwn
      ? await endOwn(repositories, account, found, now)
      : await leave(repositories, account, id, now);
    await repositories.assistants.remove(id);
    await recordAction(persistence, repositories, { account, now }, {
      ...{ action: "end-assistant", kind: "therapist", id: therapistId },
    });
  });
}

async function endOwn(
  { outbox, therapists, users }: Repositories,
  { therapistId }: Context["account"],
  { userId, joinedAt }: { userId: string | null; joinedAt: number | null },
  now: number,
): Promise<string> {
  const therapist = therapistId && await therapists.find(therapistId);
  if (!therapist) throw new DomainError("ERR_NOT_FOUND");
  const assistant = joinedAt !== null && userId ? await users.find(userId) : null;
  if (assistant) await mailAbout({ outbox }, assistant, "assistant-removed", therapist.name, now);
  return therapist.id;
}

async function leave(
  repositories: Repositories,
  account: Context["account"],
  id: string,
  now: number,
): Promise<string> {
  const helped = await findHelped(repositories, account, id);
  const practitioner = (await repositories.users.find(helped.practitionerUserId))!;
  await mailAbout(repositories, practitioner, "assistant-left", account.name, now);
  return helped.therapistId;
}
