import { asc } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { rules } from "db/schema/texts.ts";
import type { Rules } from "../../../ports/persistence/rules.ts";

export function libsqlRules(connection: Connection): Rules {
  return {
    async list() {
      return await connection.select().from(rules).orderBy(asc(rules.id));
    },
  };
}
