import { integer, text } from "drizzle-orm/sqlite-core";

export const languages = ["et", "en", "ru"] as const;

/** UUIDv7 or another stable text id. */
export const id = () => text().primaryKey();

/** An instant: milliseconds since 1970-01-01T00:00Z. */
export const instant = (name: string) => integer(name);

export const flag = (name: string) => integer(name, { mode: "boolean" });

/** A list or object whose inside is never searched by SQL. */
export const json = <Value>(name: string) => text(name, { mode: "json" }).$type<Value>();

/** The same words in the three languages of the product. */
export type Text = Record<(typeof languages)[number], string>;
