/**
 * `deno task ok`: format, lint, types, contract and the whole test command. `deno task ok --changed [commit]`: only what
 * changed since the commit (by default the last one), and the tests that import it.
 */
import { posix } from "node:path";
import { filesBelow, readSource, root } from "./support/source-files.ts";

const textFile = /\.(tsx?|json|md|css|ya?ml)$/;
const code = /\.tsx?$/;
const generated = /^(openapi\.yaml|frontend\/api\/schema\.d\.ts|frontend\/api\/limits\/)/;

/** They are fast and read the whole source. */
const ofEveryChange = ["tests/architecture.test.ts", "tests/plain-language.test.ts"];

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
  const texts = changed.filter((path) => textFile.test(path));
  const modules = changed.filter((path) => code.test(path));
  if (texts.length > 0) await deno("fmt", "--check", ...texts);
  if (modules.length > 0) {
    await deno("lint", ...modules);
    await deno("check", ...modules);
  }
  const tests = await testsOf(changed);
  console.log(`\n${changed.length} changed files, ${tests.length} test files`);
  await deno("run", "-A", "npm:vitest", "run", "--config", "tests/vitest.config.ts", ...tests);
}

/** Paths from the root, new files included. */
async function changedSince(commit: string): Promise<string[]> {
  const changed = await git("diff", "--name-only", "--diff-filter=d", commit);
  const added = await git("ls-files", "--others", "--exclude-standard");
  return [...new Set([...changed, ...added])];
}

/** The tests that import a changed file, themselves or through others, the nearest first, at most twelve. */
async function testsOf(changed: string[]): Promise<string[]> {
  const importers = await importersOf();
  const affected = new Set(changed);
  const tests = () => [...affected].filter((path) => /\.test\.tsx?$/.test(path));
  let latest = changed;
  while (latest.length > 0 && tests().length < 6) {
    latest = latest.flatMap((path) => importers.get(path) ?? []).filter((one) =>
      !affected.has(one)
    );
    for (const path of latest) affected.add(path);
  }
  return [...ofEveryChange, ...tests().slice(0, 12)];
}

/** Path → paths of the files that import it. */
async function importersOf(): Promise<Map<string, string[]>> {
  const importers = new Map<string, string[]>();
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

async function deno(...args: string[]): Promise<void> {
  const child = new Deno.Command(Deno.execPath(), { args, cwd: root }).spawn();
  const { success } = await child.status;
  if (!success) Deno.exit(1);
}
