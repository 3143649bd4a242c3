import { asc, eq } from "drizzle-orm";
import type { Connection } from "db/database.ts";
import { practiceTexts } from "db/schema/texts.ts";
import type { PracticeText } from "../../../domain/practice-text.ts";
import type { PracticeTexts } from "../../../ports/persistence/practice-texts.ts";

export function libsqlPracticeTexts(connection: Connection): PracticeTexts {
  return {
    async list() {
      const rows = await connection.select().from(practiceTexts).orderBy(asc(practiceTexts.code));
      return rows.map(asPracticeText);
    },
    async find(code) {
      const [row] = await connection.select().from(practiceTexts)
        .where(eq(practiceTexts.code, code));
      return row ? asPracticeText(row) : null;
    },
    async add({ group, ...text }) {
      await connection.insert(practiceTexts)
        .values({ ...text, practiceGroup: group, byAdmins: true });
    },
    async save({ group, ...text }) {
      await connection.update(practiceTexts)
        .set({ ...text, practiceGroup: group, byAdmins: true })
        .where(eq(practiceTexts.code, text.code));
    },
    async saveGroup(code, practiceGroup) {
      await connection.update(practiceTexts).set({ practiceGroup, byAdmins: true })
        .where(eq(practiceTexts.code, code));
    },
    async saveHelps(code, helps) {
      await connection.update(practiceTexts).set({ helps, byAdmins: true })
        .where(eq(practiceTexts.code, code));
    },
  };
}

function asPracticeText(
  { practiceGroup, byAdmins: _, ...row }: typeof practiceTexts.$inferSelect,
): PracticeText {
  return { ...row, group: practiceGroup };
}
