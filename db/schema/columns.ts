import { integer, text } from "drizzle-orm/sqlite-core";

export const practiceGroups = ["somatic", "talking", "energetic", "other"] as const;

export const languages = ["et", "en", "ru"] as const;

export const id = () => text().primaryKey();

/** An instant: milliseconds since 1970-01-01T00:00Z. */
export const instant = (name: string) => integer(name);

export const flag = (name: string) => integer(name, { mode: "boolean" });

export const json = <Value>(name: string) => text(name, { mode: "json" }).$type<Value>();

export type Text<Value = string> = Record<(typeof languages)[number], Value>;
