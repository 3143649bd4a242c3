import type { Account } from "../../domain/account.ts";
import { DomainError } from "../../domain/errors.ts";
import type { TherapySession } from "../../domain/therapy-session.ts";
import type { Ports } from "../../ports/ports.ts";
import type { NamedReason } from "../../ports/scheduling/availability.ts";
import type { Context } from "../context.ts";
import { ownEditor } from "./own-availability.ts";

export type ExplainedReason = { reason: NamedReason; therapySessionId: string | null };

/**
 * Why a start of the caller's practice is not free. `sessionId`: of the session that would move there. Instants in ms.
 * ERR_NOT_FOUND, else as `ownEditor`.
 */
export async function explainAvailability(
  ports: Pick<Ports, "scheduling" | "persistence">,
  { account, now }: Context,
  { eventTypeUrl, startsAt, byPractitioner, sessionId }: {
    eventTypeUrl: string;
    startsAt: number;
    byPractitioner: boolean;
    sessionId?: string | undefined;
  },
): Promise<{ free: boolean; reasons: ExplainedReason[]; outsideHours: boolean }> {
  const { editor, ownerUri } = await ownEditor(ports, account);
  const moved = sessionId === undefined ? null : await ownSession(ports, account, sessionId);
  const query = {
    ownerUri,
    eventTypeUri: eventTypeUrl,
    startsAt,
    byPractitioner,
    ...(moved && { moved }),
  };
  const { reasons, ...explained } = await editor.explain(query, now);
  return {
    ...explained,
    reasons: await Promise.all(reasons.map((reason) => withSession(ports, reason))),
  };
}

async function ownSession(
  { persistence }: Pick<Ports, "persistence">,
  { therapistId }: Pick<Account, "therapistId">,
  id: string,
): Promise<TherapySession> {
  const session = await persistence.therapySessions.find(id);
  if (!session || session.therapistId !== therapistId) throw new DomainError("ERR_NOT_FOUND");
  return session;
}

async function withSession(
  { persistence }: Pick<Ports, "persistence">,
  reason: NamedReason,
): Promise<ExplainedReason> {
  const inviteeUri = "time" in reason ? reason.time.inviteeUri : null;
  const session = inviteeUri && await persistence.therapySessions.findByInvitee(inviteeUri);
  return { reason, therapySessionId: session ? session.id : null };
}
