import { expect, test } from "vitest";
import { rights } from "backend/domain/rights.ts";
import { filesBelow, readSource } from "./support/source-files.ts";

const asksForRight = /\b(requireRight|requireList|requireOpenedUser)\(/;

async function sourcesBelow(folder: string): Promise<Map<string, string>> {
  const sources = new Map<string, string>();
  for await (const path of filesBelow(folder)) {
    if (path.endsWith(".ts") && !path.endsWith(".test.ts")) {
      sources.set(path, await readSource(path));
    }
  }
  return sources;
}

const useCases = await sourcesBelow("backend/use-cases");
const routes = await sourcesBelow("backend/http");

test("every use case of the admin part that a route calls asks for a right", () => {
  const called = new Set(
    [...routes.values()].flatMap((source) =>
      [...source.matchAll(/import \{([^}]+)\} from "[./]*\/(use-cases\/admin\/[\w-]+\.ts)"/g)]
        .filter(([, names = ""]) => names.split(",").some((name) => /^\s*[a-z]\w*/.test(name)))
        .filter(([, names = ""]) => !names.split(",").every((name) => /^\s*type\b/.test(name)))
        .map(([, , path = ""]) => `backend/${path}`)
    ),
  );
  expect(called.size).toBeGreaterThan(80);
  expect([...called].filter((path) => !asksForRight.test(useCases.get(path) ?? ""))).toEqual([]);
});

test("every right is required by a use case", () => {
  const all = [...useCases.values()].join("\n");
  const named = new Set([...all.matchAll(/"([a-z]+(?:-[a-z]+)*)"/g)].map(([, name]) => name));
  expect(rights.filter((right) => !named.has(right))).toEqual([]);
});

test("use cases know reviewers and finance only by their rights", () => {
  const readers = [...useCases].filter(([, source]) => source.includes("staffRoles"))
    .map(([path]) => path).sort();
  expect(readers).toEqual([
    "backend/use-cases/admin/set-staff-role.ts",
    "backend/use-cases/api-keys/identify-api-key.ts",
    "backend/use-cases/auth/identify-bearer.ts",
    "backend/use-cases/gift-cards/purchase-view.ts",
    "backend/use-cases/session-orders/order-view.ts",
  ]);
});
