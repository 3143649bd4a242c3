import type { accessGrants, dataReads } from "../schema/data-access.ts";
import { day, type DemoDay, demoId, hour, minute } from "./demo-day.ts";
import { adminId, userIdOf } from "./demo-people.ts";

type Session = { id: string; userId: string; therapistId: string; startsAt: number };

type ReadRow = typeof dataReads.$inferInsert;

const clientEmail = "client@demo.heaolu.ee";
const supportReason =
  "Mariliis kirjutas, et viimane aeg ei jõudnud kalendrisse. Vaatan, kas aeg on alles.";

/** Who has read the data of the demo client: a practitioner, and user support with a reason. */
export function dataReadRows(
  sessions: Session[],
  userOf: (therapistId: string) => string | null,
  demoDay: DemoDay,
): { accessGrants: (typeof accessGrants.$inferInsert)[]; dataReads: ReadRow[] } {
  const userId = userIdOf(clientEmail);
  const row = (name: string, firstAt: number, read: Partial<ReadRow>): ReadRow => ({
    id: demoId("data read", name),
    userId,
    role: "practitioner",
    kind: "sessions",
    why: "booked-session",
    firstAt,
    lastAt: firstAt,
    ...read,
  });
  const past = sessions.filter((one) => one.userId === userId && one.startsAt < demoDay.startsAt)
    .sort((a, b) => b.startsAt - a.startsAt)
    .flatMap((session) => {
      const readerId = userOf(session.therapistId);
      return readerId ? [{ ...session, readerId }] : [];
    })
    .slice(0, 2);
  const byPractitioners = past.flatMap(({ id, readerId, startsAt }) => [
    row(`list ${id}`, startsAt - 2 * hour, { readerId, count: 2, lastAt: startsAt - hour }),
    row(`session ${id}`, startsAt - 20 * minute, { readerId, kind: "session", subjectId: id }),
  ]);
  const openedAt = demoDay.startsAt - 3 * day + 14 * hour;
  const reason = supportReason;
  return {
    accessGrants: [{
      id: demoId("access grant", clientEmail),
      adminId: adminId(),
      userId,
      kind: "sessions",
      reason,
      createdAt: openedAt,
      expiresAt: openedAt + 10 * minute,
    }],
    dataReads: [
      ...byPractitioners,
      row("support", openedAt, { readerId: adminId(), role: "admin", why: "reason", reason }),
    ],
  };
}
