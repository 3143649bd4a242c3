import { and, asc, desc, eq, gte, isNotNull, isNull, lt, ne, type SQL, sql } from "drizzle-orm";
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
import { preparedOnce } from "./prepared-once.ts";

const forSeat = preparedOnce((connection) =>
  connection.select().from(entries)
    .where(and(
      eq(entries.therapistId, sql.placeholder("therapistId")),
      eq(entries.startsAt, sql.placeholder("startsAt")),
      isNull(entries.endedAt),
    ))
    .orderBy(asc(entries.createdAt), asc(entries.id)).prepare()
);

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
          isNull(entries.startsAt),
          isNull(entries.endedAt),
          isNull(users.disabledAt),
        ))
        .orderBy(asc(entries.createdAt), asc(entries.id));
      return rows.map(({ entry }) => stored(entry));
    },

    async listForSeat(therapistId, startsAt) {
      return (await forSeat(connection).all({ therapistId, startsAt })).map(stored);
    },

    async listSeatTimes(therapistId) {
      const { eventTypeUri, startsAt } = entries;
      const [waiting, left] = await Promise.all([
        connection.selectDistinct({ eventTypeUri, startsAt }).from(entries)
          .where(and(
            eq(entries.therapistId, therapistId),
            isNotNull(startsAt),
            isNull(entries.endedAt),
          )),
        leftSeats(connection, eq(entries.therapistId, therapistId)),
      ]);
      const times = [...waiting, ...left].map(({ eventTypeUri, startsAt }) => ({
        eventTypeUri: eventTypeUri!,
        startsAt: startsAt!,
      }));
      return [...new Map(times.map((time) => [time.startsAt, time])).values()]
        .sort((a, b) => a.startsAt - b.startsAt);
    },

    async countForSeats(eventTypeUri, { from, to }) {
      const rows = await connection
        .select({ startsAt: entries.startsAt, people: sql<number>`count(*)` }).from(entries)
        .where(and(
          eq(entries.eventTypeUri, eventTypeUri),
          gte(entries.startsAt, from),
          lt(entries.startsAt, to),
          isNull(entries.endedAt),
        ))
        .groupBy(entries.startsAt);
      return new Map(rows.map(({ startsAt, people }) => [startsAt!, people]));
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
      const left = (await leftSeats(connection)).map(({ therapistId: id }) => ({ id }));
      return [...new Set([...waiting, ...watched, ...left].map(({ id }) => id))];
    },

    async add({ seat, ...entry }) {
      const values = { ...entry, ...seat };
      await refusedAs(DomainError, connection.insert(entries).values(values));
    },

    async saveSeat(id, seat) {
      await refusedAs(DomainError, connection.update(entries).set(seat).where(eq(entries.id, id)));
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
        .where(and(
          eq(entries.therapistId, therapistId),
          isNull(entries.startsAt),
          ne(offers.status, sql`'open'`),
        ));
    },

    listLeftSeats(therapistId, startsAt) {
      return leftSeats(
        connection,
        and(eq(entries.therapistId, therapistId), eq(offers.startsAt, startsAt)),
      );
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

function leftSeats(connection: Connection, of?: SQL) {
  return connection.select({
    holdId: holds.id,
    therapistId: entries.therapistId,
    eventTypeUri: offers.eventTypeUri,
    startsAt: offers.startsAt,
  }).from(offers)
    .innerJoin(holds, eq(holds.id, offers.holdId))
    .innerJoin(entries, eq(entries.id, offers.entryId))
    .where(and(of, isNotNull(entries.startsAt), ne(offers.status, sql`'open'`)));
}

function stored(
  { partsOfDay, eventTypeUri, startsAt, endsAt, timeZone, place, ...row }:
    typeof entries.$inferSelect,
): WaitingEntry {
  const seat = startsAt === null ? null : {
    eventTypeUri: eventTypeUri!,
    startsAt,
    endsAt: endsAt!,
    timeZone: timeZone!,
    place: place!,
  };
  return { ...row, partsOfDay: partsOfDay as PartOfDay[], seat };
}
