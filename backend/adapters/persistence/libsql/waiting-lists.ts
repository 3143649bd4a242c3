import { and, asc, desc, eq, isNull, lt, ne, sql } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { inList } from "db/in-list.ts";
import { refusedAs } from "db/refused-write.ts";
import { holds } from "db/schema/scheduling.ts";
import { users } from "db/schema/users.ts";
import {
  waitingListEntries as entries,
  waitingListOffers as offers,
  waitingListWatches as watches,
} from "db/schema/waiting-list.ts";
import { DomainError } from "../../../domain/errors.ts";
import type { PartOfDay } from "../../../domain/search/part-of-day.ts";
import type { WaitingEntry } from "../../../domain/waiting-list.ts";
import type { WaitingLists } from "../../../ports/persistence/waiting-lists.ts";

export function libsqlWaitingLists(connection: Connection): WaitingLists {
  return {
    async find(id) {
      const [row] = await connection.select().from(entries).where(eq(entries.id, id));
      return row ? stored(row) : null;
    },

    async listWaiting(therapistId) {
      const rows = await connection.select({ entry: entries }).from(entries)
        .innerJoin(users, eq(users.id, entries.userId))
        .where(and(
          eq(entries.therapistId, therapistId),
          isNull(entries.endedAt),
          isNull(users.disabledAt),
        ))
        .orderBy(asc(entries.createdAt), asc(entries.id));
      return rows.map(({ entry }) => stored(entry));
    },

    async listOfUser(userId) {
      const rows = await connection.select().from(entries)
        .where(and(eq(entries.userId, userId), isNull(entries.endedAt)))
        .orderBy(asc(entries.createdAt), asc(entries.id));
      return rows.map(stored);
    },

    async listWatched() {
      const waiting = await connection.selectDistinct({ id: entries.therapistId }).from(entries)
        .where(isNull(entries.endedAt));
      const watched = await connection.select({ id: watches.therapistId }).from(watches);
      return [...new Set([...waiting, ...watched].map(({ id }) => id))];
    },

    async add(entry) {
      await refusedAs(DomainError, connection.insert(entries).values(entry));
    },

    async saveWish(id, wish) {
      await connection.update(entries).set(wish).where(eq(entries.id, id));
    },

    async end(id, by, now) {
      await connection.update(entries).set({ endedAt: now, endedBy: by })
        .where(and(eq(entries.id, id), isNull(entries.endedAt)));
    },

    listOffers(entryIds) {
      return connection.select().from(offers).where(inList(offers.entryId, entryIds))
        .orderBy(desc(offers.createdAt), desc(offers.id));
    },

    async addOffer(offer) {
      await refusedAs(DomainError, connection.insert(offers).values(offer));
    },

    async answerOffer(id, answer) {
      await connection.update(offers).set(answer).where(eq(offers.id, id));
    },

    listLeftHolds(therapistId) {
      return connection.select({
        holdId: holds.id,
        startsAt: holds.startsAt,
        endsAt: holds.endsAt,
      }).from(offers)
        .innerJoin(holds, eq(holds.id, offers.holdId))
        .innerJoin(entries, eq(entries.id, offers.entryId))
        .where(and(eq(entries.therapistId, therapistId), ne(offers.status, sql`'open'`)));
    },

    async findWatch(therapistId) {
      const [row] = await connection.select().from(watches)
        .where(eq(watches.therapistId, therapistId));
      if (!row) return null;
      const { known, freed, until, version } = row;
      return { watch: { known, freed, until }, version };
    },

    async saveWatch(therapistId, watch, version) {
      const values = { ...watch, version };
      await connection.insert(watches).values({ therapistId, ...values })
        .onConflictDoUpdate({ target: watches.therapistId, set: values });
    },

    async deleteWatch(therapistId) {
      await connection.delete(watches).where(eq(watches.therapistId, therapistId));
    },

    async deleteEndedBefore(instant) {
      await connection.delete(entries).where(lt(entries.endedAt, instant));
    },
  };
}

function stored(
  { partsOfDay, ...row }: typeof entries.$inferSelect,
): WaitingEntry {
  return { ...row, partsOfDay: partsOfDay as PartOfDay[] };
}
