/**
 * Storybook of the kit. Without arguments it starts the development server; `build` writes dist/storybook when sources
 * have changed; `contact-sheet` takes a picture of every story in the looks of a review.
 */
import { rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { minify } from "vite";
import { withFirstStory, withPreloads } from "./first-story.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const built = `${root}dist/storybook`;
const stamp = `${built}/.built-from`;

function storybook(...args: string[]): Promise<number> {
  return run("npm:storybook", ...args, "--config-dir", "ui-kit/.storybook");
}

async function run(...args: string[]): Promise<number> {
  const { code } = await new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", ...args],
    cwd: root,
    env: { STORYBOOK_DISABLE_TELEMETRY: "1" },
  }).spawn().status;
  return code;
}

async function fingerprint(): Promise<string> {
  const lines = await Promise.all(
    ["ui-kit", "frontend", "backend/domain", "deno.lock"].map((path) => linesOf(path)),
  );
  const text = new TextEncoder().encode(lines.flat().sort().join("\n"));
  return new Uint8Array(await crypto.subtle.digest("SHA-256", text)).toHex();
}

async function linesOf(path: string): Promise<string[]> {
  const info = await Deno.stat(`${root}${path}`);
  if (info.isFile) {
    return /\.test\.tsx?$|\.snap$/.test(path)
      ? []
      : [`${path} ${info.size} ${info.mtime?.getTime()}`];
  }
  const entries = await Array.fromAsync(Deno.readDir(`${root}${path}`));
  const inside = entries.filter(({ name }) => name !== "node_modules")
    .map(({ name }) => linesOf(`${path}/${name}`));
  return (await Promise.all(inside)).flat();
}

async function build(): Promise<number> {
  await Deno.mkdir(`${root}dist`, { recursive: true });
  // Two builds at once would write into each other's files. The lock ends with the process.
  using lock = await Deno.open(`${root}dist/.storybook-build`, { create: true, write: true });
  await lock.lock(true);
  const now = await fingerprint();
  if (now === await Deno.readTextFile(stamp).catch(() => "")) {
    console.log("storybook: up to date");
  } else {
    // Compressed files of the previous build must not stay beside the new ones.
    await rm(built, { recursive: true, force: true });
    const code = await storybook("build", "--output-dir", "dist/storybook", "--quiet");
    if (code !== 0) return code;
    // Contains the build time; without it builds are reproducible.
    await rm(`${built}/project.json`, { force: true });
    await minifyFrame();
    await changePages();
    await Deno.writeTextFile(stamp, now);
  }
  return await run("backend/compress-files.ts", "dist/storybook");
}

/** Storybook writes the scripts of its frame as they are, which are most of what the first story waits for. */
async function minifyFrame(): Promise<void> {
  for (const folder of ["sb-manager", "sb-addons"]) {
    const files = await Array.fromAsync(walk(`${built}/${folder}`));
    for (const path of files.filter((name) => name.endsWith(".js"))) {
      const { code, errors } = await minify(path, await Deno.readTextFile(path), { module: true });
      if (errors.length > 0) throw new Error(`${path}: ${errors[0]!.message}`);
      await Deno.writeTextFile(path, code);
    }
  }
}

async function changePages(): Promise<void> {
  const page = await Deno.readTextFile(`${built}/index.html`);
  const named = page.replace(/<title>.*<\/title>/, "<title>Heaolu ui-kit</title>");
  await Deno.writeTextFile(
    `${built}/index.html`,
    withFirstStory(named, "/story/introduction--overview"),
  );
  const frame = await Deno.readTextFile(`${built}/iframe.html`);
  const manifest = JSON.parse(await Deno.readTextFile(`${built}/.vite/manifest.json`));
  await Deno.writeTextFile(
    `${built}/iframe.html`,
    withPreloads(frame, manifest, "introduction.stories.tsx", "introduction--"),
  );
  await rm(`${built}/.vite`, { recursive: true });
}

async function* walk(folder: string): AsyncGenerator<string> {
  for await (const { name, isDirectory } of Deno.readDir(folder)) {
    if (isDirectory) yield* walk(`${folder}/${name}`);
    else yield `${folder}/${name}`;
  }
}

async function contactSheet(): Promise<number> {
  const code = await build();
  if (code !== 0) return code;
  return await run("tests/review/contact-sheet.ts");
}

function serve(): Promise<number> {
  const port = Deno.env.get("PORT") ?? "6006";
  return storybook("dev", "--port", port, "--no-open", "--no-version-updates");
}

const commands: Record<string, () => Promise<number>> = { build, "contact-sheet": contactSheet };
const command = commands[Deno.args[0] ?? ""] ?? serve;
Deno.exit(await command());
