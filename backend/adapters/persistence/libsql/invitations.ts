import { desc, eq, getTableColumns } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { invitations } from "db/schema/invitations.ts";
import { emailKey } from "../../../domain/account.ts";
import type { Invitations } from "../../../ports/persistence/invitations.ts";

const { emailKey: _key, ...columns } = getTableColumns(invitations);

export function libsqlInvitations(connection: Connection): Invitations {
  return {
    async add(invitation) {
      await connection.insert(invitations)
        .values({ ...invitation, emailKey: emailKey(invitation.email) });
    },

    async findByHash(hash) {
      const [row] = await connection.select(columns).from(invitations)
        .where(eq(invitations.hash, hash));
      return row ?? null;
    },

    async findClaimedBy(userId) {
      const [row] = await connection.select(columns).from(invitations)
        .where(eq(invitations.claimedBy, userId))
        .orderBy(desc(invitations.createdAt), desc(invitations.id)).limit(1);
      return row ?? null;
    },

    async save({ id, ...invitation }) {
      await connection.update(invitations).set(invitation).where(eq(invitations.id, id));
    },

    async unclaim(userId) {
      await connection.update(invitations).set({ claimedBy: null })
        .where(eq(invitations.claimedBy, userId));
    },
  };
}
