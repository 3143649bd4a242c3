import type { Actor, TherapySession } from "../../domain/therapy-session.ts";
import type { Persistence } from "../../ports/persistence.ts";
import type { HistoryRow } from "../../ports/persistence/therapy-sessions.ts";

type Action =
  | "book"
  | "cancel"
  | "finish"
  | "rate"
  | "take-back-rating"
  | "note"
  | "comment"
  | "update-comment"
  | "update"
  | "reschedule"
  | "no-show"
  | "take-back-no-show"
  | "recommend";

/** What is written down about one change; `before` is null for a new session. */
export function change(
  { newId }: Pick<Persistence, "newId">,
  before: TherapySession | null,
  after: TherapySession,
  by: { actor: Actor; actorUserId: string | null },
  what: { action: Action; at: number; reason?: string | null },
): HistoryRow {
  return {
    id: newId(),
    therapySessionId: after.id,
    at: what.at,
    ...by,
    action: what.action,
    fromStatus: before?.status ?? null,
    toStatus: after.status,
    reason: what.reason ?? null,
  };
}
