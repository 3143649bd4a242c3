import ts from "typescript";
import { describe, expect, test } from "vitest";
import { mailTemplates } from "backend/ports/mail.ts";
import { filesBelow, readSource } from "./support/source-files.ts";

type Words = { [key: string]: string | Words };

const languages = ["et", "en", "ru"] as const;
type Language = (typeof languages)[number];
const pluralEnding = /_(zero|one|two|few|many|other)$/;

/** The texts of some folders by language and key. */
type Catalogue = Record<Language, Map<string, string>>;

async function readCatalogue(...folders: string[]): Promise<Catalogue> {
  const texts = await Promise.all(languages.map(async (language) => {
    const files = folders.map(async (folder): Promise<Words> =>
      JSON.parse(await readSource(`${folder}/${language}.json`))
    );
    return [language, new Map((await Promise.all(files)).flatMap((words) => flat(words)))] as const;
  }));
  return Object.fromEntries(texts) as Catalogue;
}

function flat(words: Words, path = ""): [string, string][] {
  return Object.entries(words).flatMap(([key, value]): [string, string][] => {
    const name = path ? `${path}.${key}` : key;
    return typeof value === "string" ? [[name, value]] : flat(value, name);
  });
}

const pages = await readCatalogue("frontend/i18n", "frontend/i18n/back-office");
const errors = await readCatalogue("backend/domain/error-messages");
const problems = await readCatalogue("backend/domain/problem-messages");
const problemWords = await readCatalogue("backend/domain/problem-words");
const tables = await readCatalogue("backend/http/csv-texts");
const processing = await readCatalogue("backend/domain/processing-words");
const mails = await readCatalogue("backend/adapters/mail/texts");
const sessionMails = await readCatalogue("backend/adapters/mail/session-texts");

const withoutPlural = (key: string) => key.replace(pluralEnding, "");

function keysOf(texts: Map<string, string>): string[] {
  return [...new Set([...texts.keys()].map(withoutPlural))].sort();
}

/** The placeholders by key. A plural form may leave out the number, so all forms count together. */
function placeholders(texts: Map<string, string>): Record<string, string[]> {
  const forms = Map.groupBy(texts, ([key]) => withoutPlural(key));
  return Object.fromEntries(
    [...forms].map(([key, texts]) => {
      const names = texts.flatMap(([, text]) => [...text.matchAll(/\{\{(\w+)\}\}/g)])
        .map(([, name]) => name ?? "");
      return [key, [...new Set(names)].sort()];
    }),
  );
}

const catalogues = {
  frontend: pages,
  errors,
  "problems of fields": problems,
  "words of these problems": problemWords,
  mails,
  "mails about sessions": sessionMails,
  tables,
  "the record of processing": processing,
};

describe.each(Object.entries(catalogues))(
  "texts of %s",
  (_name, catalogue) => {
    test("every text is in every language", () => {
      const all = new Set(languages.flatMap((language) => keysOf(catalogue[language])));
      const missing = languages.flatMap((language) => {
        const own = new Set(keysOf(catalogue[language]));
        return [...all].filter((key) => !own.has(key)).map((key) => `${key} in ${language}`);
      });
      expect(missing).toEqual([]);
    });

    test.each(languages)("%s has every plural form of its language", (language) => {
      const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
      const keys = [...catalogue[language].keys()];
      const counted = new Set(keys.filter((key) => pluralEnding.test(key)).map(withoutPlural));
      const missing = [...counted].flatMap((key) => forms.map((form) => `${key}_${form}`))
        .filter((key) => !catalogue[language].has(key));
      expect(missing).toEqual([]);
    });

    test.each(["en", "ru"] as const)("%s has the same placeholders as Estonian", (language) => {
      const estonian = placeholders(catalogue.et);
      const own = placeholders(catalogue[language]);
      const different = Object.keys(own)
        .filter((key) => key in estonian && String(own[key]) !== String(estonian[key]))
        .map((key) => `${key}: ${own[key]} in ${language}, ${estonian[key]} in Estonian`);
      expect(different).toEqual([]);
    });

    test.each(languages)("%s has no empty text and no superfluous space", (language) => {
      const odd = [...catalogue[language]].filter(([, text]) =>
        text.trim() !== text || text === "" || / {2}/.test(text)
      );
      expect(odd).toEqual([]);
    });
  },
);

async function sources(folder: string): Promise<{ path: string; tree: ts.SourceFile }[]> {
  const found: { path: string; tree: ts.SourceFile }[] = [];
  for await (const path of filesBelow(folder)) {
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

/** Matches the keys that a string or a template literal can name. */
function asPattern(node: ts.Node): RegExp | null {
  if (ts.isStringLiteralLike(node)) return new RegExp(`^${RegExp.escape(node.text)}$`);
  if (!ts.isTemplateExpression(node)) return null;
  const pieces = [node.head.text, ...node.templateSpans.map((span) => span.literal.text)];
  if (!/^[a-z]\w*\./i.test(pieces[0] ?? "")) return null;
  return new RegExp(`^${pieces.map((piece) => RegExp.escape(piece)).join("[\\w-]+")}$`);
}

test.each([["et", /seans/i], ["ru", /сеанс|сесси/i]] as const)(
  "%s has one word for a booked session",
  (language, other) => {
    const texts = Object.values(catalogues).flatMap((texts) => [...texts[language]]);
    expect(texts.filter(([, text]) => other.test(text))).toEqual([]);
  },
);

test("every text of the frontend is used", async () => {
  const patterns: RegExp[] = [];
  for (const { tree } of await sources("frontend")) {
    visit(tree, (node) => {
      const pattern = asPattern(node);
      if (pattern) patterns.push(pattern);
    });
  }
  const unused = keysOf(pages.et).filter((key) => !patterns.some((pattern) => pattern.test(key)));
  expect(unused).toEqual([]);
});

test("every text of a mail belongs to a template that a use case or command sends", async () => {
  const literals = new Set<string>();
  const senders = [...await sources("backend/use-cases"), ...await sources("backend/admin")];
  for (const { tree } of senders) {
    visit(tree, (node) => {
      if (ts.isStringLiteralLike(node)) literals.add(node.text);
    });
  }
  // A mail to both people of a session has one template name with and without this ending.
  const isSent = (template: string) =>
    literals.has(template) || literals.has(template.replace(/-therapist$/, ""));
  expect(mailTemplates.filter((template) => !isSent(template))).toEqual([]);
  const parts = /^([\w-]+)\.(subject|heading|button|unsubscribe|(lines|details|smallPrint)\.\d+)$/;
  const templates: readonly string[] = mailTemplates;
  const unknown = keysOf(mails.et).filter((key) => !templates.includes(parts.exec(key)?.[1] ?? ""));
  expect(unknown).toEqual([]);
});

test("every text of a mail about a session is used", async () => {
  const names = ["session-rows", "session-money-rows", "session-parts"];
  const source = (await Promise.all(
    names.map((name) => readSource(`backend/adapters/mail/${name}.ts`)),
  )).join("\n");
  const unused = keysOf(sessionMails.et).filter((key) => !source.includes(`texts.${key}`));
  expect(unused).toEqual([]);
});

const letters = /\p{L}{2,}/u;
const spoken = new Set(["label", "title", "placeholder", "alt", "message", "text", "aria-label"]);

function spokenLiteral(node: ts.Node): string | null {
  if (ts.isJsxText(node)) return node.text;
  if (!ts.isJsxAttribute(node) || !spoken.has(node.name.getText())) return null;
  return node.initializer && ts.isStringLiteral(node.initializer) ? node.initializer.text : null;
}

/** The keys of the label and of the visible words of an element that has both. */
function labelledWords(node: ts.Node): { label: string; words: string[] } | null {
  if (!ts.isJsxElement(node)) return null;
  const label = node.openingElement.attributes.properties.find((property) =>
    ts.isJsxAttribute(property) && property.name.getText() === "aria-label"
  );
  const [labelKey] = label ? keysIn(label) : [];
  const isButton = /Button|Link$|^a$/.test(node.openingElement.tagName.getText());
  if (!labelKey || !isButton) return null;
  return { label: labelKey, words: node.children.filter(ts.isJsxExpression).flatMap(keysIn) };
}

function keysIn(node: ts.Node): string[] {
  return [...node.getText().matchAll(/\bt\(\s*"([\w.]+)"/g)].map(([, key]) => key!);
}

const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}{}]+/gu, " ").trim();

test("the label of a button contains its visible words, which voice control users say", async () => {
  const found: string[] = [];
  let compared = 0;
  for (const { path, tree } of await sources("frontend")) {
    visit(tree, (node) => {
      const { label, words } = labelledWords(node) ?? { label: "", words: [] };
      for (const language of languages) {
        const spokenLabel = bare(pages[language].get(label) ?? "");
        for (const visible of words.map((key) => pages[language].get(key) ?? "")) {
          compared++;
          if (!spokenLabel.includes(bare(visible))) found.push(`${path}: ${label} in ${language}`);
        }
      }
    });
  }
  expect(compared).toBeGreaterThan(60);
  expect(found).toEqual([]);
});

test("pages contain no literal text: every text comes from the translations", async () => {
  const found: string[] = [];
  for (const { path, tree } of await sources("frontend")) {
    visit(tree, (node) => {
      const words = spokenLiteral(node);
      if (words && letters.test(words)) found.push(`${path}: ${words.trim()}`);
    });
  }
  expect(found).toEqual([]);
});
