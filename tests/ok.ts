/**
 * `deno task ok`: format, lint, types, contract and the whole test command. `deno task ok --changed [commit]`: only what
 * changed since the commit (by default the last one), with the nearest tests.
 */
import { posix } from "node:path";
import workspace from "../deno.json" with { type: "json" };
import { changedStories, type Importers, nearestTests } from "./nearest-tests.ts";
import { filesBelow, readSource, root } from "./support/source-files.ts";

const textFile = /\.(tsx?|json|md|css|ya?ml)$/;
const code = /\.tsx?$/;
const generated = /^(openapi\.yaml|frontend\/api\/schema\.d\.ts|frontend\/api\/limits\/)/;

/** Deno looks at none of them. */
const excluded = (path: string) =>
  workspace.exclude.some((folder) =>
    path === folder || path.startsWith(`${folder.replace(/\/$/, "")}/`)
  );

/** A module with more imports brings the whole app to a check of its types. */
const mostImports = 40;

const vitest = ["run", "-A", "npm:vitest", "run", "--config", "tests/vitest.config.ts"];

/** The parts that are not done yet. */
const running = new Set<string>();

const [mode, commit = "HEAD"] = Deno.args;
const begin = performance.now();
if (mode === "--changed") await checkChanged(commit);
else await checkAll();
console.log(`\nok after ${Math.round((performance.now() - begin) / 1000)} s`);

async function checkAll(): Promise<void> {
  await part("formatting", shown("fmt", "--check"));
  await part("lint", shown("lint"));
  await part("types", shown("check", "--quiet"));
  await part("contract", shown("task", "lint-contract"));
  await part("all tests", shown("task", "test"));
}

async function checkChanged(commit: string): Promise<void> {
  const changed = await changedSince(commit);
  const removed = await removedSince(commit);
  if (changed.length + removed.length === 0) {
    return console.log(`Nothing changed since ${commit}.`);
  }
  const written = changed.filter((path) => !generated.test(path));
  const texts = written.filter((path) => textFile.test(path) && !excluded(path));
  const modules = written.filter((path) => code.test(path) && !excluded(path));
  if (texts.length > 0) await part("formatting", shown("fmt", "--check", ...texts));
  if (modules.length > 0) await part("lint", shown("lint", ...modules));
  const importers = await importersOf();
  const importing = nearImporters(modules, importers);
  const broken = removed.flatMap((path) => importers.get(path) ?? []);
  const checked = [...new Set([...modules, ...importing, ...broken])];
  const tests = nearestTests([...changed, ...removed], importers)
    .filter((path) => !removed.includes(path));
  const stories = changedStories(changed, importers);
  console.log(`\n${changed.length + removed.length} changed files; at the same time run:`);
  if (checked.length > 0) console.log(`  types of ${checked.length} files`);
  for (const path of tests) console.log(`  ${path}`);
  if (stories.length > 0) console.log(`  then the stories of ${stories.join(", ")}`);
  const types = checked.length === 0
    ? true
    : part("types", shownAtEnd("check", "--quiet", ...checked), { goesOn: true });
  const testsPass = await part("tests", shown(...vitest, ...tests), { goesOn: true });
  const storiesPass = stories.length === 0 || await part(
    "stories",
    shown(...vitest, "ui-kit/stories.test.tsx", "-t", `^(${stories.join("|")}): `),
    { goesOn: true },
  );
  if (!(await types && testsPass && storiesPass)) Deno.exit(1);
}

/** Says when a part of the work ends, and which parts still run. A failed part ends the whole, unless others go on. */
async function part(
  name: string,
  work: Promise<boolean>,
  { goesOn = false } = {},
): Promise<boolean> {
  const began = performance.now();
  running.add(name);
  const passed = await work;
  running.delete(name);
  const rest = running.size > 0 ? `, still running: ${[...running].join(", ")}` : "";
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(`${name}: ${passed ? "ok" : "failed"} after ${seconds} s${rest}`);
  if (!passed && !goesOn) Deno.exit(1);
  return passed;
}

/** Paths from the root, new files included. */
async function changedSince(commit: string): Promise<string[]> {
  const changed = await git("diff", "--name-only", "--diff-filter=d", commit);
  const added = await git("ls-files", "--others", "--exclude-standard");
  return [...new Set([...changed, ...added])];
}

/** Also under their former names. */
async function removedSince(commit: string): Promise<string[]> {
  return await git("diff", "--name-only", "--no-renames", "--diff-filter=D", commit);
}

/** The files that import a changed module themselves, without the tables that import everything. */
function nearImporters(modules: string[], importers: Importers): string[] {
  const imports = new Map<string, number>();
  for (const path of [...importers.values()].flat()) {
    imports.set(path, (imports.get(path) ?? 0) + 1);
  }
  return modules.flatMap((path) => importers.get(path) ?? [])
    .filter((path) => imports.get(path)! <= mostImports);
}

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

/** Runs Deno with the output on this terminal. Answers whether it succeeded. */
async function shown(...args: string[]): Promise<boolean> {
  const child = new Deno.Command(Deno.execPath(), { args, cwd: root }).spawn();
  return (await child.status).success;
}

/** The same, for what runs beside another part: its output comes in one piece. */
async function shownAtEnd(...args: string[]): Promise<boolean> {
  const { success, stdout, stderr } = await new Deno.Command(Deno.execPath(), { args, cwd: root })
    .output();
  for (const output of [stdout, stderr]) await Deno.stderr.write(output);
  return success;
}
