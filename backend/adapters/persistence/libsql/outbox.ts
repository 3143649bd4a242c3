import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  min,
  ne,
  or,
  sql,
} from "drizzle-orm";
import { v7 } from "uuid";
import type { Connection } from "db/database.ts";
import { inList } from "db/in-list.ts";
import { outbox } from "db/schema/outbox.ts";
import { isWithoutMail } from "../../../domain/address-without-mail.ts";
import type { MailedSession } from "../../../ports/mailed-session.ts";
import type { Outbox, SentMail, WaitingMail } from "../../../ports/persistence/outbox.ts";

const sentColumns = {
  id: outbox.id,
  to: outbox.recipient,
  subject: sql<string>`${outbox.subject}`,
  text: sql<string>`${outbox.text}`,
  html: sql<string>`${outbox.html}`,
  attachments: outbox.attachments,
  sentAt: sql<number>`${outbox.sentAt}`,
};
/** What a mail that is not sent any more would have said. */
export const withoutContent = { facts: {}, calendar: null, session: null, claimedUntil: null };

const isCopy = and(eq(outbox.state, "sent"), isNotNull(outbox.text), isNotNull(outbox.sentAt));

export function libsqlOutbox(connection: Connection): Outbox {
  return {
    async add(mail, now) {
      const { to, language, template, facts, about, calendar, session, onceKey, notAfter } = mail;
      if (isWithoutMail(to)) return;
      await connection.insert(outbox).values({
        id: v7(),
        recipient: to,
        aboutUserId: about ?? null,
        language,
        template,
        facts,
        calendar: calendar ?? null,
        session: session ?? null,
        onceKey: onceKey ?? null,
        notAfter: notAfter ?? null,
        state: "waiting",
        nextTryAt: mail.notBefore ?? now,
        createdAt: now,
      }).onConflictDoNothing({ target: outbox.onceKey });
    },

    async nextDueAt() {
      const [row] = await connection.select({ at: min(outbox.nextTryAt) }).from(outbox)
        .where(eq(outbox.state, "waiting"));
      return row?.at ?? null;
    },

    async claimDue(now, until, limit) {
      await connection.update(outbox)
        .set({ ...withoutContent, state: "dead", lastError: "too late" })
        .where(and(eq(outbox.state, "waiting"), lte(outbox.notAfter, now)));
      const rows = await connection.select().from(outbox)
        .where(and(eq(outbox.state, "waiting"), lte(outbox.nextTryAt, now)))
        .orderBy(asc(outbox.nextTryAt), asc(outbox.createdAt))
        .limit(limit);
      if (rows.length === 0) return [];
      await connection.update(outbox).set({ nextTryAt: until, claimedUntil: until })
        .where(inList(outbox.id, rows.map((row) => row.id)));
      return rows.map(waitingMail);
    },

    async claim(onceKey, now, until) {
      const [row] = await connection.update(outbox).set({ nextTryAt: until, claimedUntil: until })
        .where(and(
          eq(outbox.onceKey, onceKey),
          eq(outbox.state, "waiting"),
          lte(outbox.nextTryAt, now),
        ))
        .returning();
      return row ? waitingMail(row) : null;
    },

    async renewClaim(id, from, until) {
      const renewed = await connection.update(outbox)
        .set({ nextTryAt: until, claimedUntil: until })
        .where(claimed(id, from))
        .returning({ id: outbox.id });
      return renewed.length > 0;
    },

    async markSent(id, copy, now) {
      await connection.update(outbox).set({
        state: "sent",
        sentAt: now,
        claimedUntil: null,
        facts: {},
        calendar: null,
        session: null,
        attachments: copy && copy.attachments.length > 0 ? copy.attachments : null,
        subject: copy?.subject ?? null,
        text: copy?.text ?? null,
        html: copy?.html ?? null,
      }).where(eq(outbox.id, id));
    },

    async markFailed(id, claimedUntil, reason, nextTryAt, now) {
      await connection.update(outbox).set({
        tries: sql`${outbox.tries} + 1`,
        lastError: reason,
        failedAt: now,
        claimedUntil: null,
        ...(nextTryAt === null ? { state: "dead" } : { nextTryAt }),
      }).where(claimed(id, claimedUntil));
    },

    async markUnneeded(id, claimedUntil, reason) {
      await connection.update(outbox)
        .set({ ...withoutContent, state: "cancelled", lastError: reason })
        .where(claimed(id, claimedUntil));
    },

    async deleteWaiting(aboutUserId, templates) {
      await connection.delete(outbox).where(and(
        eq(outbox.aboutUserId, aboutUserId),
        eq(outbox.state, "waiting"),
        inArray(outbox.template, [...templates]),
      ));
    },

    async listDead(limit) {
      return await connection.select({
        id: outbox.id,
        to: outbox.recipient,
        template: outbox.template,
        tries: outbox.tries,
        lastError: outbox.lastError,
        createdAt: outbox.createdAt,
      }).from(outbox).where(eq(outbox.state, "dead"))
        .orderBy(desc(outbox.createdAt), desc(outbox.id))
        .limit(limit);
    },

    async retryDead(id, now) {
      const isStillTimely = or(isNull(outbox.notAfter), gt(outbox.notAfter, now));
      const revived = await connection.update(outbox)
        .set({ state: "waiting", tries: 0, nextTryAt: now })
        .where(and(
          eq(outbox.state, "dead"),
          isStillTimely,
          id === "all" ? undefined : eq(outbox.id, id),
        ))
        .returning({ id: outbox.id });
      return revived.length;
    },

    async failing() {
      const [row] = await connection
        .select({ count: count(), oldestAt: min(outbox.createdAt) })
        .from(outbox).where(sql`state = 'waiting' and tries > 0`);
      return row?.oldestAt == null ? null : { count: row.count, oldestAt: row.oldestAt };
    },

    async deleteBefore(instant) {
      await connection.delete(outbox)
        .where(and(ne(outbox.state, "waiting"), lt(outbox.createdAt, instant)));
    },

    async listSent(limit) {
      const rows = await connection.select(sentColumns).from(outbox).where(isCopy)
        .orderBy(desc(outbox.sentAt), desc(outbox.createdAt), desc(outbox.id))
        .limit(limit);
      return rows.map(sentMail);
    },

    async findSent(id) {
      const [row] = await connection.select(sentColumns).from(outbox)
        .where(and(eq(outbox.id, id), isCopy));
      return row ? sentMail(row) : null;
    },
  };
}

function claimed(id: string, until: number) {
  return and(eq(outbox.id, id), eq(outbox.state, "waiting"), eq(outbox.nextTryAt, until));
}

function waitingMail(row: typeof outbox.$inferSelect): WaitingMail {
  return {
    id: row.id,
    to: row.recipient,
    language: row.language,
    template: row.template,
    facts: row.facts,
    ...(row.calendar ? { calendar: row.calendar } : {}),
    ...(row.session ? { session: row.session as MailedSession } : {}),
    ...(row.notAfter === null ? {} : { notAfter: row.notAfter }),
    tries: row.tries,
  };
}

type Row = Omit<SentMail, "attachments"> & { attachments: SentMail["attachments"] | null };

function sentMail(row: Row): SentMail {
  return { ...row, attachments: row.attachments ?? [] };
}
