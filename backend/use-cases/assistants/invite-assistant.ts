import { emailKey } from "../../domain/account.ts";
import { mostAssistants } from "../../domain/assistant.ts";
import { DomainError } from "../../domain/errors.ts";
import { problem } from "../../domain/field-problem.ts";
import type { Language } from "../../domain/text.ts";
import type { Ports } from "../../ports/ports.ts";
import { recordAction } from "../admin/record-action.ts";
import type { Context } from "../context.ts";
import { countRequest } from "../request-limits.ts";
import { requireOwnProfile } from "../require-right.ts";
import { mailAbout } from "./assistant-mails.ts";
import { listOwnAssistants, type OwnAssistant } from "./own-assistants.ts";

/**
 * Invites an address to keep the caller's calendar; the answer does not tell whether it has an account. An open
 * invitation is mailed again, and an assistant is not invited twice. `language` is that of the mail to an unknown
 * address. ERR_FORBIDDEN, ERR_INVALID_INPUT for the own address, ERR_TOO_MANY_ASSISTANTS, ERR_TOO_MANY_REQUESTS.
 */
export async function inviteAssistant(
  { auth, persistence }: Pick<Ports, "auth" | "persistence">,
  { account, now }: Context,
  { email, language }: { email: string; language: Language },
): Promise<OwnAssistant[]> {
  const therapistId = requireOwnProfile(account, "invite-assistants");
  if (emailKey(email) === emailKey(account.email)) {
    throw new DomainError("ERR_INVALID_INPUT", { errors: [problem("email", "ERR_OWN_ADDRESS")] });
  }
  return await persistence.transaction(async (repositories) => {
    const { assistants, attempts, therapists, users } = repositories;
    const own = await assistants.listOf(account.userId);
    const known = await users.findByEmail(email);
    const earlier = own.find((one) =>
      emailKey(one.email) === emailKey(email) || (known !== null && one.userId === known.id)
    );
    if (earlier?.joinedAt) return await listOwnAssistants(repositories, account);
    const counted = { limit: "assistantInvitationsPerPerson", by: account.userId } as const;
    await countRequest(auth, attempts, counted, now);
    if (earlier) await assistants.remove(earlier.id);
    else if (own.length >= mostAssistants) throw new DomainError("ERR_TOO_MANY_ASSISTANTS");
    await assistants.add({
      id: persistence.newId(),
      practitionerUserId: account.userId,
      email,
      userId: null,
      invitedAt: now,
      joinedAt: null,
    });
    const therapist = (await therapists.find(therapistId))!;
    const invited = { id: undefined, email, language, disabledAt: null, ...known };
    await mailAbout(repositories, invited, "assistant-invitation", therapist.name, now);
    await recordAction(persistence, repositories, { account, now }, {
      ...{ action: "invite-assistant", kind: "therapist", id: therapistId },
    });
    return await listOwnAssistants(repositories, account);
  });
}
