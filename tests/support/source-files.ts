import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url));

const skipped = new Set(["node_modules", ".git", "dist", "data", "reports", "meta"]);

/** Every file below a folder of the project, as paths from the root of the checkout. */
export async function* filesBelow(folder: string, checkout = root): AsyncGenerator<string> {
  for await (const entry of Deno.readDir(`${checkout}${folder}`)) {
    const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory && !skipped.has(entry.name)) yield* filesBelow(path, checkout);
    if (entry.isFile) yield path;
  }
}

export function readSource(path: string, checkout = root): Promise<string> {
  return Deno.readTextFile(`${checkout}${path}`);
}
