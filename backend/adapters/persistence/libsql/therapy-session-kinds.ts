import { eq } from "drizzle-orm";
import type { Connection } from "db/open.ts";
import { therapists, therapySessions, users } from "db/schema/mod.ts";

/** With whom and of what somebody's sessions are, each kind once. */
export function therapySessionKinds(connection: Connection) {
  const { practiceType, therapistId, userId } = therapySessions;
  return {
    ofClient: (id: string) =>
      connection.selectDistinct({ otherId: therapists.id, name: therapists.name, practiceType })
        .from(therapySessions).innerJoin(therapists, eq(therapists.id, therapistId))
        .where(eq(userId, id)),
    ofTherapist: (id: string) =>
      connection.selectDistinct({ otherId: users.id, name: users.name, practiceType })
        .from(therapySessions).innerJoin(users, eq(users.id, userId))
        .where(eq(therapistId, id)),
  };
}
