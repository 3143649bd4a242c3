import { and, eq, gt, ne, or, sql } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { inList } from "db/in-list.ts";
import { refusedAs } from "db/refused-write.ts";
import {
  eventTypes,
  scheduledEvents,
  schedulingAccounts,
  schedulingPlaces,
} from "db/schema/scheduling.ts";
import { DomainError } from "../../../domain/errors.ts";
import type { Calendars } from "../../../ports/persistence/calendars.ts";

type Changes = Pick<
  Calendars,
  | "slugsLike"
  | "addAccount"
  | "renameAccount"
  | "savePlaces"
  | "typeSlugs"
  | "saveEventType"
  | "renameEventTypes"
  | "removeEventTypes"
>;

/** What a new practitioner's calendar begins with. */
const firstSettings = {
  timeZone: "Europe/Tallinn",
  bufferMinutes: 15,
  minimumNoticeMinutes: 24 * 60,
  horizonDays: 60,
  stepMinutes: 30,
};

export function libsqlCalendarChanges(connection: Connection): Changes {
  return {
    async slugsLike(slug) {
      const rows = await connection.select({ slug: schedulingAccounts.slug })
        .from(schedulingAccounts)
        .where(sql`substr(${schedulingAccounts.slug}, 1, ${slug.length}) = ${slug}`);
      return new Set(rows.map((row) => row.slug));
    },

    async addAccount({ createdAt, ...account }) {
      await refusedAs(
        DomainError,
        connection.insert(schedulingAccounts)
          .values({ ...account, ...firstSettings, createdAt, updatedAt: createdAt }),
      );
    },

    async renameAccount(id, { name, email }) {
      await connection.update(schedulingAccounts).set({ name, email })
        .where(and(
          eq(schedulingAccounts.id, id),
          sql`(${schedulingAccounts.name}, ${schedulingAccounts.email}) <> (${name}, ${email})`,
        ));
    },

    async savePlaces(accountId, places, now) {
      const known = await placesOf(accountId);
      const kept = new Set<string>();
      for (const { id, name, formerName } of places) {
        const found = known.find((one) => one.id === id) ??
          known.find((one) => one.name === formerName || one.name === name);
        kept.add(found?.id ?? id);
        if (!found) await connection.insert(schedulingPlaces).values({ id, accountId, name });
        else if (found.name !== name) {
          await connection.update(schedulingPlaces).set({ name })
            .where(eq(schedulingPlaces.id, found.id));
        }
      }
      const left = known.map(({ id }) => id).filter((id) => !kept.has(id));
      await connection.delete(schedulingPlaces).where(and(
        inList(schedulingPlaces.id, left),
        sql`not exists (select 1 from availability_rules where place_id = ${schedulingPlaces.id})`,
        sql`not exists (
          select 1 from availability_exceptions where place_id = ${schedulingPlaces.id}
        )`,
        sql`not exists (
          select 1 from event_types, json_each(event_types.hours) as range
          where event_types.account_id = ${accountId}
            and range.value ->> 'placeId' = ${schedulingPlaces.id}
        )`,
      ));
      if (!hasChanged(known, await placesOf(accountId))) return;
      // An availability editor that was opened before must not bring the old places back.
      await connection.update(schedulingAccounts)
        .set({ updatedAt: sql`max(${now}, ${schedulingAccounts.updatedAt} + 1)` })
        .where(eq(schedulingAccounts.id, accountId));
    },

    async typeSlugs(accountId) {
      const rows = await connection.select({ id: eventTypes.id, slug: eventTypes.slug })
        .from(eventTypes).where(eq(eventTypes.accountId, accountId));
      return new Map(rows.map(({ id, slug }) => [id, slug]));
    },

    async saveEventType(type, now) {
      // The buffer of a known type is one of its rules, which the availability owns.
      const { id, accountId, slug: _, bufferMinutes: __, ...changes } = type;
      const updated = await refusedAs(
        DomainError,
        connection.update(eventTypes).set({ ...changes, updatedAt: now })
          .where(and(eq(eventTypes.id, id), eq(eventTypes.accountId, accountId)))
          .returning({ id: eventTypes.id }),
      );
      if (updated.length > 0) return;
      await refusedAs(
        DomainError,
        connection.insert(eventTypes)
          .values({ ...type, customQuestions: [], createdAt: now, updatedAt: now }),
      );
    },

    async renameEventTypes(ids, { name, color }, now) {
      await connection.update(eventTypes).set({ name, color, updatedAt: now })
        .where(
          and(
            inList(eventTypes.id, ids),
            or(ne(eventTypes.name, name), ne(eventTypes.color, color)),
          ),
        );
      await connection.update(scheduledEvents).set({ name, updatedAt: now }).where(and(
        inList(scheduledEvents.eventTypeId, ids),
        eq(scheduledEvents.status, "active"),
        gt(scheduledEvents.startsAt, now),
        ne(scheduledEvents.name, name),
      ));
    },

    async removeEventTypes(ids) {
      await connection.delete(eventTypes).where(and(
        inList(eventTypes.id, ids),
        sql`not exists (select 1 from scheduled_events where event_type_id = ${eventTypes.id})`,
      ));
    },
  };

  async function placesOf(accountId: string) {
    return await connection.select().from(schedulingPlaces)
      .where(eq(schedulingPlaces.accountId, accountId));
  }
}

type PlaceRow = typeof schedulingPlaces.$inferSelect;

function hasChanged(before: PlaceRow[], after: PlaceRow[]): boolean {
  const names = new Map(before.map(({ id, name }) => [id, name]));
  return before.length !== after.length || after.some(({ id, name }) => names.get(id) !== name);
}
