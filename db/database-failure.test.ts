import { expect, test } from "vitest";
import { failureCode } from "./database-failure.ts";

test.each([
  ["database or disk is full", "ERR_STORAGE_FULL"],
  ["attempt to write a readonly database", "ERR_UNAVAILABLE"],
  ["disk I/O error", "ERR_UNAVAILABLE"],
  ["fetch failed", "ERR_UNAVAILABLE"],
  ["UNIQUE constraint failed: users.email", null],
])("a failure with the cause %j is %s", (message, code) => {
  const query = new Error("Failed query: select 'the database is closed'", {
    cause: new Error(message),
  });
  expect(failureCode(query)).toBe(code);
  expect(failureCode(new Error("booking", { cause: query }))).toBe(code);
});

test("words of a statement are no failure", () => {
  expect(failureCode(new Error("Failed query: insert 'disk I/O error, database or disk is full'")))
    .toBeNull();
  expect(failureCode("disk I/O error")).toBeNull();
});
