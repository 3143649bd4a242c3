import {
  and,
  asc,
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
import { invitations } from "db/schema/invitations.ts";
import { emailKey } from "../../../domain/account.ts";
import type { InvitationState } from "../../../domain/invitation.ts";
import type { InvitationQuery, Invitations } from "../../../ports/persistence/invitations.ts";
import { readCursor, writeCursor } from "./cursor.ts";
import { textContains } from "./text-contains.ts";

const { emailKey: _key, ...columns } = getTableColumns(invitations);
const { usedAt, revokedAt, expiresAt } = invitations;

export function libsqlInvitations(connection: Connection): Invitations {
  const select = () => connection.select(columns).from(invitations);
  return {
    async add(invitation) {
      await connection.insert(invitations)
        .values({ ...invitation, emailKey: emailKey(invitation.email) });
    },

    async find(id) {
      return (await select().where(eq(invitations.id, id)))[0] ?? null;
    },

    async findByHash(hash) {
      return (await select().where(eq(invitations.hash, hash)))[0] ?? null;
    },

    async findClaimedBy(userId) {
      const [row] = await select().where(eq(invitations.claimedBy, userId))
        .orderBy(desc(invitations.createdAt), desc(invitations.id)).limit(1);
      return row ?? null;
    },

    listOpenOfLead(leadId, now) {
      return select().where(and(eq(invitations.leadId, leadId), isIn("open", now)));
    },

    async list(query) {
      const rows = await select().where(conditionOf(query))
        .orderBy(desc(invitations.createdAt), desc(invitations.id)).limit(query.limit + 1);
      const items = rows.slice(0, query.limit);
      const last = items.at(-1);
      const more = rows.length > query.limit && last;
      return { items, nextCursor: more ? writeCursor([last.createdAt, last.id]) : null };
    },

    listToRemind({ now, expiringBy, limit }) {
      return select().where(and(
        isIn("open", now),
        isNull(invitations.remindedAt),
        isNull(invitations.claimedBy),
        lte(expiresAt, expiringBy),
      )).orderBy(asc(expiresAt)).limit(limit);
    },

    async save({ id, ...invitation }) {
      await connection.update(invitations).set(invitation).where(eq(invitations.id, id));
    },

    async revokeOpen(email, now) {
      await connection.update(invitations).set({ revokedAt: now }).where(and(
        eq(invitations.emailKey, emailKey(email)),
        isNull(usedAt),
        isNull(revokedAt),
      ));
    },

    async unclaim(userId) {
      await connection.update(invitations).set({ claimedBy: null })
        .where(eq(invitations.claimedBy, userId));
    },

    async deleteEndedBefore(instant) {
      await connection.delete(invitations).where(or(
        lt(usedAt, instant),
        lt(revokedAt, instant),
        and(isNull(usedAt), lt(expiresAt, instant)),
      ));
    },
  };
}

function isIn(state: InvitationState, now: number): SQL {
  const conditions = {
    used: isNotNull(usedAt),
    revoked: and(isNull(usedAt), isNotNull(revokedAt)),
    open: and(isNull(usedAt), isNull(revokedAt), gt(expiresAt, now)),
    expired: and(isNull(usedAt), isNull(revokedAt), lte(expiresAt, now)),
  };
  return conditions[state]!;
}

function conditionOf({ text, state, cursor, now }: InvitationQuery) {
  return and(
    state && isIn(state, now),
    text ? textContains(invitations.email, text) : undefined,
    cursor === undefined ? undefined : before(cursor),
  );
}

function before(cursor: string): SQL {
  const [createdAt, id] = readCursor(cursor, "number", "string");
  return sql`(${invitations.createdAt}, ${invitations.id}) < (${createdAt}, ${id})`;
}
