import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));

/** Different whenever a source file below these paths (from the root) has another size or time; tests and stories do not count. */
export async function fingerprintOf(paths: string[]): Promise<string> {
  const lines: string[] = [];
  for (const path of paths) await collect(path, lines);
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(lines.join("\n")));
  return new Uint8Array(digest).toHex();
}

async function collect(path: string, lines: string[]): Promise<void> {
  const info = await Deno.stat(`${root}${path}`);
  if (info.isFile) {
    if (!/\.(test|stories)\.tsx?$/.test(path)) {
      lines.push(`${path} ${info.size} ${info.mtime?.getTime()}`);
    }
    return;
  }
  const entries = await Array.fromAsync(Deno.readDir(`${root}${path}`));
  for (const { name } of entries.sort((a, b) => a.name.localeCompare(b.name))) {
    if (name !== "node_modules" && !name.startsWith(".")) await collect(`${path}/${name}`, lines);
  }
}
