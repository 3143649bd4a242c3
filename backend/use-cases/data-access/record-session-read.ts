import type { Account } from "../../domain/account.ts";
import type { ReadKind } from "../../domain/data-access.ts";
import type { TherapySession } from "../../domain/therapy-session.ts";
import type { Persistence } from "../../ports/persistence.ts";
import { recordReads } from "./record-reads.ts";
import { requireAccess } from "./require-access.ts";

type Party = "client" | "therapist" | "admin";

/** Records that the practitioner reads a session of a client. An administrator needs a reason: ERR_REASON_REQUIRED. */
export async function recordSessionRead(
  persistence: Persistence,
  context: { account: Account; now: number },
  { session, by, kind = "session" }: {
    session: Pick<TherapySession, "id" | "userId">;
    by: Party;
    kind?: ReadKind;
  },
): Promise<void> {
  const { id: subjectId, userId } = session;
  if (by === "admin") {
    await requireAccess(persistence, context, { userId, access: "sessions", kind, subjectId });
  }
  if (by === "therapist") {
    await recordReads(persistence, { ...context, role: "practitioner" }, [
      { userId, kind, subjectId },
    ]);
  }
}
