import {
  and,
  desc,
  eq,
  getTableColumns,
  gt,
  isNotNull,
  isNull,
  lt,
  lte,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { apiKeys as keys } from "db/schema/api-keys.ts";
import { users } from "db/schema/users.ts";
import type { ApiKey, ApiKeyKind, ApiKeyState } from "../../../domain/api-key.ts";
import type { ApiKeys } from "../../../ports/persistence/api-keys.ts";
import { keyset, pageOf } from "./keyset-page.ts";
import { found, rowsWith } from "./text-search.ts";

const ownerName = sql<string>`coalesce(${users.name}, ${keys.partnerName})`;

export function libsqlApiKeys(connection: Connection): ApiKeys {
  return {
    find: (id) => findOne(eq(keys.id, id)),
    findBySecret: (secretHash) => findOne(eq(keys.secretHash, secretHash)),

    listOf(userId) {
      return connection.select().from(keys).where(eq(keys.userId, userId))
        .orderBy(desc(keys.createdAt), desc(keys.id));
    },

    async list({ now, text, state, kind, order = "newest", cursor, limit }) {
      const { by, after, place } = keyset({ key: keys.createdAt, id: keys.id, order, cursor });
      const { where, total } = await found(connection, {
        table: keys,
        text: text ? ofOwner(text) : undefined,
        conditions: [state && isIn(state, now), kind && isOfKind(kind)],
        after,
        by,
        limit,
      });
      const rows = await connection.select({ ...getTableColumns(keys), ownerName })
        .from(keys).leftJoin(users, eq(users.id, keys.userId))
        .where(where).orderBy(...by).limit(limit + 1);
      return { ...pageOf(rows, limit, ({ createdAt, id }) => [place, createdAt, id]), total };
    },

    listEndingOfPartners(from, to) {
      return connection.select().from(keys)
        .where(and(isOfKind("partner"), isIn("open", from), lte(keys.expiresAt, to)))
        .orderBy(keys.expiresAt);
    },

    async add(key) {
      await connection.insert(keys).values(key);
    },

    async saveRevocation({ id, revokedAt }) {
      await connection.update(keys).set({ revokedAt }).where(eq(keys.id, id));
    },

    async noteUse(id, today) {
      await connection.update(keys).set({ lastUsedOn: today }).where(eq(keys.id, id));
    },

    async deleteEndedBefore(instant) {
      await connection.delete(keys)
        .where(or(lt(keys.expiresAt, instant), lt(keys.revokedAt, instant)));
    },
  };

  async function findOne(which: SQL): Promise<ApiKey | null> {
    const [row] = await connection.select().from(keys).where(which).limit(1);
    return row ?? null;
  }
}

function isIn(state: ApiKeyState, now: number): SQL {
  const conditions = {
    revoked: isNotNull(keys.revokedAt),
    expired: and(isNull(keys.revokedAt), lte(keys.expiresAt, now)),
    open: and(isNull(keys.revokedAt), or(isNull(keys.expiresAt), gt(keys.expiresAt, now))),
  };
  return conditions[state]!;
}

function isOfKind(kind: ApiKeyKind): SQL {
  return kind === "partner" ? isNull(keys.userId) : isNotNull(keys.userId);
}

function ofOwner(text: string) {
  const pattern = `%${text.replaceAll(/[\\%_]/g, "\\$&")}%`;
  const ofPartner = sql`(${keys.partnerName} like ${pattern} escape '\\'
    or ${keys.partnerEmail} like ${pattern} escape '\\')`;
  return {
    rows: sql`select rowid as number from ${keys} where ${ofPartner} or ${keys.userId} in
      (select ${users.id} from ${users} where rowid in (${rowsWith(users, text)}))`,
    holds: sql`(${ofPartner} or exists (select 1 from ${users} as owner
      where owner.id = ${keys.userId} and owner.rowid in (${rowsWith(users, text)})))`,
  };
}
