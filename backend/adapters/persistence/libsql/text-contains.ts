import { type SQL, sql, type SQLWrapper } from "drizzle-orm";

/** Whether a column has a part of the text; SQLite's lower() folds ASCII only, so the text is tried in both cases. */
export function textContains(column: SQLWrapper, text: string): SQL {
  const upper = text.slice(0, 1).toUpperCase() + text.slice(1);
  return sql`(instr(lower(${column}), lower(${text})) > 0
    or instr(${column}, ${text.toLowerCase()}) > 0 or instr(${column}, ${upper}) > 0)`;
}
