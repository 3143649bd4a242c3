import type { Invitation } from "../../domain/invitation.ts";
import type { InvitationQuery } from "../../ports/persistence/invitations.ts";
import type { CountedPage } from "../../ports/persistence/sorted-list.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { requireRight } from "../require-right.ts";

export async function listInvitations(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  query: Omit<InvitationQuery, "now">,
): Promise<CountedPage<Invitation>> {
  requireRight(account, "invite-practitioners");
  return await persistence.invitations.list({ ...query, now });
}
