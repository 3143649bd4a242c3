import { posix } from "node:path";

/** Path → paths of the files that import it. */
export type Importers = Map<string, string[]>;

const mostTests = 6;

/** They are fast and read the whole source. */
const ofEveryChange = ["tests/architecture.test.ts", "tests/plain-language.test.ts"];

/** Tests that read files by their folder, so that they import none of them. */
const ofFolders: [changed: RegExp, tests: string[]][] = [
  [/^db\/(schema|migrations)\//, ["tests/migrations.test.ts", "tests/schema-constants.test.ts"]],
  [
    /^backend\/(http\/|domain\/errors\.ts$)/,
    ["tests/contract.test.ts", "tests/security/access-matrix-rows.test.ts"],
  ],
  [/^(openapi\.yaml|frontend\/api\/(schema\.d\.ts|limits\/.*))$/, ["tests/contract.test.ts"]],
  [/^backend\/http\//, ["tests/screens/answers.test.ts"]],
  [/^ui-kit\//, ["ui-kit/catalogue.test.ts", "ui-kit/styles.test.ts"]],
  [/^frontend\/i18n\/|\/(et|en|ru)\.json$/, ["tests/words.test.ts"]],
];

/**
 * The tests of the changed files: those of their folders, and the six nearest that import one of them, themselves or
 * through others. Where very many are equally near, because they import the whole app, only those whose names share words
 * with a changed file.
 */
export function nearestTests(changed: string[], importers: Importers): string[] {
  const words = new Set(changed.flatMap(wordsOf));
  const shared = (path: string) => wordsOf(path).filter((word) => words.has(word)).length;
  const seen = new Set(changed);
  const found: string[] = [];
  for (let latest = changed; latest.length > 0 && found.length < mostTests;) {
    const tests = latest.filter((path) => /\.test\.tsx?$/.test(path));
    const near = tests.length <= mostTests ? tests : tests.filter((path) => shared(path) > 0)
      .toSorted((one, other) => shared(other) - shared(one));
    found.push(...near);
    latest = [...new Set(latest.flatMap((path) => importers.get(path) ?? []))]
      .filter((path) => !seen.has(path));
    for (const path of latest) seen.add(path);
  }
  const ofTheirFolders = ofFolders
    .flatMap(([folder, tests]) => changed.some((path) => folder.test(path)) ? tests : []);
  return [...new Set([...ofEveryChange, ...ofTheirFolders, ...found.slice(0, mostTests)])];
}

/** The stories of the changed components, as `ui-kit/stories.test.tsx` names them: `controls/button`. */
export function changedStories(changed: string[], importers: Importers): string[] {
  const stories = changed.flatMap((path) => {
    const [, component] = /^(ui-kit\/\w+\/[\w-]+)\.(?:stories\.)?(?:tsx|css)$/.exec(path) ?? [];
    if (!component) return [];
    const own = `${component}.stories.tsx`;
    const found = importers.get(`${component}.tsx`) ?? [];
    if (path === own || found.includes(own)) return [own];
    return found.filter((importer) => importer.endsWith(".stories.tsx"));
  });
  return [...new Set(stories)]
    .map((path) => path.slice("ui-kit/".length, -".stories.tsx".length));
}

/** A migration is named by a sentence, whose words say nothing about files; these are in the names of many files. */
const genericWords = [
  "and",
  "for",
  "the",
  "from",
  "into",
  "with",
  "access",
  "stored",
  "body",
  "list",
];

function wordsOf(path: string): string[] {
  if (path.startsWith("db/migrations/")) return [];
  return posix.basename(path).split(".")[0]!.split("-")
    .filter((word) => word.length > 2 && !genericWords.includes(word));
}
