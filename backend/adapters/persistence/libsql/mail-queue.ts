import { and, desc, eq, gt, inArray, isNull, lte, or, sql } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { outbox } from "db/schema/outbox.ts";
import type {
  MailQuery,
  MailQueue,
  MailState,
  QueuedMail,
} from "../../../ports/persistence/mail-queue.ts";
import { readCursor, writeCursor } from "./cursor.ts";
import { withoutContent } from "./outbox.ts";

const columns = {
  id: outbox.id,
  kind: outbox.template,
  language: outbox.language,
  recipient: outbox.recipient,
  state: outbox.state,
  tries: outbox.tries,
  createdAt: outbox.createdAt,
  nextTryAt: outbox.nextTryAt,
  sentAt: outbox.sentAt,
  lastError: outbox.lastError,
  claimedUntil: outbox.claimedUntil,
  notAfter: outbox.notAfter,
};

type Row = Omit<QueuedMail, "state" | "nextTryAt"> & {
  state: (typeof outbox.$inferSelect)["state"];
  nextTryAt: number;
};

export function libsqlMailQueue(connection: Connection): MailQueue {
  const select = () => connection.select(columns).from(outbox);
  return {
    async list(query) {
      const rows = await select().where(conditionOf(query))
        .orderBy(desc(outbox.createdAt), desc(outbox.id)).limit(query.limit + 1);
      const items = rows.slice(0, query.limit);
      const last = items.at(-1);
      const more = rows.length > query.limit && last;
      return {
        items: items.map(queuedMail),
        nextCursor: more ? writeCursor([last.createdAt, last.id]) : null,
      };
    },

    async find(id) {
      const [row] = await select().where(eq(outbox.id, id));
      return row ? queuedMail(row) : null;
    },

    async retry(id, now) {
      await connection.update(outbox).set(again(now)).where(eq(outbox.id, id));
    },

    async retryAll(kind, now) {
      const retried = await connection.update(outbox).set(again(now)).where(and(
        or(inState("failed"), inState("given-up")),
        or(isNull(outbox.claimedUntil), lte(outbox.claimedUntil, now)),
        or(isNull(outbox.notAfter), gt(outbox.notAfter, now)),
        kind === null ? undefined : eq(outbox.template, kind),
      )).returning({ id: outbox.id });
      return retried.length;
    },

    async cancel(id) {
      await connection.update(outbox).set({ ...withoutContent, state: "cancelled" })
        .where(eq(outbox.id, id));
    },
  };
}

function again(now: number) {
  return { state: "waiting", tries: 0, nextTryAt: now, claimedUntil: null } as const;
}

function conditionOf({ state, kind, recipient, cursor }: MailQuery) {
  return and(
    state && inState(state),
    kind && eq(outbox.template, kind),
    recipient === undefined
      ? undefined
      : inArray(outbox.recipient, [recipient, recipient.toLowerCase()]),
    cursor === undefined ? undefined : before(cursor),
  );
}

function inState(state: MailState) {
  if (state === "given-up") return eq(outbox.state, "dead");
  if (state === "waiting") return and(eq(outbox.state, "waiting"), eq(outbox.tries, 0));
  if (state === "failed") return and(eq(outbox.state, "waiting"), gt(outbox.tries, 0));
  return eq(outbox.state, state);
}

function before(cursor: string) {
  const [createdAt, id] = readCursor(cursor, "number", "string");
  return sql`(${outbox.createdAt}, ${outbox.id}) < (${createdAt}, ${id})`;
}

function queuedMail({ state, nextTryAt, ...row }: Row): QueuedMail {
  const isOpen = state === "waiting";
  return { ...row, state: stateOf(state, row.tries), nextTryAt: isOpen ? nextTryAt : null };
}

function stateOf(state: Row["state"], tries: number): MailState {
  if (state === "dead") return "given-up";
  return state === "waiting" && tries > 0 ? "failed" : state;
}
