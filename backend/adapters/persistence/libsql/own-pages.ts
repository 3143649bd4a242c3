import {
  and,
  asc,
  eq,
  gt,
  inArray,
  notLike,
  or,
  type SQL,
  sql,
  type SQLWrapper,
} from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { type ColumnKeys, decryptColumn } from "db/encrypted-column.ts";
import { outbox } from "db/schema/outbox.ts";
import { payments, receipts } from "db/schema/payments.ts";
import { therapySessionComments, therapySessionHistory } from "db/schema/therapy-sessions.ts";
import { users } from "db/schema/users.ts";
import type { Page } from "../../../ports/page.ts";
import type { OwnHistoryRow, PersonalData } from "../../../ports/persistence/personal-data.ts";
import { readCursor, writeCursor } from "./cursor.ts";
import { ownRows } from "./own-rows.ts";
import { libsqlSuitabilityResults } from "./suitability-results.ts";

/** A mail about the user may have gone to an administrator. */
function notOfOthers(userId: string): SQL {
  const { id, emailKey } = users;
  return sql`not exists (select 1 from ${users} where ${emailKey} = lower(${outbox.recipient}) and ${id} <> ${userId})`;
}

/** What grows with every session of a user, the oldest first. */
export function ownPages(
  connection: Connection,
  { noteKey }: { noteKey: ColumnKeys },
): Pick<
  PersonalData,
  "listComments" | "listHistory" | "listMails" | "listPayments" | "listTestResults"
> {
  return {
    async listComments(user, { limit, cursor }) {
      const { id, authorUserId, createdAt } = therapySessionComments;
      const rows = await connection.select().from(therapySessionComments)
        .where(and(eq(authorUserId, user.id), after(createdAt, id, cursor)))
        .orderBy(asc(createdAt), asc(id)).limit(limit + 1);
      return pageOf(rows, limit, "createdAt", (row) => ({
        therapySessionId: row.therapySessionId,
        comment: decryptColumn(noteKey, row.id, row.commentSealed),
        createdAt: row.createdAt,
      }));
    },

    async listHistory(user, { limit, cursor }) {
      const { id, at } = therapySessionHistory;
      const rows = await connection.select().from(therapySessionHistory)
        .where(and(ownRows(connection, user).history, after(at, id, cursor)))
        .orderBy(asc(at), asc(id)).limit(limit + 1);
      return pageOf(
        rows,
        limit,
        "at",
        ({ id: _, actorUserId: __, ...row }) => row as OwnHistoryRow,
      );
    },

    async listMails(user, { limit, cursor }) {
      const { id, createdAt, template } = outbox;
      const rows = await connection.select({
        id,
        to: outbox.recipient,
        template,
        subject: outbox.subject,
        createdAt,
      }).from(outbox)
        .where(and(
          ownRows(connection, user).mails,
          notLike(template, "%-therapist"),
          notOfOthers(user.id),
          after(createdAt, id, cursor),
        ))
        .orderBy(asc(createdAt), asc(id)).limit(limit + 1);
      return pageOf(rows, limit, "createdAt", ({ id: _, ...mail }) => mail);
    },

    async listPayments(user, { limit, cursor }) {
      const { id, createdAt } = payments;
      const rows = await connection.select({
        id,
        description: payments.description,
        state: payments.state,
        amountCents: payments.amountCents,
        refundedCents: payments.refundedCents,
        buyerName: payments.buyerName,
        buyerEmail: payments.buyerEmail,
        createdAt,
        paidAt: payments.paidAt,
      }).from(payments)
        .where(and(ownRows(connection, user).payments, after(createdAt, id, cursor)))
        .orderBy(asc(createdAt), asc(id)).limit(limit + 1);
      const { paymentId, number } = receipts;
      const issued = await connection.select({ paymentId, number }).from(receipts)
        .where(inArray(paymentId, rows.map((row) => row.id))).orderBy(asc(number));
      return pageOf(rows, limit, "createdAt", ({ id: ownId, ...payment }) => ({
        ...payment,
        receiptNumbers: issued.filter((receipt) => receipt.paymentId === ownId)
          .map((receipt) => receipt.number),
      }));
    },

    async listTestResults(user, { limit, cursor }) {
      const before = cursor === undefined ? null : readCursor(cursor, "number", "string");
      const rows = await libsqlSuitabilityResults(connection, { noteKey })
        .listAllOfUser(user.id, { limit: limit + 1, after: before });
      return pageOf(rows, limit, "takenAt", ({ userId: _, ...result }) => result);
    },
  };
}

function after(instant: SQLWrapper, id: SQLWrapper, cursor: string | undefined) {
  if (cursor === undefined) return undefined;
  const [lastAt, lastId] = readCursor(cursor, "number", "string");
  return or(gt(instant, lastAt), and(eq(instant, lastAt), gt(id, lastId)));
}

function pageOf<
  Row extends { id: string } & Record<Instant, number>,
  Instant extends string,
  Shown,
>(
  rows: Row[],
  limit: number,
  instant: Instant,
  show: (row: Row) => Shown,
): Page<Shown> {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  const hasMore = rows.length > limit && last;
  return {
    items: items.map(show),
    nextCursor: hasMore ? writeCursor([last[instant], last.id]) : null,
  };
}
