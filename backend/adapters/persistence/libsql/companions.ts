import { and, asc, desc, eq, gt, lt, ne, sql } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { inList } from "db/in-list.ts";
import { companionTimes, practiceCompanions } from "db/schema/companions.ts";
import { outbox } from "db/schema/outbox.ts";
import { eventTypes, scheduledEvents, schedulingAccounts } from "db/schema/scheduling.ts";
import { practices, therapists } from "db/schema/therapists.ts";
import { therapySessions } from "db/schema/therapy-sessions.ts";
import { users } from "db/schema/users.ts";
import { type CompanionPerson, isComplete } from "../../../domain/companion.ts";
import { day } from "../../../domain/duration.ts";
import { DomainError } from "../../../domain/errors.ts";
import type { MeetingType } from "../../../domain/scheduling.ts";
import type { Companions } from "../../../ports/persistence/companions.ts";
import { nameOfClient } from "./client-name.ts";
import { preparedOnce } from "./prepared-once.ts";

const person = {
  id: therapists.id,
  slug: therapists.slug,
  name: therapists.name,
  pictureKey: therapists.pictureKey,
};

const { therapistId, state, invitedAt, answeredAt, position } = practiceCompanions;
const answer = { therapistId, state, invitedAt, answeredAt };

const canBeBooked = sql<boolean>`(${therapists.showInSearch} = 1 and ${users.id} is not null
  and ${users.disabledAt} is null)`.mapWith(Boolean);

/** The id of the event type in the uri of a practice. */
const eventTypeIdOf = sql<string>`substr(${practices.eventTypeUri}, -36)`;

const ofPractice = preparedOnce((connection) =>
  connection.select(answer).from(practiceCompanions)
    .where(eq(practiceCompanions.practiceId, sql.placeholder("practiceId")))
    .orderBy(asc(position)).prepare()
);

export function libsqlCompanions(connection: Connection): Companions {
  return {
    listOfPractice: (practiceId) => ofPractice(connection).all({ practiceId }),

    async listOfLead(leadId) {
      const rows = await named().where(eq(practices.therapistId, leadId));
      const byPractice = Map.groupBy(rows, ({ practiceId }) => practiceId);
      return new Map(
        [...byPractice].map(([id, found]) => [id, found.map(({ practiceId: _, ...one }) => one)]),
      );
    },

    async listNaming(id) {
      const rows = await connection.select({
        practice: {
          id: practices.id,
          type: practices.type,
          durationMinutes: practices.durationMinutes,
          intro: practices.intro,
        },
        lead: person,
        state,
        invitedAt,
      }).from(practiceCompanions)
        .innerJoin(practices, eq(practices.id, practiceCompanions.practiceId))
        .innerJoin(therapists, eq(therapists.id, practices.therapistId))
        .where(and(eq(therapistId, id), sql`${practices.archivedAt} is null`))
        .orderBy(desc(invitedAt), asc(practices.id));
      const others = await named()
        .where(
          and(inList(practices.id, rows.map(({ practice }) => practice.id)), ne(therapistId, id)),
        );
      return rows.map((row) => ({
        ...row,
        others: others.filter(({ practiceId }) => practiceId === row.practice.id).map(personOf),
      }));
    },

    async listOfEventType(eventTypeUri) {
      const rows = await named().where(eq(practices.eventTypeUri, eventTypeUri));
      return isComplete(rows) ? rows.map(personOf) : [];
    },

    async namesOf(accountIds) {
      const rows = await connection.select({ name: schedulingAccounts.name })
        .from(schedulingAccounts).where(inList(schedulingAccounts.id, [...accountIds]))
        .orderBy(asc(schedulingAccounts.name));
      return rows.map(({ name }) => name);
    },

    async leadOf(practiceId) {
      const [row] = await connection.select({ id: practices.therapistId }).from(practices)
        .where(eq(practices.id, practiceId));
      return row?.id ?? null;
    },

    async save(practiceId, companions) {
      const [practice] = await connection.select({ eventTypeId: eventTypes.id }).from(practices)
        .innerJoin(eventTypes, eq(eventTypes.id, eventTypeIdOf))
        .where(eq(practices.id, practiceId));
      if (!practice) throw new DomainError("ERR_COMPANION_CALENDAR");
      const rows = await Promise.all(companions.map(async (companion, position) => {
        const [own] = await connection.select({ accountId: eventTypes.accountId }).from(practices)
          .innerJoin(eventTypes, eq(eventTypes.id, eventTypeIdOf))
          .where(eq(practices.therapistId, companion.therapistId)).limit(1);
        if (!own) throw new DomainError("ERR_COMPANION_CALENDAR");
        return { ...companion, ...own, ...practice, practiceId, position };
      }));
      await connection.delete(practiceCompanions)
        .where(eq(practiceCompanions.practiceId, practiceId));
      if (rows.length > 0) await connection.insert(practiceCompanions).values(rows);
    },

    listOfEvent: (eventUri) =>
      ofEvents([eventUri])
        .then((rows) => rows.map((row) => ({ ...personOf(row), timeZone: row.timeZone }))),

    async listTimes(accountId, now) {
      const rows = await connection.select({
        eventId: scheduledEvents.id,
        startsAt: companionTimes.startsAt,
        endsAt: companionTimes.endsAt,
        leadName: schedulingAccounts.name,
      }).from(companionTimes)
        .innerJoin(scheduledEvents, eq(scheduledEvents.id, companionTimes.eventId))
        .innerJoin(schedulingAccounts, eq(schedulingAccounts.id, scheduledEvents.accountId))
        .where(and(
          eq(companionTimes.accountId, accountId),
          gt(companionTimes.startsAt, now - day),
          gt(companionTimes.endsAt, now),
          sql`${companionTimes.canceledAt} is null`,
        ))
        .orderBy(asc(companionTimes.startsAt)).limit(1000);
      return rows;
    },

    async listSessions(id, { from, to, eventsUri }) {
      const rows = await connection.select({
        id: therapySessions.id,
        userId: therapySessions.userId,
        eventUri: therapySessions.eventUri,
        status: therapySessions.status,
        startsAt: therapySessions.startsAt,
        endsAt: therapySessions.endsAt,
        timeZone: therapySessions.timeZone,
        practiceType: therapySessions.practiceType,
        intro: therapySessions.intro,
        meetingType: therapySessions.meetingType,
        place: therapySessions.place,
        calendarSequence: therapySessions.calendarSequence,
        hasNeutralUid: therapySessions.hasNeutralUid,
        cancelledAt: therapySessions.cancelledAt,
        createdAt: therapySessions.createdAt,
        updatedAt: therapySessions.updatedAt,
        clientName: nameOfClient,
        lead: person,
      }).from(companionTimes)
        .innerJoin(therapySessions, isOfEvent(eventsUri))
        .innerJoin(therapists, eq(therapists.id, therapySessions.therapistId))
        .innerJoin(users, eq(users.id, therapySessions.userId))
        .where(and(
          eq(companionTimes.therapistId, id),
          gt(companionTimes.endsAt, from),
          lt(companionTimes.startsAt, to),
        ))
        .orderBy(asc(therapySessions.startsAt), asc(therapySessions.id)).limit(1000);
      const companions = await ofEvents(rows.map(({ eventUri }) => eventUri));
      return rows.map(({ eventUri, meetingType, ...row }) => ({
        ...row,
        meetingType: meetingType as MeetingType,
        companions: companions.filter(({ eventId }) => eventUri.endsWith(eventId!)).map(personOf),
      }));
    },

    listToRemind(kind, { from, to, bookedBeforeMs, eventsUri }, limit) {
      const { id, startsAt, status, awaySince, lastMove, createdAt } = therapySessions;
      const key = sql`'reminder:' || ${id} || ':' || ${startsAt} || ${`:${kind}:`} ||
        ${companionTimes.therapistId}`;
      return connection.select({ sessionId: id, therapistId: companionTimes.therapistId })
        .from(companionTimes)
        .innerJoin(therapySessions, isOfEvent(eventsUri))
        .innerJoin(therapists, eq(therapists.id, companionTimes.therapistId))
        .innerJoin(users, eq(users.id, therapists.userId))
        .where(and(
          gt(companionTimes.startsAt, from),
          sql`${companionTimes.startsAt} <= ${to}`,
          eq(status, "booked"),
          sql`${awaySince} is null and ${users.disabledAt} is null`,
          sql`coalesce(${lastMove} ->> 'at', ${createdAt}) < ${startsAt} - ${bookedBeforeMs}`,
          sql`${users.notifications} ->> 'reminders' = 1`,
          sql`not exists (select 1 from ${outbox} where ${outbox.onceKey} = ${key})`,
        ))
        .orderBy(asc(startsAt)).limit(limit);
    },
  };

  function named() {
    return connection
      .select({ practiceId: practiceCompanions.practiceId, ...answer, ...person, canBeBooked })
      .from(practiceCompanions)
      .innerJoin(practices, eq(practices.id, practiceCompanions.practiceId))
      .innerJoin(therapists, eq(therapists.id, therapistId))
      .leftJoin(users, eq(users.id, therapists.userId))
      .orderBy(asc(position)).$dynamic();
  }

  function ofEvents(eventUris: string[]) {
    const ids = [...new Set(eventUris.map((uri) => uri.slice(-36)))];
    const { eventId } = companionTimes;
    const { timeZone } = schedulingAccounts;
    return connection.select({ eventId, timeZone, ...person }).from(companionTimes)
      .innerJoin(therapists, eq(therapists.id, companionTimes.therapistId))
      .innerJoin(schedulingAccounts, eq(schedulingAccounts.id, companionTimes.accountId))
      .where(inList(companionTimes.eventId, ids)).orderBy(asc(therapists.name));
  }
}

function isOfEvent(eventsUri: string) {
  return sql`${therapySessions.eventUri} = ${eventsUri} || ${companionTimes.eventId}`;
}

function personOf({ id, slug, name, pictureKey }: CompanionPerson): CompanionPerson {
  return { id, slug, name, pictureKey };
}
