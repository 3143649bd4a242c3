import type { Ports } from "../../ports/ports.ts";
import { recordAction } from "../admin/record-action.ts";
import type { Context } from "../context.ts";
import { mailAbout } from "./assistant-mails.ts";
import { findHelped, listHelpedBy } from "./own-assistants.ts";

/**
 * The invited person keeps the calendar from the next request on, and the practitioner gets a mail. Accepting twice
 * changes nothing. ERR_NOT_FOUND without an invitation of the caller's confirmed address.
 */
export async function acceptAssistance(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { id }: { id: string },
): Promise<void> {
  await persistence.transaction(async (repositories) => {
    const { assistants, users } = repositories;
    const helped = await findHelped(repositories, account, id);
    if (helped.joinedAt !== null) return;
    const all = await listHelpedBy(repositories, account);
    const isKnown = all.some(({ therapistId, joinedAt }) =>
      therapistId === helped.therapistId && joinedAt !== null
    );
    // A second invitation of the same person, to another address.
    if (isKnown) return await assistants.remove(id);
    await assistants.join(id, account.userId, now);
    const practitioner = (await users.find(helped.practitionerUserId))!;
    await mailAbout(repositories, practitioner, "assistant-joined", account.name, now);
    await recordAction(persistence, repositories, { account, now }, {
      ...{ action: "join-assistant", kind: "therapist", id: helped.therapistId },
    });
  });
}
