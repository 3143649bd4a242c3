import type { Ports } from "../../ports/ports.ts";
import type { NamedReason } from "../../ports/scheduling/availability.ts";
import type { Context } from "../context.ts";
import { ownEditor } from "./own-availability.ts";

export type ExplainedReason = { reason: NamedReason; therapySessionId: string | null };

export async function explainAvailability(
  ports: Pick<Ports, "scheduling" | "persistence">,
  { account, now }: Context,
  { eventTypeUrl, startsAt, byPractitioner }: {
    eventTypeUrl: string;
    startsAt: number;
    byPractitioner: boolean;
  },
): Promise<{ free: boolean; reasons: ExplainedReason[] }> {
  const { editor, ownerUri } = await ownEditor(ports, account);
  const query = { ownerUri, eventTypeUri: eventTypeUrl, startsAt, byPractitioner };
  const { free, reasons } = await editor.explain(query, now);
  return { free, reasons: await Promise.all(reasons.map((reason) => withSession(ports, reason))) };
}

async function withSession(
  { persistence }: Pick<Ports, "persistence">,
  reason: NamedReason,
): Promise<ExplainedReason> {
  const inviteeUri = "time" in reason ? reason.time.inviteeUri : null;
  const session = inviteeUri && await persistence.therapySessions.findByInvitee(inviteeUri);
  return { reason, therapySessionId: session ? session.id : null };
}
