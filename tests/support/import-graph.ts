import { dirname, join } from "node:path/posix";
import { filesBelow, readSource, root } from "./source-files.ts";

/** Each production file with the project files it imports, types included. */
export type ImportGraph = Map<string, string[]>;

const importPattern = /(?:from|import)\s*\(?\s*"([^"]+)"/g;

/** What a source imports: project files as paths from the root, packages by their specifier. */
export function importsOf(path: string, source: string): string[] {
  return [...source.matchAll(importPattern)].map(([, specifier = ""]) =>
    specifier.startsWith(".") ? join(dirname(path), specifier) : specifier
  );
}

/** Production code: no tests, fixtures, stories, configuration or generated files. */
export function isSource(path: string): boolean {
  return /\.tsx?$/.test(path) &&
    !/\.(test|testing|stories|config|contract)\.tsx?$|schema\.d\.ts$|\/\.storybook\/|\/testing\.tsx?$/
      .test(path);
}

export async function readImportGraph(
  folders: string[],
  isIncluded = isSource,
  checkout = root,
): Promise<ImportGraph> {
  const sources = new Map<string, string>();
  for (const folder of folders) {
    for await (const path of filesBelow(folder, checkout)) {
      if (isIncluded(path)) sources.set(path, await readSource(path, checkout));
    }
  }
  return new Map([...sources].map(([path, source]) => [
    path,
    [...new Set(importsOf(path, source))].filter((target) => sources.has(target)),
  ]));
}

/** Groups of files that import each other in a circle (strongly connected components, Tarjan). */
export function importCycles(graph: ImportGraph): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const cycles: string[][] = [];

  function visit(path: string): void {
    order.set(path, order.size);
    lowest.set(path, order.get(path)!);
    open.push(path);
    for (const target of graph.get(path) ?? []) {
      if (!order.has(target)) visit(target);
      if (open.includes(target)) {
        lowest.set(path, Math.min(lowest.get(path)!, lowest.get(target)!));
      }
    }
    if (lowest.get(path) !== order.get(path)) return;
    const group = open.splice(open.indexOf(path));
    if (group.length > 1) cycles.push(group.sort());
  }

  for (const path of graph.keys()) if (!order.has(path)) visit(path);
  return cycles;
}
