import { asc, eq, sql } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { pageTexts } from "db/schema/texts.ts";
import type { PageText } from "../../../domain/page-text.ts";
import type { PageTexts } from "../../../ports/persistence/page-texts.ts";
import { preparedOnce } from "./prepared-once.ts";

const versionById = preparedOnce((connection) =>
  connection.select({ version: pageTexts.version }).from(pageTexts)
    .where(eq(pageTexts.id, sql.placeholder("id"))).prepare()
);

export function libsqlPageTexts(connection: Connection): PageTexts {
  return {
    async list() {
      const rows = await connection.select().from(pageTexts).orderBy(asc(pageTexts.id));
      return rows.map(asPageText);
    },
    async find(id) {
      const [row] = await connection.select().from(pageTexts).where(eq(pageTexts.id, id));
      return row ? asPageText(row) : null;
    },
    async versionOf(id) {
      const [row] = await versionById(connection).all({ id });
      return row?.version ?? null;
    },
    async save(text) {
      await connection.update(pageTexts).set({ ...text, byAdmins: true })
        .where(eq(pageTexts.id, text.id));
    },
  };
}

function asPageText({ byAdmins: _, ...row }: typeof pageTexts.$inferSelect): PageText {
  return row;
}
