import { expect, test } from "vitest";
import { readSource } from "tests/support/source-files.ts";
import { hasRight, mayDo, type Right, rights, roles, rolesOf } from "./rights.ts";

const columns = [
  "Visitor",
  "Client",
  "Assistant",
  "Practitioner",
  "Reviewer",
  "Finance",
  "Admin",
];

/** The rows of the table in the documentation, without its two heading rows. */
const documented = (await readSource("docs/rights.md")).split("\n## ")[0]!.split("\n")
  .filter((line) => line.startsWith("|"))
  .map((line) => line.split("|").slice(1, -1).map((cell) => cell.trim()));
const [heading = [], , ...rows] = documented;

const cells = rows.flatMap(([right = "", , ...answers]) =>
  roles.map((role, at) => [right.replaceAll("`", "") as Right, role, answers[at]] as const)
);

test("the documentation has every right and every role", () => {
  expect(heading.slice(2)).toEqual(columns);
  expect(rows.map(([right]) => right)).toEqual(rights.map((right) => `\`${right}\``));
});

test.each(cells)("%s of %s: %s", (right, role, answer) => {
  expect(hasRight([role], right) ? "yes" : "no").toBe(answer);
});

test("a person has the rights of all their roles, and a visitor has none", () => {
  const staffRoles = ["finance"] as const;
  const both = { therapistId: "t", isAssistant: true, isAdmin: false, staffRoles };
  expect(rolesOf(both)).toEqual(["client", "assistant", "therapist", "finance"]);
  expect(mayDo(both, "refund-payments")).toBe(true);
  expect(mayDo(both, "keep-calendar")).toBe(true);
  expect(mayDo(both, "moderate-reviews")).toBe(false);
  expect(rights.filter((right) => mayDo(null, right))).toEqual([]);
});
