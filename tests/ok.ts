/**
 * `deno task ok`: format, lint, types, contract and the whole test command. `deno task ok --changed [commit]`: only what
 * changed since the commit (by default the last one), and the tests that import it.
 */
import { posix } from "node:path";
import workspace from "../deno.json" with { type: "json" };
import { filesBelow, readSource, root } from "./support/source-files.ts";

const textFile = /\.(tsx?|json|md|css|ya?ml)$/;
const code = /\.tsx?$/;
const generated = /^(openapi\.yaml|frontend\/api\/schema\.d\.ts|frontend\/api\/limits\/)/;

/** Deno looks at none of them. */
const excluded = (path: string) =>
  workspace.exclude.some((folder) =>
    path === folder || path.startsWith(`${folder.replace(/\/$/, "")}/`)
  );

/** The texts of people in three languages, of which no test is an importer. */
const translation = /\/(et|en|ru)\.json$/;

/** They are fast and read the whole source. */
const ofEveryChange = ["tests/architecture.test.ts", "tests/plain-language.test.ts"];

const mostTests = 6;

/** A module with more imports brings the whole app to a check of its types. */
const mostImports = 40;

const [mode, commit = "HEAD"] = Deno.args;
const begin = performance.now();
if (mode === "--changed") await checkChanged(commit);
else await checkAll();
console.log(`\nok after ${Math.round((performance.now() - begin) / 1000)} s`);

async function checkAll(): Promise<void> {
  await deno("fmt", "--check");
  await deno("lint");
  await deno("check");
  await deno("task", "lint-contract");
  await deno("task", "test");
}

async function checkChanged(commit: string): Promise<void> {
  const changed = (await changedSince(commit)).filter((path) => !generated.test(path));
  if (changed.length === 0) return console.log(`Nothing changed since ${commit}.`);
  const texts = changed.filter((path) => textFile.test(path) && !excluded(path));
  const modules = changed.filter((path) => code.test(path) && !excluded(path));
  if (texts.length > 0) await deno("fmt", "--check", ...texts);
  if (modules.length > 0) await deno("lint", ...modules);
  const importers = await importersOf();
  const checked = [...new Set([...modules, ...nearImporters(modules, importers)])];
  const tests = testsOf(changed, importers);
  console.log(
    `\n${changed.length} changed files, ${checked.length} checked, ${tests.length} test files`,
  );
  // Each of them leaves a processor to the other one.
  const types = checked.length > 0 ? outputOf("check", ...checked) : null;
  const vitest = ["run", "-A", "npm:vitest", "run", "--config", "tests/vitest.config.ts"];
  const passed = await succeeds(...vitest, ...tests);
  const found = await types;
  if (found && !found.success) console.error(found.text);
  if (!passed || found?.success === false) Deno.exit(1);
}

/** Paths from the root, new files included. */
async function changedSince(commit: string): Promise<string[]> {
  const changed = await git("diff", "--name-only", "--diff-filter=d", commit);
  const added = await git("ls-files", "--others", "--exclude-standard");
  return [...new Set([...changed, ...added])];
}

type Importers = Map<string, string[]>;

/** The files that import a changed module themselves, without the tables that import everything. */
function nearImporters(modules: string[], importers: Importers): string[] {
  const imports = new Map<string, number>();
  for (const path of [...importers.values()].flat()) {
    imports.set(path, (imports.get(path) ?? 0) + 1);
  }
  return modules.flatMap((path) => importers.get(path) ?? [])
    .filter((path) => imports.get(path)! <= mostImports);
}

/**
 * The tests that import a changed file, themselves or through others, the nearest first. Where very many are equally near,
 * because they import the whole app, only those whose names share words with a changed file.
 */
function testsOf(changed: string[], importers: Importers): string[] {
  const words = new Set(changed.flatMap(wordsOf));
  const shared = (path: string) => wordsOf(path).filter((word) => words.has(word)).length;
  const seen = new Set(changed);
  const found: string[] = [];
  for (let latest = changed; latest.length > 0 && found.length < mostTests;) {
    const tests = latest.filter((path) => /\.test\.tsx?$/.test(path));
    const near = tests.length <= mostTests ? tests : tests.filter((path) => shared(path) > 0)
      .toSorted((one, other) => shared(other) - shared(one));
    found.push(...near);
    latest = [...new Set(latest.flatMap((path) => importers.get(path) ?? []))]
      .filter((path) => !seen.has(path));
    for (const path of latest) seen.add(path);
  }
  const ofTexts = changed.some((path) => translation.test(path)) ? ["tests/words.test.ts"] : [];
  return [...ofEveryChange, ...ofTexts, ...found.slice(0, mostTests)];
}

function wordsOf(path: string): string[] {
  return posix.basename(path).split(".")[0]!.split("-").filter((word) => word.length > 2);
}

/** Path → paths of the files that import it. */
async function importersOf(): Promise<Importers> {
  const importers: Importers = new Map();
  for (const folder of ["backend", "db", "frontend", "tests", "ui-kit"]) {
    for await (const path of filesBelow(folder)) {
      if (!code.test(path)) continue;
      for (const [, name] of (await readSource(path)).matchAll(/(?:from|import\(?) ?"([^"]+)"/g)) {
        const imported = name!.startsWith(".") ? posix.join(posix.dirname(path), name!) : name!;
        importers.set(imported, [...importers.get(imported) ?? [], path]);
      }
    }
  }
  return importers;
}

async function git(...args: string[]): Promise<string[]> {
  const { success, stdout } = await new Deno.Command("git", { args, cwd: root }).output();
  if (!success) Deno.exit(1);
  return new TextDecoder().decode(stdout).split("\n").filter(Boolean);
}

async function outputOf(...args: string[]): Promise<{ success: boolean; text: string }> {
  const { success, stdout, stderr } = await new Deno.Command(Deno.execPath(), { args, cwd: root })
    .output();
  const decoder = new TextDecoder();
  return { success, text: decoder.decode(stdout) + decoder.decode(stderr) };
}

async function deno(...args: string[]): Promise<void> {
  if (!await succeeds(...args)) Deno.exit(1);
}

async function succeeds(...args: string[]): Promise<boolean> {
  const child = new Deno.Command(Deno.execPath(), { args, cwd: root }).spawn();
  return (await child.status).success;
}
