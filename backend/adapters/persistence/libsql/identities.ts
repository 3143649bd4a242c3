import { and, asc, eq, lt } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { identities, linkTickets, pendingSignIns } from "db/schema/identities.ts";
import { DomainError } from "../../../domain/errors.ts";
import type { Identities } from "../../../ports/persistence/identities.ts";

export function libsqlIdentities(connection: Connection): Identities {
  return {
    async find(issuer, subject) {
      const [row] = await connection.select().from(identities)
        .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)));
      return row ?? null;
    },

    async listOf(userId) {
      return await connection.select().from(identities)
        .where(eq(identities.userId, userId))
        .orderBy(asc(identities.id));
    },

    async add(identity) {
      const added = await connection.insert(identities).values(identity)
        .onConflictDoNothing({ target: [identities.issuer, identities.subject] })
        .returning({ id: identities.id });
      if (added.length === 0) throw new DomainError("ERR_DUPLICATE_ENTITY");
    },

    async remove(id) {
      await connection.delete(identities).where(eq(identities.id, id));
    },

    async removeAllOf(userId) {
      await connection.delete(identities).where(eq(identities.userId, userId));
    },

    async addPending(pending) {
      await connection.insert(pendingSignIns).values(pending);
    },

    async takePending(stateHash) {
      const [row] = await connection.delete(pendingSignIns)
        .where(eq(pendingSignIns.stateHash, stateHash))
        .returning();
      return row ?? null;
    },

    async addTicket(ticket) {
      await connection.insert(linkTickets).values(ticket);
    },

    async findTicket(hash) {
      const [row] = await connection.select().from(linkTickets).where(eq(linkTickets.hash, hash));
      return row ?? null;
    },

    async removeTicket(hash) {
      await connection.delete(linkTickets).where(eq(linkTickets.hash, hash));
    },

    async removeExpired(instant) {
      await connection.delete(pendingSignIns).where(lt(pendingSignIns.expiresAt, instant));
      await connection.delete(linkTickets).where(lt(linkTickets.expiresAt, instant));
    },
  };
}
