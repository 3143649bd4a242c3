import { eq } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { therapists } from "db/schema/therapists.ts";
import { therapySessions } from "db/schema/therapy-sessions.ts";
import { users } from "db/schema/users.ts";

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
