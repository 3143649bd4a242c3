import { and, asc, eq, exists, gt, lte, or } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { refusedAs } from "db/refused-write.ts";
import { bookingRequests } from "db/schema/booking-requests.ts";
import { holds } from "db/schema/scheduling.ts";
import { sessionOrders } from "db/schema/session-orders.ts";
import { DomainError } from "../../../domain/errors.ts";
import type { Holds } from "../../../ports/persistence/holds.ts";

export function libsqlHolds(connection: Connection): Holds {
  return {
    async find(id) {
      const [row] = await connection.select().from(holds).where(eq(holds.id, id));
      return row ?? null;
    },

    listOfHolder(holderHash, now) {
      return connection.select({
        id: holds.id,
        createdAt: holds.createdAt,
        expiresAt: holds.expiresAt,
        isAwaited: or(
          exists(
            connection.select({ id: sessionOrders.id }).from(sessionOrders)
              .where(eq(sessionOrders.holdId, holds.id)),
          ),
          exists(
            connection.select({ id: bookingRequests.id }).from(bookingRequests)
              .where(eq(bookingRequests.holdId, holds.id)),
          ),
        )!.mapWith(Boolean),
      }).from(holds).where(and(eq(holds.holderHash, holderHash), gt(holds.expiresAt, now)));
    },

    listGuestsOfNetwork(networkHash, now) {
      return connection.select({ id: holds.id, expiresAt: holds.expiresAt }).from(holds)
        .where(and(
          eq(holds.networkHash, networkHash),
          eq(holds.isOfGuest, true),
          gt(holds.expiresAt, now),
        ));
    },

    listLive(accountId, now) {
      return connection.select().from(holds)
        .where(and(eq(holds.accountId, accountId), gt(holds.expiresAt, now)))
        .orderBy(asc(holds.startsAt));
    },

    async add(hold) {
      await refusedAs(DomainError, connection.insert(holds).values(hold));
    },

    async extend(id, expiresAt) {
      await connection.update(holds).set({ expiresAt }).where(eq(holds.id, id));
    },

    async delete(id) {
      await connection.delete(holds).where(eq(holds.id, id));
    },

    async hasExpired(now) {
      const [row] = await connection.select({ id: holds.id }).from(holds)
        .where(lte(holds.expiresAt, now)).limit(1);
      return row !== undefined;
    },

    async deleteExpired(now) {
      const deleted = await connection.delete(holds).where(lte(holds.expiresAt, now))
        .returning({ accountId: holds.accountId });
      return deleted.map((row) => row.accountId);
    },

    async deleteExpiredOf(accountId, now) {
      await connection.delete(holds)
        .where(and(eq(holds.accountId, accountId), lte(holds.expiresAt, now)));
    },
  };
}
