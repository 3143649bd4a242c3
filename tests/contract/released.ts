import { readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import { parse } from "yaml";
import { root } from "../support/source-files.ts";
import type { Contract } from "./breaking-changes.ts";

const path = `${root}tests/contract/released.json.gz`;

/** The contract of the last release, without its texts. */
export async function releasedContract(): Promise<Contract> {
  return JSON.parse(`${await promisify(gunzip)(await readFile(path))}`);
}

/** With a release: `deno run -A tests/contract/released.ts` keeps the contract that others now rely on. */
if (import.meta.main) {
  const { paths, components } = parse(await readFile(`${root}openapi.yaml`, "utf8")) as Contract;
  const { schemas, parameters } = components;
  const released = withoutTexts({ paths, components: { schemas, parameters } });
  await writeFile(path, await promisify(gzip)(JSON.stringify(released), { level: 9 }));
}

/** A field may be named `description` or `example`: below `properties` the keys are names of fields. */
function withoutTexts(node: unknown, isNames = false): unknown {
  if (Array.isArray(node)) return node.map((one) => withoutTexts(one));
  if (typeof node !== "object" || node === null) return node;
  const texts = ["description", "summary", "example", "examples"];
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => isNames || !texts.includes(key))
      .map(([key, value]) => [key, withoutTexts(value, !isNames && key === "properties")]),
  );
}
