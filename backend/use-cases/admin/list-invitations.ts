import type { Invitation } from "../../domain/invitation.ts";
import type { Page } from "../../ports/page.ts";
import type { InvitationQuery } from "../../ports/persistence/invitations.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { requireAdmin } from "./require-admin.ts";

export async function listInvitations(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  query: Omit<InvitationQuery, "now">,
): Promise<Page<Invitation>> {
  requireAdmin(account);
  return await persistence.invitations.list({ ...query, now });
}
