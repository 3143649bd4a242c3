import type { ImportGraph } from "../support/import-graph.ts";

const withoutLook = /\.(test\.tsx?|snap|md)$/;

/** The stories files that changed files reach through imports; null when the changes may reach all of them. */
export function reachedStories(changed: string[], graph: ImportGraph): Set<string> | null {
  const reached = new Set<string>();
  const waiting = changed.filter((path) => !withoutLook.test(path)).map(ownerOf);
  if (waiting.some((path) => !graph.has(path) || path.startsWith("ui-kit/.storybook/"))) {
    return null;
  }
  for (let path = waiting.pop(); path; path = waiting.pop()) {
    if (reached.has(path)) continue;
    reached.add(path);
    for (const [importer, targets] of graph) if (targets.includes(path)) waiting.push(importer);
  }
  return new Set([...reached].filter((path) => path.endsWith(".stories.tsx")));
}

/** The styles of a component have its name. */
function ownerOf(path: string): string {
  return path.replace(/\.css$/, ".tsx");
}
