import { type Actor, cancelOutcome } from "../../domain/therapy-session.ts";
import type { Ports } from "../../ports/ports.ts";
import type { HistoryRow } from "../../ports/persistence/therapy-sessions.ts";
import type { Context } from "../context.ts";
import { own, seesNote } from "./access.ts";

/** More than ever happens to a session; who changes a comment without end is cut off. */
const atMost = 500;

/** What happened, without who: `outcome` is what cancelling or moving it then meant. */
export type TherapySessionChange = Omit<HistoryRow, "id" | "therapySessionId" | "actorUserId"> & {
  outcome: "free" | "late" | null;
};

/** What happened to a session, oldest first; that the client wrote a note only they see. ERR_NOT_FOUND. */
export async function listTherapySessionHistory(
  { persistence }: Pick<Ports, "persistence">,
  { account }: Context,
  { id }: { id: string },
): Promise<TherapySessionChange[]> {
  const { session } = own(await persistence.therapySessions.find(id), account);
  const rows = await persistence.therapySessions.listHistory(id, atMost);
  return rows
    .filter(({ action }) => action !== "note" || seesNote(session, account))
    .map(({ at, actor, action, fromStatus, toStatus, reason }) => {
      const outcome = ended(action, toStatus) ? cancelOutcome(session, actor as Actor, at) : null;
      // Without words the outcome stands in the reason's place.
      const words = reason === outcome ? null : reason;
      return { at, actor, action, fromStatus, toStatus, outcome, reason: words };
    });
}

function ended(action: string, toStatus: HistoryRow["toStatus"]): boolean {
  return toStatus === "cancelled" && (action === "cancel" || action === "reschedule");
}
