import { asc } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { domainValues } from "db/schema/domain-values.ts";
import type { DomainCode } from "../../../domain/domain-value.ts";
import type { DomainValues } from "../../../ports/persistence/domain-values.ts";

export function libsqlDomainValues(connection: Connection): DomainValues {
  return {
    async list() {
      const rows = await connection.select().from(domainValues)
        .orderBy(asc(domainValues.domainCode), asc(domainValues.sort), asc(domainValues.code));
      return rows.map(({ practiceGroup, ...row }) => ({
        ...row,
        domainCode: row.domainCode as DomainCode,
        group: practiceGroup,
      }));
    },
  };
}
