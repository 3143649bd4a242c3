import { cancelOutcome } from "../../domain/free-cancellation.ts";
import { canReadNote, requireRole, type TherapySession } from "../../domain/therapy-session.ts";
import type { Ports } from "../../ports/ports.ts";
import type { HistoryRow } from "../../ports/persistence/therapy-sessions.ts";
import type { Context } from "../context.ts";
import { recordSessionRead } from "../data-access/record-session-read.ts";

const maximumRows = 500;

export type TherapySessionChange = Omit<HistoryRow, "id" | "therapySessionId" | "actorUserId"> & {
  outcome: "free" | "late" | null;
};

export async function listTherapySessionHistory(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { id }: { id: string },
): Promise<TherapySessionChange[]> {
  const { session, by } = requireRole(await persistence.therapySessions.find(id), account);
  await recordSessionRead(persistence, { account, now }, { session, by });
  const rows = await persistence.therapySessions.listHistory(session.id, maximumRows);
  return rows
    .filter(({ action }) => action !== "note" || canReadNote(session, account))
    .map(({ id: _, therapySessionId: __, actorUserId: ___, ...row }) => {
      const outcome = outcomeOf(row, session);
      return { ...row, outcome, reason: row.reason === outcome ? null : row.reason };
    });
}

function outcomeOf(
  { action, actor, at, fromStartsAt, reason }: Pick<
    HistoryRow,
    "action" | "actor" | "at" | "fromStartsAt" | "reason"
  >,
  session: TherapySession,
): TherapySessionChange["outcome"] {
  if (action !== "cancel" && action !== "reschedule") return null;
  if (reason === "free" || reason === "late") return reason;
  const startsAt = fromStartsAt ?? session.startsAt;
  const lastMove = session.lastMove && session.lastMove.at < at ? session.lastMove : null;
  return cancelOutcome({ ...session, startsAt, lastMove }, actor, at);
}
