import { expect, test } from "vitest";
import { importCycles, importsOf, isSource, readImportGraph } from "./support/import-graph.ts";
import { addresses } from "frontend/addresses.ts";
import { filesBelow, readSource } from "./support/source-files.ts";

/** Which folder may import from which. Every arrow points inward. */
const mayImport: Record<string, string[]> = {
  "backend/domain": [],
  "backend/ports": ["backend/domain"],
  "backend/use-cases": ["backend/domain", "backend/ports"],
  "backend/read-models": ["backend/domain", "backend/ports", "npm"],
  "backend/jobs": ["backend/domain", "backend/ports", "backend/use-cases"],
  "backend/adapters": ["backend/domain", "backend/ports", "db", "npm"],
  "backend/http": ["backend/domain", "backend/ports", "backend/use-cases", "npm"],
  "db": ["npm"],
  "ui-kit": ["npm"],
  "frontend": ["ui-kit", "npm"],
};

/** Rules that hold in the browser and on the server. The frontend imports these files of the domain and no other. */
const sharedWithFrontend = [
  "backend/domain/account-name.ts",
  "backend/domain/answer-deadline.ts",
  "backend/domain/availability-draft.ts",
  "backend/domain/booking-url.ts",
  "backend/domain/calendar-links.ts",
  "backend/domain/captions.ts",
  "backend/domain/consent.ts",
  "backend/domain/suitability/rule-change.ts",
  "backend/domain/suitability/rule-limits.ts",
  "backend/domain/suitability/suited-practices.ts",
  "backend/domain/contact-details.ts",
  "backend/domain/data-classes.ts",
  "backend/domain/device-name.ts",
  "backend/domain/course-content.ts",
  "backend/domain/domain-value.ts",
  "backend/domain/duration.ts",
  "backend/domain/error-messages/en.json",
  "backend/domain/error-messages/et.json",
  "backend/domain/error-messages/ru.json",
  "backend/domain/map-link.ts",
  "backend/domain/password.ts",
  "backend/domain/picture.ts",
  "backend/domain/profile.ts",
  "backend/domain/retention.ts",
  "backend/domain/return-url.ts",
  "backend/domain/rights.ts",
  "backend/domain/second-factor-policy.ts",
  "backend/domain/share-of-price.ts",
  "backend/domain/discreet.ts",
  "backend/domain/text-matches.ts",
  "backend/domain/text.ts",
  "backend/domain/zone-cities/et.json",
  "backend/domain/zone-cities/ru.json",
];

const generated = /^frontend\/api\/(schema\.d\.ts$|limits\/)/;

const folders = Object.keys(mayImport);
const projectFolders = ["backend", "db", "frontend", "ui-kit", "tests"];
const hexagon = ["backend/domain", "backend/ports", "backend/use-cases"];
const mostLines = 300;

/** One list of all design tokens in every mode: it is looked up, not read. */
const tokenList = "ui-kit/tokens.css";

const operations = [...(await readSource("openapi.yaml")).matchAll(/operationId: (\w+)/g)]
  .map(([, name]) => name!);
const graph = await readImportGraph(["backend", "db", "frontend", "ui-kit"]);

const forbiddenNames =
  /^(utils?|helpers?|common|misc|shared|types?|manager|service|dto|impl|base|index)$/;

/** Files that tools look for. */
const namesOfTools = ["frontend/index.html", "ui-kit/.storybook/manager.ts"];

/** A use case gets time as a parameter and reports through its result. */
const clocksAndOutput =
  /\b(setTimeout|setInterval|queueMicrotask|performance\.now|Date\.now|console\.\w+)\b|new Date\(\)/;

for (const [folder, allowed] of Object.entries(mayImport)) {
  test(
    `${folder} imports only from ${allowed.join(", ") || "itself"}`,
    async () => {
      const found: string[] = [];
      for await (const path of filesBelow(folder)) {
        if (isSource(path)) found.push(...foreignImports(path, await readSource(path)));
      }
      expect(found).toEqual([]);
    },
  );
}

test("no files import each other in a circle", () => {
  expect(importCycles(graph)).toEqual([]);
});

test("no adapter imports the adapter of another port", () => {
  expect(arrows(adapterPort)).toEqual([]);
});

test("no route folder imports another route folder", () => {
  expect(arrows(routeFolder)).toEqual([]);
});

test("domain, ports and use cases have no clock, no timer and no console", async () => {
  const found: string[] = [];
  for (const folder of hexagon) {
    for await (const path of filesBelow(folder)) {
      if (isSource(path)) found.push(...clockUses(path, await readSource(path)));
    }
  }
  expect(found).toEqual([]);
});

test("the file of a page follows from its address and its first namespace", async () => {
  const tables = ["first-pages.ts", "routes.tsx", "practitioner-pages.ts", "admin-pages.ts"];
  const table = (await Promise.all(tables.map((each) => readSource(`frontend/${each}`)))).join();
  const pages = [...table.matchAll(
    /"(\/[^"]*)": page\(\s*\[\s*"(\w+)"[^\]]*\],\s*"([^"]+)",\s*\(\) => import\("\.\/routes\/\3\.tsx"\)/g,
  )].map(([, address = "", namespace = "", file = ""]) => ({ address, namespace, file }));
  expect(pages.map(({ address }) => address).sort()).toEqual([...addresses].sort());
  const wrong = pages.filter(({ address, namespace, file }) =>
    !pageFiles(address, namespace).includes(file)
  );
  expect(wrong).toEqual([]);
});

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
  for (const folder of projectFolders) {
    for await (const path of filesBelow(folder)) {
      if (!goodName(path)) wrong.push(path);
    }
  }
  expect(wrong).toEqual([]);
});

test(`no file has more than ${mostLines} lines`, async () => {
  const long: string[] = [];
  for (const folder of projectFolders) {
    for await (const path of filesBelow(folder)) {
      if (!/\.(tsx?|css)$/.test(path) || generated.test(path) || path === tokenList) continue;
      const lines = (await readSource(path)).trimEnd().split("\n").length;
      if (lines > mostLines) long.push(`${path}: ${lines}`);
    }
  }
  expect(long).toEqual([]);
});

test("every export is used by another file", async () => {
  expect(await unusedExports()).toEqual([]);
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
  expect(foreignImports("frontend/routes.tsx", 'import "backend/domain/return-url.ts";'))
    .toEqual([]);
  expect(foreignImports("backend/http/a.ts", 'import { x } from "../use-cases/a/b.ts";'))
    .toEqual([]);
  expect(importCycles(new Map([["a", ["b"]], ["b", ["c"]], ["c", ["a"]], ["d", ["a"]]])))
    .toEqual([["a", "b", "c"]]);
  expect(adapterPort("backend/adapters/mail/smtp.ts")).toBe("mail");
  expect(routeFolder("frontend/routes/journal/list.tsx")).toBe("journal");
  expect(pageFiles("/practices/:code", "practices")).toContain("practices/show");
  expect(pageFiles("/@:account/:slug", "booking")).toEqual(["booking/account"]);
  expect(pageFiles("/login/link", "auth")).toEqual(["auth/link"]);
  expect(clockUses("a.ts", "setTimeout(work, 5);")).toHaveLength(1);
  expect(clockUses("a.ts", "const at = new Date(now);")).toEqual([]);
  expect(calledOperations('import { login } from "./login.ts";')).toEqual(["login"]);
  expect(calledOperations('import { type SignedIn } from "./login.ts";')).toEqual([]);
  expect(exportsOf("export const a = 1;\nexport type B = 2;\nconst c = 3;")).toEqual(["a", "B"]);
  expect(goodName("backend/domain/utils.ts")).toBe(false);
  expect(goodName("ui-kit/booking/SlotPicker.tsx")).toBe(false);
  expect(goodName("ui-kit/booking/slot-picker.tsx")).toBe(true);
});

function foreignImports(path: string, source: string): string[] {
  const folder = folderOf(path);
  const allowed = mayImport[folder] ?? [];
  return importsOf(path, source)
    .filter((target) => folderOf(target) !== folder && !allowed.includes(folderOf(target)))
    .filter((target) => folder !== "frontend" || !sharedWithFrontend.includes(target))
    .map((target) => `${path} imports ${target}`);
}

/** The folder of a path from the root, or of an import; everything else is a package. */
function folderOf(path: string): string {
  if (path.startsWith("backend/") && !folders.some((folder) => path.startsWith(`${folder}/`))) {
    return "backend";
  }
  if (path.startsWith("tests/")) return "tests";
  return folders.find((folder) => path.startsWith(`${folder}/`)) ?? "npm";
}

/** Imports between files of which `part` says different things. */
function arrows(part: (path: string) => string | undefined): string[] {
  return [...graph].flatMap(([path, targets]) =>
    targets
      .filter((target) => part(path) && part(target) && part(path) !== part(target))
      .map((target) => `${path} imports ${target}`)
  );
}

function adapterPort(path: string): string | undefined {
  return /^backend\/adapters\/([^/]+)\//.exec(path)?.[1];
}

function routeFolder(path: string): string | undefined {
  return /^frontend\/routes\/([^/]+)\//.exec(path)?.[1];
}

/** The files that may hold the page of an address, below `frontend/routes` and without the ending. */
function pageFiles(address: string, namespace: string): string[] {
  const words = address.split("/").filter((word) => word !== "" && !word.includes(":"));
  const last = words.at(-1) ?? /@:(\w+)/.exec(address)?.[1] ?? "search";
  if (namespace === "pages") return [`pages/${last}`, "pages/show"];
  if (last !== namespace) return [`${namespace}/${last}`];
  return ["list", "show", "edit"].map((name) => `${namespace}/${name}`);
}

function clockUses(path: string, source: string): string[] {
  const found = clocksAndOutput.exec(source);
  return found ? [`${path} uses ${found[0]}`] : [];
}

/** The operations a use case imports; a type of another one's file is no call. */
function calledOperations(source: string): string[] {
  return [...source.matchAll(/import \{([^}]+)\} from "(?:\.\.?\/)[^"]+"/g)]
    .flatMap(([, names = ""]) => names.split(","))
    .map((name) => name.trim())
    .filter((name) => operations.includes(name));
}

function exportsOf(source: string): string[] {
  return [...source.matchAll(
    /^export (?:async )?(?:function\*?|const|let|type|interface|class|enum) (\w+)/gm,
  )].map(([, name]) => name!);
}

/** Props of the kit are its public interface; stories and settings are read by their tools. */
async function unusedExports(): Promise<string[]> {
  const users = new Map<string, number>();
  const exported: { path: string; name: string }[] = [];
  for (const folder of projectFolders) {
    for await (const path of filesBelow(folder)) {
      if (!/\.tsx?$/.test(path) || generated.test(path)) continue;
      const source = await readSource(path);
      for (const word of new Set(source.match(/\w+/g))) {
        users.set(word, (users.get(word) ?? 0) + 1);
      }
      if (/\.(test|stories|config)\.tsx?$|\/\.storybook\//.test(path)) continue;
      exported.push(...exportsOf(source).map((name) => ({ path, name })));
    }
  }
  return exported
    .filter(({ path, name }) => users.get(name) === 1 && !/^ui-kit\/.*Props$/.test(path + name))
    .map(({ path, name }) => `${path}: ${name}`);
}

function goodName(path: string): boolean {
  const name = path.split("/").at(-1)!;
  if (/^(README|LICENSE|CHANGELOG)/.test(name) || name.startsWith(".")) return true;
  const [stem = ""] = name.split(".");
  return /^[a-z0-9_-]+(\.[a-z0-9-]+)*$/.test(name) && !forbiddenNames.test(stem) ||
    namesOfTools.includes(path);
}
