import ts from "typescript";
import { expect, test } from "vitest";
import { filesBelow, readSource } from "./support/source-files.ts";

type Words = { [key: string]: string | Words };

const languages = ["et", "en", "ru"] as const;
const pluralEnding = /_(zero|one|two|few|many|other)$/;

function flat(words: Words, path = ""): [string, string][] {
  return Object.entries(words).flatMap(([key, value]): [string, string][] => {
    const name = path ? `${path}.${key}` : key;
    return typeof value === "string" ? [[name, value]] : flat(value, name);
  });
}

const sentences = Object.fromEntries(
  await Promise.all(languages.map(async (language) => {
    const words: Words = JSON.parse(await readSource(`frontend/i18n/${language}.json`));
    return [language, new Map(flat(words))] as const;
  })),
) as Record<(typeof languages)[number], Map<string, string>>;

const withoutPlural = (key: string) => key.replace(pluralEnding, "");

function meanings(language: (typeof languages)[number]): string[] {
  return [...new Set([...sentences[language].keys()].map(withoutPlural))].sort();
}

function slots(sentence: string): string[] {
  return [...new Set([...sentence.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? ""))]
    .sort();
}

async function sources(): Promise<{ path: string; tree: ts.SourceFile }[]> {
  const found: { path: string; tree: ts.SourceFile }[] = [];
  for await (const path of filesBelow("frontend")) {
    if (!/\.tsx?$/.test(path) || /\.(test|d)\.tsx?$/.test(path)) continue;
    const kind = path.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
    const text = await readSource(path);
    found.push({
      path,
      tree: ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind),
    });
  }
  return found;
}

function visit(node: ts.Node, look: (node: ts.Node) => void) {
  look(node);
  node.forEachChild((child) => visit(child, look));
}

test.each(["en", "ru"] as const)(
  "%s says everything that Estonian says, and nothing more",
  (language) => {
    expect(meanings(language)).toEqual(meanings("et"));
  },
);

test.each(languages)("%s has every plural form of its language, wherever it counts", (language) => {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const keys = [...sentences[language].keys()];
  const counted = new Set(keys.filter((key) => pluralEnding.test(key)).map(withoutPlural));
  const missing = [...counted].flatMap((key) => forms.map((form) => `${key}_${form}`))
    .filter((key) => !sentences[language].has(key));
  expect(missing).toEqual([]);
});

/** What a sentence leaves open; a form for one may leave out the number. */
function openSlots(language: (typeof languages)[number]): Record<string, string[]> {
  const open = Map.groupBy(sentences[language], ([key]) => withoutPlural(key));
  return Object.fromEntries(
    [...open].map(([key, forms]) => [key, slots(forms.map(([, form]) => form).join(" "))]),
  );
}

test.each(["en", "ru"] as const)("%s leaves the same slots open as Estonian", (language) => {
  expect(openSlots(language)).toEqual(openSlots("et"));
});

test.each(languages)("%s has no empty sentence and no space too many", (language) => {
  const odd = [...sentences[language]].filter(([, sentence]) =>
    sentence.trim() !== sentence || sentence === "" || / {2}/.test(sentence)
  );
  expect(odd).toEqual([]);
});

/** The booking page looks only below `booking`, and names its sentences from there. */
function prefixOf(path: string): string {
  return path.startsWith("frontend/booking/") ? "booking." : "";
}

/** A key may be written whole, or with parts that are known only while running. */
function asPattern(node: ts.Node, prefix: string): RegExp | null {
  if (ts.isStringLiteralLike(node)) return new RegExp(`^${RegExp.escape(prefix + node.text)}$`);
  if (!ts.isTemplateExpression(node)) return null;
  const pieces = [prefix + node.head.text, ...node.templateSpans.map((span) => span.literal.text)];
  if (!/^[a-z]\w*\./i.test(pieces[0] ?? "")) return null;
  return new RegExp(`^${pieces.map((piece) => RegExp.escape(piece)).join("[\\w-]+")}$`);
}

test("every sentence is said somewhere", async () => {
  const patterns: RegExp[] = [];
  for (const { path, tree } of await sources()) {
    visit(tree, (node) => {
      const pattern = asPattern(node, prefixOf(path));
      if (pattern) patterns.push(pattern);
    });
  }
  const unsaid = meanings("et").filter((key) => !patterns.some((pattern) => pattern.test(key)));
  // The sentence of a refusal is looked up by its code.
  expect(unsaid.filter((key) => !key.startsWith("errors."))).toEqual([]);
});

const letters = /\p{L}{2,}/u;
const spoken = new Set(["label", "title", "placeholder", "alt", "message", "text", "aria-label"]);

function spokenLiteral(node: ts.Node): string | null {
  if (ts.isJsxText(node)) return node.text;
  if (!ts.isJsxAttribute(node) || !spoken.has(node.name.getText())) return null;
  return node.initializer && ts.isStringLiteral(node.initializer) ? node.initializer.text : null;
}

test("no page speaks on its own: every word comes from the translations", async () => {
  const found: string[] = [];
  for (const { path, tree } of await sources()) {
    visit(tree, (node) => {
      const words = spokenLiteral(node);
      if (words && letters.test(words)) found.push(`${path}: ${words.trim()}`);
    });
  }
  expect(found).toEqual([]);
});
