import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url));

const skipped = new Set(["node_modules", ".git", "dist", "data", "reports", "meta"]);

/** Every file below a folder of the project, as paths from its root. */
export async function* filesBelow(folder: string): AsyncGenerator<string> {
  for await (const entry of Deno.readDir(`${root}${folder}`)) {
    const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory && !skipped.has(entry.name)) yield* filesBelow(path);
    if (entry.isFile) yield path;
  }
}

export function readSource(path: string): Promise<string> {
  return Deno.readTextFile(`${root}${path}`);
}
