import { and, asc, eq, isNull, lte } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { refusedAs } from "db/refused-write.ts";
import { savedSearches as searches } from "db/schema/saved-searches.ts";
import { users } from "db/schema/users.ts";
import { DomainError } from "../../../domain/errors.ts";
import type { SavedFilters, SavedSearch } from "../../../domain/saved-search.ts";
import type { SavedSearches } from "../../../ports/persistence/saved-searches.ts";

export function libsqlSavedSearches(connection: Connection): SavedSearches {
  return {
    async find(id) {
      const [row] = await connection.select().from(searches).where(eq(searches.id, id));
      return row ? stored(row) : null;
    },

    async listOfUser(userId) {
      const rows = await connection.select().from(searches).where(eq(searches.userId, userId))
        .orderBy(asc(searches.createdAt), asc(searches.id));
      return rows.map(stored);
    },

    async listDue(instant, limit) {
      const rows = await connection.select({ search: searches }).from(searches)
        .innerJoin(users, eq(users.id, searches.userId))
        .where(and(lte(searches.lookedAt, instant), isNull(users.disabledAt)))
        .orderBy(asc(searches.lookedAt)).limit(limit);
      return rows.map(({ search }) => stored(search));
    },

    async add(search) {
      await refusedAs(DomainError, connection.insert(searches).values(search));
    },

    async saveWish(id, { name, filters }) {
      await refusedAs(
        DomainError,
        connection.update(searches).set({ name, filters }).where(eq(searches.id, id)),
      );
    },

    async saveLook(id, look) {
      await connection.update(searches).set(look).where(eq(searches.id, id));
    },

    async delete(id) {
      await connection.delete(searches).where(eq(searches.id, id));
    },

    async deleteOfUser(userId) {
      await connection.delete(searches).where(eq(searches.userId, userId));
    },
  };
}

function stored({ filters, ...row }: typeof searches.$inferSelect): SavedSearch {
  return { ...row, filters: filters as SavedFilters };
}
