import { and, asc, eq, isNotNull, or } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { users } from "db/schema/users.ts";
import type { PersonalData } from "../../../ports/persistence/personal-data.ts";
import { collectScattered } from "./personal-data/collect.ts";
import { erasePerson } from "./personal-data/erase.ts";

export function libsqlPersonalData(connection: Connection): PersonalData {
  return {
    collect: (user) => collectScattered(connection, user),
    erase: (user, heirId, now) => erasePerson(connection, user, heirId, now),

    async markErasing(userId, now) {
      await connection.update(users).set({ erasingSince: now }).where(eq(users.id, userId));
    },

    async isErased(userId) {
      const [row] = await connection.select({ id: users.id }).from(users)
        .where(
          and(eq(users.id, userId), or(isNotNull(users.erasingSince), isNotNull(users.erasedAt))),
        );
      return row !== undefined;
    },

    async listErasing(limit) {
      const rows = await connection.select({ id: users.id }).from(users)
        .where(isNotNull(users.erasingSince)).orderBy(asc(users.erasingSince)).limit(limit);
      return rows.map(({ id }) => id);
    },
  };
}
