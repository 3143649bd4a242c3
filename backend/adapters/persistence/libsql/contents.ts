import { and, asc, desc, eq, getTableColumns } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { contentDrafts, contentVersions } from "db/schema/texts.ts";
import { users } from "db/schema/users.ts";
import type { Contents } from "../../../ports/persistence/contents.ts";

const { authorId: _author, ...draftColumns } = getTableColumns(contentDrafts);

export function libsqlContents(connection: Connection): Contents {
  const drafts = () =>
    connection.select({ ...draftColumns, authorName: users.name }).from(contentDrafts)
      .leftJoin(users, eq(users.id, contentDrafts.authorId));
  return {
    async listDrafts() {
      return await drafts().orderBy(asc(contentDrafts.contentId));
    },

    async findDraft(contentId) {
      return (await drafts().where(eq(contentDrafts.contentId, contentId)))[0] ?? null;
    },

    async saveDraft(draft) {
      await connection.insert(contentDrafts).values(draft)
        .onConflictDoUpdate({ target: contentDrafts.contentId, set: draft });
    },

    async removeDraft(contentId) {
      await connection.delete(contentDrafts).where(eq(contentDrafts.contentId, contentId));
    },

    async listVersions(contentId) {
      return await connection.select({
        version: contentVersions.version,
        authorName: users.name,
        comment: contentVersions.comment,
        publishedAt: contentVersions.publishedAt,
      }).from(contentVersions)
        .leftJoin(users, eq(users.id, contentVersions.authorId))
        .where(eq(contentVersions.contentId, contentId))
        .orderBy(desc(contentVersions.version));
    },

    async findVersion(contentId, version) {
      const [row] = await connection.select({ content: contentVersions.content })
        .from(contentVersions).where(and(
          eq(contentVersions.contentId, contentId),
          eq(contentVersions.version, version),
        ));
      return row?.content ?? null;
    },

    async addVersion(version) {
      await connection.insert(contentVersions).values(version).onConflictDoNothing();
    },
  };
}
