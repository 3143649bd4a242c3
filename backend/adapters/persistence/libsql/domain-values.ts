import { and, asc, eq, sql } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { domainValues } from "db/schema/domain-values.ts";
import { practiceSessions } from "db/schema/hourly-figures.ts";
import {
  type DomainCode,
  type DomainValue,
  unused,
  type ValueUsage,
} from "../../../domain/domain-value.ts";
import { type DomainValues, usageKey } from "../../../ports/persistence/domain-values.ts";
import { preparedOnce } from "./prepared-once.ts";

const inOrder = preparedOnce((connection) =>
  connection.select().from(domainValues)
    .orderBy(asc(domainValues.domainCode), asc(domainValues.sort), asc(domainValues.code))
    .prepare()
);

export function libsqlDomainValues(connection: Connection): DomainValues {
  return {
    async list() {
      return (await inOrder(connection).all()).map(asValue);
    },

    async find(domainCode, code) {
      const [row] = await connection.select().from(domainValues)
        .where(withCode({ domainCode, code }));
      return row ? asValue(row) : null;
    },

    async usage(rules) {
      const rows = await connection.select({
        domainCode: sql<DomainCode>`domainCode`,
        code: sql<string>`code`,
        kind: sql<Exclude<keyof ValueUsage, "rules">>`kind`,
        count: sql<number>`count`,
      }).from(used);
      const usage = new Map<string, typeof unused>();
      const add = (key: string, kind: keyof typeof unused, count: number) => {
        const before = usage.get(key) ?? unused;
        usage.set(key, { ...before, [kind]: before[kind] + count });
      };
      for (const { count, kind, ...name } of rows) add(usageKey(name), kind, count);
      for (const code of rules.flat()) {
        add(usageKey({ domainCode: "THERAPY_TYPE", code }), "rules", 1);
      }
      return usage;
    },

    async add({ group, ...value }) {
      await connection.insert(domainValues).values({ ...value, practiceGroup: group });
    },

    async save({ group, ...value }) {
      await connection.update(domainValues).set({ ...value, practiceGroup: group })
        .where(withCode(value));
    },
  };
}

const used = sql`(
  select 'THERAPY_TYPE' as domainCode, type as code, 'profiles' as kind,
    count(distinct therapist_id) as count from practices
    where archived_at is null group by type
  union all
  select 'THERAPY_TYPE', practice_type, 'sessions', count from ${practiceSessions} where count > 0
  union all
  select 'CITY', city, 'profiles', count(*) from (
    select city, id as therapist_id from therapists
    union select city, therapist_id from therapist_locations
  ) where city <> '' group by city
  union all
  select 'LANGUAGE', language, 'profiles', count(*) from therapist_languages group by language
  union all
  select 'GENDER', gender, 'profiles', count(*) from therapists where gender <> '' group by gender
  union all
  select 'WAY_OF_HELPING', way_of_helping, 'profiles', count(*) from therapist_ways_of_helping
    group by way_of_helping
  union all
  select 'WAY_OF_HELPING', value ->> '$.way', 'practices', count(*)
    from practice_texts, json_each(helps) group by 2
  union all
  select 'MEETING_TYPE', value, 'profiles', count(distinct therapist_id)
    from practices, json_each(meeting_types) where archived_at is null group by value)`;

function withCode({ domainCode, code }: Pick<DomainValue, "domainCode" | "code">) {
  return and(eq(domainValues.domainCode, domainCode), eq(domainValues.code, code));
}

function asValue({ practiceGroup, ...row }: typeof domainValues.$inferSelect): DomainValue {
  return { ...row, domainCode: row.domainCode as DomainCode, group: practiceGroup };
}
