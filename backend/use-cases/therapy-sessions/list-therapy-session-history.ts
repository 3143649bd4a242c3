import { cancelOutcome } from "../../domain/free-cancellation.ts";
import { canReadNote, requireRole, type TherapySession } from "../../domain/therapy-session.ts";
import type { Repositories } from "../../ports/persistence.ts";
import type { Ports } from "../../ports/ports.ts";
import type { HistoryRow } from "../../ports/persistence/therapy-sessions.ts";
import type { Context } from "../context.ts";
import { recordSessionRead } from "../data-access/record-session-read.ts";

const maximumRows = 500;

export type TherapySessionChange = Omit<HistoryRow, "id" | "therapySessionId" | "actorUserId"> & {
  outcome: "free" | "late" | null;
  /** Who acted for the practitioner; null when the practitioner did, or the account is erased. */
  assistantName: string | null;
};

export async function listTherapySessionHistory(
  { persistence }: Pick<Ports, "persistence">,
  { account, now }: Context,
  { id }: { id: string },
): Promise<TherapySessionChange[]> {
  const { session, by } = requireRole(await persistence.therapySessions.find(id), account);
  await recordSessionRead(persistence, { account, now }, { session, by });
  const rows = await persistence.therapySessions.listHistory(session.id, maximumRows);
  const names = await assistantNames(persistence, session, rows);
  return rows
    .filter(({ action }) => action !== "note" || canReadNote(session, account))
    .map(({ id: _, therapySessionId: __, actorUserId, ...row }) => {
      const outcome = outcomeOf(row, session);
      const assistantName = row.actor === "therapist" ? names.get(actorUserId) ?? null : null;
      const reason = row.reason === outcome ? null : row.reason;
      return { ...row, outcome, reason, assistantName };
    });
}

/** The names of those who changed the session for its practitioner. */
async function assistantNames(
  { therapists, users }: Pick<Repositories, "therapists" | "users">,
  { therapistId }: TherapySession,
  rows: readonly HistoryRow[],
): Promise<Map<string | null, string>> {
  const actors = new Set(
    rows.filter(({ actor }) => actor === "therapist").map(({ actorUserId }) => actorUserId),
  );
  const names = new Map<string | null, string>();
  if (actors.size === 0) return names;
  const practitioner = (await therapists.find(therapistId))?.userId;
  for (const id of actors) {
    const user = id && id !== practitioner ? await users.find(id) : null;
    if (user) names.set(id, user.name);
  }
  return names;
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
