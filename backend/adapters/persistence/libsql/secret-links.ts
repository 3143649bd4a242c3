import { and, desc, eq, lt, or, type SQL } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { secretLinks as links, secretLinkUses } from "db/schema/secret-links.ts";
import type { SecretLink } from "../../../domain/secret-link.ts";
import type { SecretLinks } from "../../../ports/persistence/secret-links.ts";

export function libsqlSecretLinks(connection: Connection): SecretLinks {
  return {
    find: (id) => findOne(eq(links.id, id)),
    findByToken: (tokenHash) => findOne(eq(links.tokenHash, tokenHash)),

    listOf(therapistId) {
      return connection.select().from(links).where(eq(links.therapistId, therapistId))
        .orderBy(desc(links.createdAt), desc(links.id));
    },

    async add(link) {
      await connection.insert(links).values(link);
    },

    async save({ id, uses, lastUsedAt, revokedAt }) {
      await connection.update(links).set({ uses, lastUsedAt, revokedAt }).where(eq(links.id, id));
    },

    async addUse(secretLinkId, therapySessionId) {
      await connection.insert(secretLinkUses).values({ secretLinkId, therapySessionId });
    },

    async deleteEndedBefore(instant) {
      await connection.delete(links).where(or(
        lt(links.endsAt, instant),
        lt(links.revokedAt, instant),
        and(eq(links.singleUse, true), lt(links.lastUsedAt, instant)),
      ));
    },
  };

  async function findOne(which: SQL): Promise<SecretLink | null> {
    const [row] = await connection.select().from(links).where(which).limit(1);
    return row ?? null;
  }
}
