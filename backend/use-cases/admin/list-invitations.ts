import type { Invitation } from "../../domain/invitation.ts";
import type { Page } from "../../ports/page.ts";
import type { InvitationQuery } from "../../ports/persistence/invitations.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { requireRight } from "../require-right.ts";

export async function listInvitations(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  query: Omit<InvitationQuery, "now">,
): Promise<Page<Invitation>> {
  requireRight(account, "invite-practitioners");
  return await persistence.invitations.list({ ...query, now });
}
