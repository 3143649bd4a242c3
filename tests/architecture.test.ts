import { expect, test } from "vitest";
import { dirname, join } from "node:path/posix";
import { filesBelow, readSource } from "./support/source-files.ts";

/** Which room may import from which; every arrow points inward. */
const mayImport: Record<string, string[]> = {
  "backend/domain": [],
  "backend/ports": ["backend/domain"],
  "backend/use-cases": ["backend/domain", "backend/ports"],
  "backend/adapters": ["backend/domain", "backend/ports", "db", "npm"],
  "backend/http": ["backend/domain", "backend/ports", "backend/use-cases", "npm"],
  "db": ["npm"],
  "ui-kit": ["npm"],
  "frontend": ["ui-kit", "npm"],
};

const rooms = Object.keys(mayImport);
const operations = [...(await readSource("openapi.yaml")).matchAll(/operationId: (\w+)/g)]
  .map(([, name]) => name);
const importPattern = /(?:from|import)\s*\(?\s*"([^"]+)"/g;
const forbiddenNames =
  /^(utils?|helpers?|common|misc|shared|types?|manager|service|dto|impl|base|index)$/;

for (const [room, allowed] of Object.entries(mayImport)) {
  test(`${room} imports only from ${allowed.join(", ") || "itself"}`, async () => {
    const found: string[] = [];
    for await (const path of filesBelow(room)) {
      if (isSource(path)) found.push(...foreignImports(path, await readSource(path)));
    }
    expect(found).toEqual([]);
  });
}

test("no use case calls another one", async () => {
  const found: string[] = [];
  for await (const path of filesBelow("backend/use-cases")) {
    if (!isSource(path)) continue;
    found.push(...calledOperations(await readSource(path)).map((name) => `${path} calls ${name}`));
  }
  expect(found).toEqual([]);
});

test("every file is named in kebab-case, after what it holds", async () => {
  const wrong: string[] = [];
  for (const folder of ["backend", "db", "frontend", "ui-kit", "tests"]) {
    for await (const path of filesBelow(folder)) {
      if (!goodName(path)) wrong.push(path);
    }
  }
  expect(wrong).toEqual([]);
});

test("the rules above notice when they are broken", () => {
  expect(foreignImports("backend/domain/slots.ts", 'import { z } from "zod";')).toHaveLength(1);
  expect(foreignImports("backend/domain/slots.ts", 'import x from "../ports/auth.ts";'))
    .toHaveLength(1);
  expect(foreignImports("backend/use-cases/a/b.ts", 'await import("db/open.ts")')).toHaveLength(1);
  expect(foreignImports("backend/http/a.ts", 'import { x } from "db/schema/mod.ts";'))
    .toHaveLength(1);
  expect(foreignImports("ui-kit/controls/button.tsx", 'import "frontend/i18n/i18n.ts";'))
    .toHaveLength(1);
  expect(foreignImports("frontend/routes.tsx", 'import "backend/config.ts";')).toHaveLength(1);
  expect(foreignImports("backend/http/a.ts", 'import { x } from "../use-cases/a/b.ts";'))
    .toEqual([]);
  expect(calledOperations('import { login } from "./login.ts";')).toEqual(["login"]);
  expect(calledOperations('import { type SignedIn } from "./login.ts";')).toEqual([]);
  expect(goodName("backend/domain/utils.ts")).toBe(false);
  expect(goodName("ui-kit/booking/SlotPicker.tsx")).toBe(false);
  expect(goodName("ui-kit/booking/slot-picker.tsx")).toBe(true);
});

function foreignImports(path: string, source: string): string[] {
  const room = roomOf(path);
  const allowed = mayImport[room] ?? [];
  return importsOf(path, source)
    .filter((target) => roomOf(target) !== room && !allowed.includes(roomOf(target)))
    .map((target) => `${path} imports ${target}`);
}

function importsOf(path: string, source: string): string[] {
  return [...source.matchAll(importPattern)].map(([, specifier = ""]) =>
    specifier.startsWith(".") ? join(dirname(path), specifier) : specifier
  );
}

/** The room of a path from the root, or of an import; what is nobody's is a package. */
function roomOf(path: string): string {
  if (path.startsWith("backend/") && !rooms.some((room) => path.startsWith(`${room}/`))) {
    return "backend";
  }
  if (path.startsWith("tests/")) return "tests";
  return rooms.find((room) => path.startsWith(`${room}/`)) ?? "npm";
}

function isSource(path: string): boolean {
  return /\.tsx?$/.test(path) &&
    !/\.(test|testing|stories|config|contract)\.tsx?$|schema\.d\.ts$|\/\.storybook\/|\/testing\.tsx?$/
      .test(
        path,
      );
}

/** The operations a use case imports; a type of another one's file is no call. */
function calledOperations(source: string): string[] {
  return [...source.matchAll(/import \{([^}]+)\} from "(?:\.\.?\/)[^"]+"/g)]
    .flatMap(([, names = ""]) => names.split(","))
    .map((name) => name.trim())
    .filter((name) => operations.includes(name));
}

function goodName(path: string): boolean {
  const name = path.split("/").at(-1)!;
  if (/^(README|LICENSE)/.test(name) || name.startsWith(".")) return true;
  const [stem = ""] = name.split(".");
  return /^[a-z0-9_-]+(\.[a-z0-9-]+)*$/.test(name) && !forbiddenNames.test(stem) ||
    path === "frontend/index.html";
}
