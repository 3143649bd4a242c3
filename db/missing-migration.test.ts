import { sqliteTable, text } from "drizzle-orm/sqlite-core";
import { expect, test } from "vitest";
import { missingMigration } from "./missing-migration.ts";

test("every column of the schema has a migration", async () => {
  expect(await missingMigration()).toEqual([]);
});

test("a new table and a new column are found by their names", async () => {
  const users = sqliteTable("users", { id: text(), nickname: text() });
  const planets = sqliteTable("planets", { id: text() });
  expect(await missingMigration([users, planets])).toEqual(["users.nickname", "planets.id"]);
});
