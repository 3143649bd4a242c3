import { and, asc, eq, gte, inArray, lt, or, type SQL, sql } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { inList } from "db/in-list.ts";
import { refusedAs } from "db/refused-write.ts";
import { ledgerEvents as events, ledgerTransfers as transfers } from "db/schema/ledger.ts";
import { v7 } from "uuid";
import { DomainError } from "../../../domain/errors.ts";
import type { Ledger, StoredLedgerEvent } from "../../../ports/persistence/ledger.ts";
import { keyset, pageOf } from "./keyset-page.ts";
import { namesOfAccounts } from "./ledger-names.ts";
import { entriesAbout } from "./ledger-search.ts";
import { found } from "./text-search.ts";

export function libsqlLedger(connection: Connection): Ledger {
  return {
    async post({ transfers: moved, ...event }) {
      const id = v7();
      const [added] = await connection.insert(events).values({ id, ...event })
        .onConflictDoNothing({ target: events.key }).returning({ id: events.id });
      if (!added) return false;
      await refusedAs(
        DomainError,
        connection.insert(transfers).values(
          moved.map(({ debit, credit, amountCents }, position) => ({
            eventId: id,
            position,
            debit,
            credit,
            amountCents,
          })),
        ),
      );
      return true;
    },

    async balance(account) {
      return await sumOf(eq(transfers.credit, account)) - await sumOf(eq(transfers.debit, account));
    },

    moved: (debit, credit) => sumOf(and(eq(transfers.debit, debit), eq(transfers.credit, credit))!),

    async listOfAccount(account, range) {
      const ids = await connection.selectDistinct({ id: transfers.eventId }).from(transfers)
        .where(touches(account));
      return await load(
        and(
          inArray(events.id, ids.map(({ id }) => id)),
          range && gte(events.at, range.from),
          range && lt(events.at, range.until),
        ),
      );
    },

    async balanceBefore(account, instant) {
      const [row] = await connection.select({
        balance: sql<
          number
        >`coalesce(sum(case when ${transfers.credit} = ${account} then ${transfers.amountCents}
          else -${transfers.amountCents} end), 0)`,
      }).from(transfers).innerJoin(events, eq(events.id, transfers.eventId))
        .where(and(touches(account), lt(events.at, instant)));
      return row!.balance;
    },

    namesOf: (accounts) => namesOfAccounts(connection, accounts),

    async list({ text, limit, cursor, order = "newest" }) {
      const { by, after, place } = keyset({ key: events.at, id: events.id, order, cursor });
      const { where, total } = await found(connection, {
        table: events,
        text: entriesAbout(text),
        conditions: [],
        after,
        by,
        limit,
      });
      const rows = await connection.select().from(events).where(where).orderBy(...by)
        .limit(limit + 1);
      const page = pageOf(rows, limit, ({ at, id }) => [place, at, id]);
      return { ...page, items: await withTransfers(page.items), total };
    },

    async totals() {
      const signed = [[transfers.credit, 1], [transfers.debit, -1]] as const;
      const sums = new Map<string, number>();
      for (const [column, sign] of signed) {
        const group = sql<string>`case when instr(${column}, ':') = 0 then ${column}
          when ${column} like 'income:%' then ${column}
          else substr(${column}, 1, instr(${column}, ':') - 1) end`;
        const rows = await connection.select({
          group,
          sum: sql<number>`sum(${transfers.amountCents})`,
        }).from(transfers).groupBy(group);
        for (const row of rows) sums.set(row.group, (sums.get(row.group) ?? 0) + sign * row.sum);
      }
      return [...sums].map(([group, balanceCents]) => ({ group, balanceCents }))
        .sort((one, other) => one.group.localeCompare(other.group));
    },
  };

  async function sumOf(which: SQL): Promise<number> {
    const [row] = await connection.select({
      sum: sql<number>`coalesce(sum(${transfers.amountCents}), 0)`,
    }).from(transfers).where(which);
    return row!.sum;
  }

  async function load(which: SQL | undefined): Promise<StoredLedgerEvent[]> {
    return await withTransfers(
      await connection.select().from(events).where(which).orderBy(asc(events.at), asc(events.id)),
    );
  }

  async function withTransfers(
    rows: (typeof events.$inferSelect)[],
  ): Promise<StoredLedgerEvent[]> {
    const moved = await connection.select().from(transfers)
      .where(inList(transfers.eventId, rows.map(({ id }) => id)))
      .orderBy(asc(transfers.eventId), asc(transfers.position));
    return rows.map((row) => ({
      ...row,
      transfers: moved.filter(({ eventId }) => eventId === row.id)
        .map(({ debit, credit, amountCents }) => ({ debit, credit, amountCents })),
    }));
  }
}

function touches(account: string): SQL {
  return or(eq(transfers.debit, account), eq(transfers.credit, account))!;
}
