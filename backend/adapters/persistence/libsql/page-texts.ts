import { eq } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { pageTexts } from "db/schema/texts.ts";
import type { PageTexts } from "../../../ports/persistence/page-texts.ts";

export function libsqlPageTexts(connection: Connection): PageTexts {
  return {
    async find(id) {
      const [row] = await connection.select().from(pageTexts).where(eq(pageTexts.id, id));
      return row ?? null;
    },
  };
}
