import { and, asc, desc, eq, gt, isNull, lt, lte, or, type Placeholder, sql } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { inList } from "db/in-list.ts";
import { sessionRequests as requests } from "db/schema/session-requests.ts";
import { practices } from "db/schema/therapists.ts";
import { users } from "db/schema/users.ts";
import type { SessionRequests } from "../../../ports/persistence/session-requests.ts";
import { preparedOnce } from "./prepared-once.ts";

const ruleOfType = preparedOnce((connection) =>
  connection.select({ rule: practices.approval }).from(practices)
    .where(eq(practices.eventTypeUri, sql.placeholder("eventTypeUri"))).prepare()
);
const waitingOf = preparedOnce((connection) =>
  connection.select().from(requests)
    .where(and(
      eq(requests.userId, sql.placeholder("userId")),
      isWaiting(sql.placeholder("now")),
    )).prepare()
);

export function libsqlSessionRequests(connection: Connection): SessionRequests {
  return {
    async ruleOf(eventTypeUri) {
      const [row] = await ruleOfType(connection).all({ eventTypeUri });
      return row?.rule ?? "never";
    },

    async listRules(therapistId) {
      const rows = await connection.select({ id: practices.id, rule: practices.approval })
        .from(practices)
        .where(and(eq(practices.therapistId, therapistId), isNull(practices.archivedAt)));
      return new Map(rows.map(({ id, rule }) => [id, rule]));
    },

    async setRule(therapistId, practiceId, rule) {
      await connection.update(practices).set({ approval: rule })
        .where(and(eq(practices.therapistId, therapistId), eq(practices.id, practiceId)));
    },

    async find(id) {
      const [row] = await connection.select().from(requests).where(eq(requests.id, id));
      return row ?? null;
    },

    async listWaitingFor(therapistId, now) {
      const rows = await connection.select({ request: requests }).from(requests)
        .innerJoin(users, eq(users.id, requests.userId))
        .where(and(eq(requests.therapistId, therapistId), isWaiting(now), isNull(users.disabledAt)))
        .orderBy(asc(requests.answerBy), asc(requests.id));
      return rows.map(({ request }) => request);
    },

    listOfUser(userId, now, since) {
      return connection.select().from(requests)
        .where(and(eq(requests.userId, userId), or(isWaiting(now), gt(requests.endedAt, since))))
        .orderBy(desc(requests.createdAt), desc(requests.id));
    },

    listWaitingOf: (userId, now) => waitingOf(connection).all({ userId, now }),

    async findByHolds(holdIds) {
      const rows = await connection.select().from(requests)
        .where(and(inList(requests.holdId, holdIds), eq(requests.status, "waiting")));
      return new Map(rows.map((row) => [row.holdId, row]));
    },

    listDue(now, limit) {
      return connection.select().from(requests)
        .where(and(eq(requests.status, "waiting"), lte(requests.answerBy, now)))
        .orderBy(asc(requests.answerBy)).limit(limit);
    },

    async add(request) {
      await connection.insert(requests).values(request);
    },

    async saveEnd({ id, status, endedAt, message, therapySessionId }) {
      await connection.update(requests).set({ status, endedAt, message, therapySessionId })
        .where(eq(requests.id, id));
    },

    async deleteEndedBefore(instant) {
      await connection.delete(requests).where(lt(requests.endedAt, instant));
    },
  };
}

function isWaiting(now: number | Placeholder) {
  return and(eq(requests.status, "waiting"), gt(requests.answerBy, now));
}
