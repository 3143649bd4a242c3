import { desc, eq, ne } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Connection } from "db/database.ts";
import { ruleDrafts as drafts } from "db/schema/texts.ts";
import { users } from "db/schema/users.ts";
import type { NotReached } from "../../../domain/suitability/rule-version.ts";
import type { RuleDrafts } from "../../../ports/persistence/rule-drafts.ts";

const authors = alias(users, "authors");
const returners = alias(users, "returners");

export function libsqlRuleDrafts(connection: Connection): RuleDrafts {
  const select = () =>
    connection
      .select({ draft: drafts, authorName: authors.name, returnedByName: returners.name })
      .from(drafts)
      .leftJoin(authors, eq(authors.id, drafts.authorId))
      .leftJoin(returners, eq(returners.id, drafts.returnedById));

  function stored({ draft: { returnedById: _, ...draft }, ...names }: Row) {
    return { ...draft, notReached: draft.notReached as NotReached[], ...names };
  }

  return {
    async list() {
      const rows = await select().where(ne(drafts.state, "published"))
        .orderBy(desc(drafts.changedAt));
      return rows.map(stored);
    },

    async find(id) {
      const [row] = await select().where(eq(drafts.id, id));
      return row ? stored(row) : null;
    },

    async save(draft, returnedById) {
      const row = { ...rowOf(draft), ...(returnedById !== undefined && { returnedById }) };
      await connection.insert(drafts).values(row)
        .onConflictDoUpdate({ target: drafts.id, set: row });
    },

    async delete(id) {
      await connection.delete(drafts).where(eq(drafts.id, id));
    },
  };
}

type Row = {
  draft: typeof drafts.$inferSelect;
  authorName: string | null;
  returnedByName: string | null;
};

/** A draft may carry the names that it was read with. */
function rowOf(draft: Parameters<RuleDrafts["save"]>[0]) {
  return {
    id: draft.id,
    state: draft.state,
    title: draft.title,
    basedOn: draft.basedOn,
    changes: draft.changes,
    notReached: draft.notReached,
    comment: draft.comment,
    effectiveFrom: draft.effectiveFrom,
    authorId: draft.authorId,
    editorIds: draft.editorIds,
    returnReason: draft.returnReason,
    createdAt: draft.createdAt,
    changedAt: draft.changedAt,
    sentAt: draft.sentAt,
    publishedVersion: draft.publishedVersion,
  };
}
