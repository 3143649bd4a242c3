import { and, asc, eq, isNull, lt, ne, or, sql } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { refusedAs } from "db/refused-write.ts";
import { assistants } from "db/schema/assistants.ts";
import { therapists } from "db/schema/therapists.ts";
import { users } from "db/schema/users.ts";
import { emailKey } from "../../../domain/account.ts";
import { DomainError } from "../../../domain/errors.ts";
import type { Assistants } from "../../../ports/persistence/assistants.ts";

/** Whether the user of a row of `users` keeps the calendar of a practitioner. */
export const isAssistant = sql<boolean>`(exists (
  select 1 from assistants where assistants.user_id = users.id and joined_at is not null
))`.mapWith(Boolean);

const columns = {
  id: assistants.id,
  practitionerUserId: assistants.practitionerUserId,
  email: assistants.email,
  userId: assistants.userId,
  invitedAt: assistants.invitedAt,
  joinedAt: assistants.joinedAt,
};

export function libsqlAssistants(connection: Connection): Assistants {
  return {
    async find(id) {
      const [row] = await connection.select(columns).from(assistants).where(eq(assistants.id, id));
      return row ?? null;
    },

    listOf(practitionerUserId) {
      return connection.select({ ...columns, name: users.name }).from(assistants)
        .leftJoin(users, eq(users.id, assistants.userId))
        .where(eq(assistants.practitionerUserId, practitionerUserId))
        .orderBy(asc(assistants.invitedAt), asc(assistants.id));
    },

    listHelped(userId, email) {
      const isInvited = email === null
        ? undefined
        : and(isNull(assistants.userId), eq(assistants.emailKey, emailKey(email)));
      return connection
        .select({ ...columns, therapistId: therapists.id, name: therapists.name }).from(assistants)
        .innerJoin(therapists, eq(therapists.userId, assistants.practitionerUserId))
        .innerJoin(users, eq(users.id, assistants.practitionerUserId))
        .where(and(
          isNull(users.disabledAt),
          ne(assistants.practitionerUserId, userId),
          or(eq(assistants.userId, userId), isInvited),
        ))
        .orderBy(asc(therapists.name), asc(assistants.id));
    },

    async add(assistant) {
      const row = { ...assistant, emailKey: emailKey(assistant.email) };
      await refusedAs(DomainError, connection.insert(assistants).values(row));
    },

    async join(id, userId, now) {
      await connection.update(assistants).set({ userId, joinedAt: now })
        .where(eq(assistants.id, id));
    },

    async remove(id) {
      await connection.delete(assistants).where(eq(assistants.id, id));
    },

    async deleteOpenBefore(time) {
      await connection.delete(assistants)
        .where(and(isNull(assistants.joinedAt), lt(assistants.invitedAt, time)));
    },
  };
}
