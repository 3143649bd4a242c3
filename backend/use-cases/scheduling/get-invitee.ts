import { emailKey } from "../../domain/account.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Invitee } from "../../domain/scheduling.ts";
import type { Ports } from "../../ports/ports.ts";
import type { Context } from "../context.ts";
import { recordReads } from "../data-access/record-reads.ts";
import { canSeeEvent, isParty, requireInviteeAccess } from "./scheduling-account.ts";

export async function getInvitee(
  ports: Pick<Ports, "scheduling" | "persistence">,
  { account, now }: Context,
  { eventId, id }: { eventId: string; id: string },
): Promise<{ invitee: Invitee; sessionId: string | null }> {
  const { scheduling } = ports;
  const found = await scheduling.findInvitee(
    scheduling.resourceUri(`scheduled_events/${eventId}/invitees/${id}`),
  );
  if (!found || !await canSeeEvent(ports, account, found.event, [found.invitee])) {
    throw new DomainError("ERR_NOT_FOUND");
  }
  const { event, invitee } = found;
  const { persistence } = ports;
  if (!await isParty(ports, account, event, [invitee])) {
    await requireInviteeAccess(persistence, { account, now }, invitee.email);
  } else if (emailKey(invitee.email) !== emailKey(account.email)) {
    const client = await persistence.users.findByEmail(invitee.email);
    const reads = client ? [{ userId: client.id, kind: "calendar" } as const] : [];
    await recordReads(persistence, { account, now, role: "practitioner" }, reads);
  }
  const session = await persistence.therapySessions.findByInvitee(invitee.uri);
  return { invitee, sessionId: session?.id ?? null };
}
