import { and, eq } from "drizzle-orm";
import type { Database } from "../database.ts";
import { domainValues } from "../schema/domain-values.ts";
import { readData } from "./demo-data.ts";

export function seedDomainValues(database: Database): Promise<number> {
  return database.transaction(async (connection) => {
    const known = new Map(
      (await connection.select().from(domainValues)).map((row) => [keyOf(row), row]),
    );
    let changed = 0;
    for (const row of domainValueRows()) {
      const before = known.get(keyOf(row));
      // What an administrator changed stays.
      if (before && (before.version > 0 || same(before, row))) continue;
      changed++;
      if (!before) await connection.insert(domainValues).values(row);
      else {
        await connection.update(domainValues).set(row).where(
          and(eq(domainValues.domainCode, row.domainCode), eq(domainValues.code, row.code)),
        );
      }
    }
    return changed;
  });
}

type Row = typeof domainValues.$inferSelect;

function domainValueRows(): Row[] {
  return readData("domain-values").map((value) => ({
    domainCode: value.domainCode,
    code: value.code,
    sort: value.sort,
    practiceGroup: value.group ?? null,
    labels: value.labels,
    synonyms: value.synonyms,
    lat: value.lat ?? null,
    lon: value.lon ?? null,
    retiredAt: null,
    version: 0,
  }));
}

function keyOf({ domainCode, code }: Pick<Row, "domainCode" | "code">): string {
  return `${domainCode} ${code}`;
}

function same(before: Row, after: Row): boolean {
  return (Object.keys(after) as (keyof Row)[]).every((column) =>
    JSON.stringify(before[column]) === JSON.stringify(after[column])
  );
}
