import {
  type Actor,
  cancelOutcome,
  canReadNote,
  requireRole,
} from "../../domain/therapy-session.ts";
import type { Ports } from "../../ports/ports.ts";
import type { HistoryRow } from "../../ports/persistence/therapy-sessions.ts";
import type { Context } from "../context.ts";

const maximumRows = 500;

export type TherapySessionChange = Omit<HistoryRow, "id" | "therapySessionId" | "actorUserId"> & {
  outcome: "free" | "late" | null;
};

export async function listTherapySessionHistory(
  { persistence }: Pick<Ports, "persistence">,
  { account }: Context,
  { id }: { id: string },
): Promise<TherapySessionChange[]> {
  const { session } = requireRole(await persistence.therapySessions.find(id), account);
  const rows = await persistence.therapySessions.listHistory(id, maximumRows);
  return rows
    .filter(({ action }) => action !== "note" || canReadNote(session, account))
    .map(({ at, actor, action, fromStatus, toStatus, reason }) => {
      const outcome = isEnd(action, toStatus) ? cancelOutcome(session, actor as Actor, at) : null;
      const givenReason = reason === outcome ? null : reason;
      return { at, actor, action, fromStatus, toStatus, outcome, reason: givenReason };
    });
}

function isEnd(action: string, toStatus: HistoryRow["toStatus"]): boolean {
  return toStatus === "cancelled" && (action === "cancel" || action === "reschedule");
}
