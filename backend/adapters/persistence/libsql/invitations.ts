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
} from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { invitations } from "db/schema/invitations.ts";
import { emailKey } from "../../../domain/account.ts";
import type { InvitationState } from "../../../domain/invitation.ts";
import type { Invitations } from "../../../ports/persistence/invitations.ts";
import { keyset, pageOf } from "./keyset-page.ts";
import { contains, found, rowsWith } from "./text-search.ts";

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
      const { order = "newest", cursor, limit } = query;
      const { createdAt, id } = invitations;
      const { by, after, place } = keyset({ key: createdAt, id, order, cursor });
      const { where, total } = await found(connection, {
        table: invitations,
        text: named(query.text),
        conditions: [query.state && isIn(query.state, query.now)],
        after,
        by,
        limit,
      });
      const rows = await select().where(where).orderBy(...by).limit(limit + 1);
      return { ...pageOf(rows, limit, ({ createdAt, id }) => [place, createdAt, id]), total };
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

function named(text: string | undefined) {
  return text
    ? { rows: rowsWith(invitations, text), holds: contains([invitations.email], text) }
    : undefined;
}
