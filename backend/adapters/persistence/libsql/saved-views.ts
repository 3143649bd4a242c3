import { and, asc, eq, or } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { savedViews as views } from "db/schema/saved-views.ts";
import type { SavedViews } from "../../../ports/persistence/saved-views.ts";

export function libsqlSavedViews(connection: Connection): SavedViews {
  return {
    async find(id) {
      return (await connection.select().from(views).where(eq(views.id, id)))[0] ?? null;
    },

    list(list, userId) {
      return connection.select().from(views)
        .where(and(eq(views.list, list), or(eq(views.ownerId, userId), eq(views.shared, true))))
        .orderBy(asc(views.name), asc(views.id)).limit(200);
    },

    countOf: (ownerId) => connection.$count(views, eq(views.ownerId, ownerId)),

    async save(view) {
      const { name, search, shared } = view;
      await connection.insert(views).values(view)
        .onConflictDoUpdate({ target: views.id, set: { name, search, shared } });
    },

    async remove(id) {
      await connection.delete(views).where(eq(views.id, id));
    },
  };
}
