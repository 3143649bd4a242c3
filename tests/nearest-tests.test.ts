import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { changedStories, nearestTests } from "./nearest-tests.ts";
import { root } from "./support/source-files.ts";

const importers = new Map([
  ["backend/domain/price.ts", ["backend/domain/price.test.ts", "backend/use-cases/pay.ts"]],
  ["backend/use-cases/pay.ts", ["tests/flows/pay.test.ts"]],
  ["ui-kit/layout/card.tsx", ["ui-kit/layout/card.stories.tsx", "ui-kit/layout/page.stories.tsx"]],
  ["ui-kit/layout/part.tsx", ["ui-kit/layout/card.tsx", "ui-kit/layout/page.stories.tsx"]],
]);

test("tests that import a changed file through others are found, the nearest first", () => {
  expect(nearestTests(["backend/domain/price.ts"], importers).slice(-2))
    .toEqual(["backend/domain/price.test.ts", "tests/flows/pay.test.ts"]);
});

test.each([
  ["db/schema/users.ts", "tests/migrations.test.ts"],
  ["db/schema/users.ts", "tests/schema-constants.test.ts"],
  ["db/migrations/0001_first-tables.sql", "tests/migrations.test.ts"],
  ["backend/http/user/get-user.ts", "tests/contract.test.ts"],
  ["backend/http/user/get-user.ts", "tests/security/access-matrix-rows.test.ts"],
  ["backend/http/user/get-user.ts", "tests/screens/answers.test.ts"],
  ["backend/domain/errors.ts", "tests/contract.test.ts"],
  ["openapi.yaml", "tests/contract.test.ts"],
  ["frontend/api/limits/auth.ts", "tests/contract.test.ts"],
  ["ui-kit/layout/card.css", "ui-kit/catalogue.test.ts"],
  ["ui-kit/layout/card.css", "ui-kit/styles.test.ts"],
  ["frontend/i18n/back-office/et.json", "tests/words.test.ts"],
  ["backend/adapters/mail/texts/ru.json", "tests/words.test.ts"],
])("a change of %s runs %s, which reads files by their folder", (changed, expected) => {
  expect(nearestTests([changed], importers)).toContain(expected);
  expect(existsSync(`${root}${expected}`)).toBe(true);
});

test("of very many tests equally near only those are run whose names share words that say something", () => {
  const names = [
    "profile",
    "stored-search",
    "access-matrix",
    "add-and-more",
    "one",
    "two",
    "three",
  ];
  const tests = names.map((name) => `tests/flows/${name}.test.ts`);
  const changed = ["backend/domain/stored-profile.ts", "db/migrations/0099_add-and-access.sql"];
  const found = nearestTests(changed, new Map([["backend/domain/stored-profile.ts", tests]]));
  expect(found.filter((path) => path.startsWith("tests/flows/")))
    .toEqual(["tests/flows/profile.test.ts"]);
});

test("a changed component has its own stories, and a part without stories those that show it", () => {
  expect(changedStories(["ui-kit/layout/card.css"], importers)).toEqual(["layout/card"]);
  expect(changedStories(["ui-kit/layout/part.tsx"], importers)).toEqual(["layout/page"]);
  expect(changedStories(["ui-kit/layout/card.stories.tsx"], importers)).toEqual(["layout/card"]);
  expect(changedStories(["ui-kit/layout/card.test.tsx", "ui-kit/README.md"], importers)).toEqual(
    [],
  );
});
