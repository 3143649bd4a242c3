import { expect, test } from "vitest";
import { shortStatement, statementsIn } from "./slow-query.ts";

test.each([
  ["select id from users where id = ?", "select id from users where id = ?"],
  [
    "insert into a (b, c) values (?, null), (?, null), (?, ?) on conflict do nothing",
    "insert into a (b, c) values (?, null), … on conflict do nothing",
  ],
  [
    "select 1 from a where b in (?, ?, ?, ?, ?) limit ?",
    "select 1 from a where b in (?, …) limit ?",
  ],
  ["x".repeat(1000), `${"x".repeat(400)}…`],
])("the statement %j is short in the log", (sql, short) => {
  expect(shortStatement(sql)).toBe(short);
});

test("a slow request to a database server names its first statement and how many follow", () => {
  const steps = ["BEGIN IMMEDIATE", "select 1", "select 2"].map((sql) => ({ stmt: { sql } }));
  expect(statementsIn(JSON.stringify({ requests: [{ type: "batch", batch: { steps } }] })))
    .toBe("select 1 and 1 more");
  expect(
    statementsIn(JSON.stringify({ requests: [{ type: "execute", stmt: { sql: "select 3" } }] })),
  )
    .toBe("select 3");
  expect(statementsIn(JSON.stringify({ requests: [{ type: "close" }] })))
    .toBe("a request without a statement");
});
