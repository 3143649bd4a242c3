/**
 * `deno task review <commit> [<commit>]`: draws the stories of the kit at a commit, and at a second one or as the files are
 * now, and writes a page of all differences into dist/review. It draws only what the changes reach. Ends with 1 when there are differences. `--check [words]` finds faults in the stories as they are now.
 */
import { readImportGraph } from "../support/import-graph.ts";
import { root } from "../support/source-files.ts";
import { check } from "./check.ts";
import { difference } from "./compare-pictures.ts";
import { drawStories, looks, pictureOf } from "./draw-stories.ts";
import { reachedStories } from "./reached-stories.ts";
import { type Change, reviewPage } from "./review-page.ts";
import type { Story } from "./story-frame.ts";

const directory = `${root}dist/review`;

async function run(command: string, args: string[], cwd = root, env = {}): Promise<string> {
  const { code, stdout, stderr } = await new Deno.Command(command, { args, cwd, env }).output();
  const [written, complaints] = [stdout, stderr].map((bytes) => new TextDecoder().decode(bytes));
  if (code !== 0) throw new Error(`${command} ${args.join(" ")}\n${written}\n${complaints}`);
  return written!.trim();
}

function hashOf(commit: string): Promise<string> {
  return run("git", ["rev-parse", "--verify", "--quiet", `${commit}^{commit}`]);
}

/** The stories of the catalogue at a commit. What was built of a commit before is used again. */
async function catalogueOf(commit: string): Promise<string> {
  const hash = await hashOf(commit);
  const built = `${root}dist/review-catalogues/${hash}`;
  if (await exists(importsOf(built))) return built;
  const checkout = await Deno.makeTempDir({ prefix: "review-" });
  try {
    await run("git", ["worktree", "add", "--detach", checkout, hash]);
    await run(Deno.execPath(), ["install", "--quiet"], checkout);
    await build(checkout, `${built}.part`, storiesOnly);
    await Deno.remove(built, { recursive: true }).catch(() => {});
    await Deno.rename(`${built}.part`, built);
  } finally {
    await run("git", ["worktree", "remove", "--force", checkout]);
  }
  return built;
}

/**
 * The files of the stories that the changes from one commit to another reach, or to the files as they are now; null for
 * all.
 */
async function reachedBetween(commits: string[], builtAfter: string): Promise<Set<string> | null> {
  const places = ["--", "ui-kit", "deno.lock"];
  const changed = await run("git", ["diff", "--name-only", ...commits, ...places]);
  const added = commits.length > 1
    ? ""
    : await run("git", ["ls-files", "--others", "--exclude-standard", ...places]);
  const paths = `${changed}\n${added}`.split("\n").filter((path) => path !== "");
  return reachedStories(paths, new Map(JSON.parse(await Deno.readTextFile(importsOf(builtAfter)))));
}

/** The imports of the files that a catalogue was built from. */
function importsOf(built: string): string {
  return `${built}/imports.json`;
}

/** Documentation takes two thirds of the time of a build. */
const storiesOnly = { STORIES_ONLY: "1" };

async function build(checkout: string, built: string, env = {}): Promise<void> {
  console.log(`Building the catalogue in ${checkout}…`);
  const args = ["run", "-A", "npm:storybook", "build", "--config-dir", "ui-kit/.storybook"];
  await run(Deno.execPath(), [...args, "--output-dir", built, "--quiet"], checkout, env);
  const imports = await readImportGraph(["ui-kit"], (path) => /\.tsx?$/.test(path), `${checkout}/`);
  await Deno.writeTextFile(importsOf(built), JSON.stringify([...imports]));
}

const exists = (path: string) => Deno.stat(path).then(() => true, () => false);

const readPicture = (path: string) => Deno.readFile(path).catch(() => null);

/** Compares the pictures of both sides, several at once, and keeps those that differ. */
async function changesOf(stories: Story[]): Promise<Change[]> {
  const changes: Change[] = [];
  const heap = stories.flatMap((story) => Object.keys(looks).map((look) => ({ story, look })));
  async function work() {
    for (let next = heap.pop(); next; next = heap.pop()) {
      const change = await changeOf(next.story, next.look);
      if (change) changes.push(change);
    }
  }
  await Promise.all([work(), work(), work(), work()]);
  return changes;
}

async function changeOf(story: Story, look: string): Promise<Change | null> {
  const name = pictureOf("", story, look).slice(1);
  const before = await readPicture(`${directory}/before/${name}`);
  const after = await readPicture(`${directory}/after/${name}`);
  const paths = { before: before && `before/${name}`, after: after && `after/${name}` };
  if (!before || !after) return { story, look, share: 1, ...paths, marked: null, found: null };
  const found = await difference(before, after);
  if (!found) {
    await Promise.all(
      ["before", "after"].map((side) => Deno.remove(`${directory}/${side}/${name}`)),
    );
    return null;
  }
  await Deno.writeFile(`${directory}/marked/${name}`, found.image);
  return { story, look, share: found.share, ...paths, marked: `marked/${name}`, found };
}

const [first, second] = Deno.args;
const checks = first === "--check";
if (!first || (first.startsWith("-") && !checks)) {
  console.error("deno task review <commit> [<commit>], or deno task review --check [words]");
  Deno.exit(2);
}
for (const commit of checks ? [] : second ? [first, second] : [first]) {
  if (await hashOf(commit).catch(() => null)) continue;
  console.error(`There is no commit ${commit}.`);
  Deno.exit(2);
}
await Deno.mkdir(`${root}dist`, { recursive: true });
// Two reviews at once would write into each other's files. The lock ends with the process.
const lock = await Deno.open(`${root}dist/.review`, { create: true, write: true });
if (!await lock.tryLock(true)) {
  console.error("Another review runs; this one waits for it.");
  await lock.lock(true);
}
if (checks) {
  const built = `${root}dist/review-catalogues/now`;
  await build(root, built);
  Deno.exit(await check(built, second ?? "") > 0 ? 1 : 0);
}
const started = performance.now();
const now = `${root}dist/review-catalogues/now`;
if (!second) await build(root, now, storiesOnly);
const built = { before: await catalogueOf(first), after: second ? await catalogueOf(second) : now };
const drawn = performance.now();
await Deno.remove(directory, { recursive: true }).catch(() => {});
for (const look of Object.keys(looks)) {
  await Deno.mkdir(`${directory}/marked/${look}`, { recursive: true });
}
const files = await reachedBetween(second ? [first, second] : [first], built.after);
const before = await drawStories(built.before, `${directory}/before`, files);
const after = await drawStories(built.after, `${directory}/after`, files);
const stories = [...new Map([...before, ...after].map((story) => [story.id, story])).values()];
const changes = await changesOf(stories);
const page = reviewPage(changes, {
  before: first,
  after: second ?? "now",
  stories: stories.length,
  looks: Object.keys(looks).length,
});
await Deno.writeTextFile(`${directory}/index.html`, page);
const seconds = (from: number) => ((performance.now() - from) / 1000).toFixed(0);
console.log(
  `${changes.length} pictures differ: ${directory}/index.html ` +
    `(${seconds(started)} s, ${seconds(drawn)} of them drawing and comparing)`,
);
Deno.exit(changes.length > 0 ? 1 : 0);
