import { and, asc, desc, eq, lte, ne } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { packages } from "db/schema/packages.ts";
import type { Packages } from "../../../ports/persistence/packages.ts";

export function libsqlPackages(connection: Connection): Packages {
  return {
    async add(sold) {
      await connection.insert(packages).values(sold);
    },

    async find(id) {
      return (await connection.select().from(packages).where(eq(packages.id, id)))[0] ?? null;
    },

    async save({ id, ...sold }) {
      await connection.update(packages).set(sold).where(eq(packages.id, id));
    },

    listOfBuyer(userId) {
      return connection.select().from(packages).where(eq(packages.buyerUserId, userId))
        .orderBy(desc(packages.createdAt), desc(packages.id));
    },

    listSold(therapistId, limit) {
      return connection.select().from(packages)
        .where(and(eq(packages.therapistId, therapistId), ne(packages.state, "pending")))
        .orderBy(desc(packages.activatedAt), desc(packages.id)).limit(limit);
    },

    listEnding(until, limit) {
      return connection.select().from(packages)
        .where(and(eq(packages.state, "active"), lte(packages.expiresAt, until)))
        .orderBy(asc(packages.expiresAt)).limit(limit);
    },
  };
}
