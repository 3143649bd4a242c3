import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";

const folders = ["domain", "read-models", "adapters/scheduling", "adapters/persistence"];
const files = ["../db/migrations/meta/_journal.json"];

/** Different whenever the code or the tables that stored states of read models depend on are. */
export function sourceFingerprint(): Promise<string> {
  return fingerprint ??= read();
}

let fingerprint: Promise<string> | undefined;

async function read(): Promise<string> {
  const hash = createHash("sha256").update(JSON.stringify(Deno.version));
  const paths = [
    ...folders.flatMap((folder) => sourcesIn(new URL(`${folder}/`, import.meta.url))),
    ...files.map((file) => new URL(file, import.meta.url)),
  ];
  const sources = await Promise.all(paths.map((path) => Deno.readFile(path)));
  for (const source of sources) hash.update(source);
  return hash.digest("hex").slice(0, 16);
}

function sourcesIn(folder: URL): URL[] {
  return [...Deno.readDirSync(fileURLToPath(folder))]
    .toSorted((a, b) => a.name < b.name ? -1 : 1)
    .flatMap(({ name, isDirectory }) => {
      if (isDirectory) return sourcesIn(new URL(`${name}/`, folder));
      return /\.(test|testing|contract)\.ts$/.test(name) ? [] : [new URL(name, folder)];
    });
}
