import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { consents } from "db/schema/consents.ts";
import type { Consents } from "../../../ports/persistence/consents.ts";
import { preparedOnce } from "./prepared-once.ts";

const ofUser = preparedOnce((connection) =>
  connection.select().from(consents).where(eq(consents.userId, sql.placeholder("userId")))
    .orderBy(asc(consents.givenAt), asc(consents.id)).prepare()
);

export function libsqlConsents(connection: Connection): Consents {
  return {
    list: (userId) => ofUser(connection).all({ userId }),

    async add(consent) {
      await connection.insert(consents).values(consent);
    },

    async withdraw(userId, purpose, now) {
      await connection.update(consents).set({ withdrawnAt: now }).where(and(
        eq(consents.userId, userId),
        eq(consents.purpose, purpose),
        isNull(consents.withdrawnAt),
      ));
    },
  };
}
