import type { Ports } from "../../ports/ports.ts";
import type { VisitorContext } from "../context.ts";
import { findLinkedLead } from "./lead-link.ts";

/** Deletes what the applicant has left, and revokes open invitations. */
export async function withdrawLead(
  { auth, persistence }: Pick<Ports, "auth" | "persistence">,
  { now }: VisitorContext,
  { secret }: { secret: string },
): Promise<void> {
  await persistence.transaction(async (repositories) => {
    const { leads, invitations } = repositories;
    const { id } = await findLinkedLead(auth, repositories, secret);
    for (const invitation of await invitations.listOpenOfLead(id, now)) {
      await invitations.save({ ...invitation, revokedAt: now });
    }
    await leads.remove(id);
  });
}
