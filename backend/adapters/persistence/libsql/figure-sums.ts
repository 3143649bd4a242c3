import { asc, sql } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { type FigureKind, figureKinds, hoursOf, type Sums } from "../../../domain/admin-figures.ts";
import { hour } from "../../../domain/duration.ts";
import type { FigureSums } from "../../../ports/persistence/figure-sums.ts";

export function libsqlFigureSums(connection: Connection): FigureSums {
  return {
    async sums(periods) {
      const found = periods.map(() =>
        Object.fromEntries(figureKinds.map((kind) => [kind, 0])) as Sums
      );
      const rows = await connection.select({
        at: sql<number>`at`,
        kind: sql<FigureKind>`kind`,
        amount: sql<number>`amount`,
      }).from(sql`(
        select periods.key as at, kinds.value as kind, sum(amount) as amount
        from json_each(${JSON.stringify(periods.map(hoursOf))}) as periods
        cross join json_each(${JSON.stringify(figureKinds)}) as kinds
        cross join hourly_figures on hourly_figures.kind = kinds.value
          and hour >= periods.value ->> 0 and hour < periods.value ->> 1
        group by 1, 2)`);
      for (const { at, kind, amount } of rows) found[Number(at)]![kind] = amount;
      return found;
    },

    async waitingPractitioners(instants) {
      const hours = instants.map((instant) => Math.ceil(instant / hour));
      const rows = await connection.select({
        count: sql<number>`coalesce((select sum(amount) from hourly_figures
          where kind = 'waiting-practitioners' and hour < hours.value), 0)`,
      }).from(sql`json_each(${JSON.stringify(hours)}) as hours`).orderBy(asc(sql`hours.key`));
      return rows.map(({ count }) => Math.max(0, count));
    },
  };
}
