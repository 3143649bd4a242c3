import { and, eq, gt, inArray, isNull, lte, or, sql } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { outbox } from "db/schema/outbox.ts";
import type {
  MailQuery,
  MailQueue,
  MailState,
  QueuedMail,
} from "../../../ports/persistence/mail-queue.ts";
import { keyset, pageOf } from "./keyset-page.ts";
import { withoutContent } from "./outbox.ts";
import { contains, found, rowsWith } from "./text-search.ts";

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
      const { order = "newest", cursor, limit } = query;
      const { by, after, place } = keyset({ key: outbox.createdAt, id: outbox.id, order, cursor });
      const { where, total } = await found(connection, {
        table: outbox,
        text: about(query.search),
        conditions: [
          query.state && inState(query.state),
          query.kind && eq(outbox.template, query.kind),
        ],
        after,
        by,
        limit,
      });
      const rows = await select().where(where).orderBy(...by).limit(limit + 1);
      const mails = rows.map(queuedMail);
      return { ...pageOf(mails, limit, ({ createdAt, id }) => [place, createdAt, id]), total };
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

function about(search: MailQuery["search"]) {
  if (!search) return undefined;
  const { text, kinds } = search;
  const isOfKind = inArray(outbox.template, kinds);
  return {
    rows: sql`${rowsWith(outbox, text)}
      union all select rowid as number from ${outbox} where ${isOfKind}`,
    holds: sql`(${contains([outbox.recipient], text)} or ${isOfKind})`,
  };
}

function inState(state: MailState) {
  if (state === "given-up") return eq(outbox.state, "dead");
  if (state === "waiting") return and(eq(outbox.state, "waiting"), eq(outbox.tries, 0));
  // Written out: a partial index serves no parameter.
  if (state === "failed") return sql`${outbox.state} = 'waiting' and ${outbox.tries} > 0`;
  return eq(outbox.state, state);
}

function queuedMail({ state, nextTryAt, ...row }: Row): QueuedMail {
  const isOpen = state === "waiting";
  return { ...row, state: stateOf(state, row.tries), nextTryAt: isOpen ? nextTryAt : null };
}

function stateOf(state: Row["state"], tries: number): MailState {
  if (state === "dead") return "given-up";
  return state === "waiting" && tries > 0 ? "failed" : state;
}
