/**
 * `deno task release [folder]`: builds, then writes what a server needs into `dist/release`: the backend and its packages,
 * tables, pages, documentation, the runbook and its files. That folder runs with `deno task serve` on a machine that has only Deno.
 */
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import workspace from "../deno.json" with { type: "json" };

const root = fileURLToPath(new URL("..", import.meta.url));
const [given] = Deno.args;
const target = given
  ? resolve(Deno.env.get("INIT_CWD") ?? Deno.cwd(), given)
  : join(root, "dist/release");
const members = ["backend", "db"];
const built = ["frontend", "server", "docs"];
const notServed =
  /^(node_modules|(write-fonts|start|dev|dev-settings|release|compress-files\w*|openapi|missing-migration|drizzle\.config)\.ts|.*\.(test|testing|contract)\.ts)$/;

if (given?.startsWith("-") || Deno.args.length > 1) stop(2, "deno task release [folder]");
if (!await isOurs()) stop(1, `${target} has other files: name a folder that is new or empty.`);
const version = await versionWithCommit();
await deno(["task", "--quiet", "build"], root);
await Deno.remove(target, { recursive: true }).catch(() => {});
for (const name of members) await copyFolder(join(root, name), join(target, name));
for (const name of built) await copyFolder(join(root, "dist", name), join(target, "dist", name));
for (const name of ["deno.lock", "LICENSE", "docs/operations.md", "docs/speed.md"]) {
  await copyFile(join(root, name), join(target, name));
}
await copyFolder(join(root, "docs/deployment"), join(target, "docs/deployment"));
await Deno.writeTextFile(
  join(target, "deno.json"),
  JSON.stringify(await settingsOfRelease(), null, 2) + "\n",
);
await deno(["install", "--quiet", "--prod", "--skip-types"], target);
console.log(`release ${version}: ${target}`);

function stop(code: number, why: string): never {
  console.error(why);
  Deno.exit(code);
}

/** Whether the folder is new, empty, or an earlier release. */
async function isOurs(): Promise<boolean> {
  const exists = await Deno.stat(target).then(() => true, () => false);
  if (!exists || [...Deno.readDirSync(target)].length === 0) return true;
  const text = await Deno.readTextFile(join(target, "deno.json")).catch(() => "{}");
  const tasks = Object.keys(JSON.parse(text).tasks ?? {});
  return tasks.toSorted().join() === "admin,serve";
}

/** As build metadata of Semantic Versioning: `1.0.0+1a2b3c4`, with `.changed` for a changed checkout; alone without Git. */
async function versionWithCommit(): Promise<string> {
  const commit = await git("rev-parse", "--short", "HEAD");
  if (!commit) return workspace.version;
  const changes = await git("status", "--porcelain", "--untracked-files=no");
  return `${workspace.version}+${commit}${changes === "" ? "" : ".changed"}`;
}

/** What Git prints; null where there is no Git or no checkout. */
async function git(...args: string[]): Promise<string | null> {
  const run = new Deno.Command("git", { args, cwd: root, stderr: "null" });
  const answer = await run.output().catch(() => null);
  return answer?.success ? new TextDecoder().decode(answer.stdout).trim() : null;
}

/** Only the packages that the backend imports, and the tasks that it needs. */
async function settingsOfRelease() {
  const { nodeModulesDir, tasks, imports } = workspace;
  const used = new Set<string>();
  for (const name of members) await collectPackages(join(target, name), used);
  return {
    version,
    workspace: members.map((name) => `./${name}`),
    nodeModulesDir,
    tasks: {
      serve: tasks.serve,
      admin: {
        ...tasks.admin,
        command: tasks.admin.command.replace("deno run", "deno run --cached-only"),
      },
    },
    imports: Object.fromEntries(
      Object.entries(imports).filter(([name, to]) => !to.startsWith("npm:") || used.has(name)),
    ),
  };
}

async function collectPackages(folder: string, used: Set<string>): Promise<void> {
  for await (const { name, isDirectory } of Deno.readDir(folder)) {
    const path = join(folder, name);
    if (isDirectory) await collectPackages(path, used);
    if (!/\.tsx?$/.test(name)) continue;
    const source = await Deno.readTextFile(path);
    for (const [, from] of source.matchAll(/(?:from|import)\s*\(?\s*"([^".][^"]*)"/g)) {
      used.add(from!.split("/").slice(0, from!.startsWith("@") ? 2 : 1).join("/"));
    }
  }
}

async function copyFolder(from: string, to: string): Promise<void> {
  await Deno.mkdir(to, { recursive: true });
  for await (const { name, isDirectory } of Deno.readDir(from)) {
    if (notServed.test(name)) continue;
    if (isDirectory) await copyFolder(join(from, name), join(to, name));
    else await copyFile(join(from, name), join(to, name));
  }
}

async function copyFile(from: string, to: string): Promise<void> {
  await Deno.mkdir(dirname(to), { recursive: true });
  await Deno.copyFile(from, to);
}

async function deno(args: string[], cwd: string): Promise<void> {
  const { success } = await new Deno.Command(Deno.execPath(), { args, cwd }).spawn().status;
  if (!success) Deno.exit(1);
}
