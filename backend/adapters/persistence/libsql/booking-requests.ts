import { and, eq, gt, isNotNull, isNull, lt, or } from "drizzle-orm";
import { inList } from "db/in-list.ts";
import type { Connection } from "db/database.ts";
import { bookingRequests } from "db/schema/booking-requests.ts";
import { holds } from "db/schema/scheduling.ts";
import { emailKey } from "../../../domain/account.ts";
import type { BookingRequest } from "../../../domain/booking-request.ts";
import type { MeetingType } from "../../../domain/scheduling.ts";
import type { BookingRequests } from "../../../ports/persistence/booking-requests.ts";

export function libsqlBookingRequests(connection: Connection): BookingRequests {
  return {
    async find(id) {
      const [row] = await connection.select().from(bookingRequests)
        .where(eq(bookingRequests.id, id));
      return row ? stored(row) : null;
    },

    async findByLink(linkHash) {
      const [row] = await connection.select().from(bookingRequests)
        .where(eq(bookingRequests.linkHash, linkHash));
      return row ? stored(row) : null;
    },

    async add(request) {
      await connection.insert(bookingRequests)
        .values({ ...request, emailKey: emailKey(request.email) });
    },

    async save(id, changes) {
      await connection.update(bookingRequests).set(changes).where(eq(bookingRequests.id, id));
    },

    async listExpiries({ email, networkHash }, now) {
      const isOfNetwork = networkHash === null
        ? isNull(holds.networkHash)
        : eq(holds.networkHash, networkHash);
      const rows = await connection.select({ expiresAt: bookingRequests.expiresAt })
        .from(bookingRequests).innerJoin(holds, eq(holds.id, bookingRequests.holdId))
        .where(and(eq(bookingRequests.emailKey, emailKey(email)), isWaiting(now), isOfNetwork));
      return rows.map(({ expiresAt }) => expiresAt);
    },

    async waitingHolds(holdIds, now) {
      const rows = await connection.select({ holdId: bookingRequests.holdId })
        .from(bookingRequests)
        .where(and(inList(bookingRequests.holdId, holdIds), isWaiting(now)));
      return new Set(rows.map(({ holdId }) => holdId));
    },

    async endOfHold(holdId, now) {
      await connection.update(bookingRequests).set({ expiresAt: now })
        .where(and(eq(bookingRequests.holdId, holdId), isWaiting(now)));
    },

    async deleteOfHold(holdId) {
      await connection.delete(bookingRequests)
        .where(and(eq(bookingRequests.holdId, holdId), isNull(bookingRequests.confirmedAt)));
    },

    async deleteBefore({ ended, confirmed }) {
      await connection.delete(bookingRequests).where(or(
        and(isNull(bookingRequests.confirmedAt), lt(bookingRequests.expiresAt, ended)),
        and(isNotNull(bookingRequests.confirmedAt), lt(bookingRequests.confirmedAt, confirmed)),
      ));
    },
  };
}

function isWaiting(now: number) {
  return and(isNull(bookingRequests.confirmedAt), gt(bookingRequests.expiresAt, now));
}

function stored(
  { emailKey: _, meetingType, ...row }: typeof bookingRequests.$inferSelect,
): BookingRequest {
  return { ...row, meetingType: meetingType as MeetingType | null };
}
