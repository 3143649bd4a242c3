import ts from "typescript";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { filesBelow, readSource, root } from "./support/source-files.ts";

/** Words a stranger would have to decode, each with the usual terms. The only list of them. */
const insteadOf: Record<string, string> = {
  "house|houses|inhabitants?|doorway": "app, server, database, users, HTTP layer",
  "whoever|whomever|whosever": "the caller, the user, the operator",
  "somebody|someone|somebody else": "a user, a client, a practitioner, another user",
  "everybody|everyone|anybody|anyone": "every user, all callers",
  "nobody|no one": "no user, no client, not … by anyone: say who is meant",
  "one's own|oneself": "the caller's own",
  "anew": "again, reload",
  "farewell": "shutdown",
  "tells|told|telling": "notifies, reports, says",
  "remembers|remembering": "caches, stores",
  "asked|asking": "requests, queries",
  "judged|judges": "checked, compared",
  "news": "webhook events, changes",
  "lets go|gives back|hands over": "releases, returns, passes",
  "what somebody|what nobody": "say what it is",
  "is worth anything|is nobody's": "is expired, belongs to no account",
  "the other end": "the remote server",
  "wishes|wished": "requests, preferences",
};

type Text = { path: string; text: string };

const folders = ["backend", "db", "frontend", "ui-kit", "tests"];
const forbidden = Object.keys(insteadOf).join("|");
const forbiddenInText = new RegExp(`\\b(?:${forbidden})\\b`, "gi");
const forbiddenWord = new RegExp(`^(?:${forbidden})$`, "i");

/** An error code and a field of the contract. */
const allowedNames = new Set(["ERR_NOBODY_MET", "news"]);

const sources = await readSources();

test.each([
  ["comments", sources.comments],
  ["test titles", sources.titles],
  ["contract texts", contractTexts(parse(await readSource("openapi.yaml")), "openapi.yaml#")],
  ["documents", await documentLines()],
])("%s use standard terms", (_, texts) => {
  expect(texts.length).toBeGreaterThan(5);
  expect(texts.flatMap(dialectIn)).toEqual([]);
});

test("names of files and identifiers use standard terms", () => {
  const found = sources.names.filter(({ text }) => hasDialectWord(text))
    .map(({ path, text }) => `${path}: ${text}`);
  expect(found).toEqual([]);
});

test("every path that a document names exists", async () => {
  const namedPath = /`((?:backend|db|frontend|ui-kit|tests|docs)\/[\w./-]+)`/g;
  const missing: string[] = [];
  for (const { path, text } of await documentLines()) {
    for (const [, named = ""] of text.matchAll(namedPath)) {
      const isThere = await Deno.stat(`${root}${named}`).then(() => true, () => false);
      if (!isThere) missing.push(`${path}: ${named}`);
    }
  }
  expect(missing).toEqual([]);
});

test("the list notices its words and leaves others alone", () => {
  expect(dialectIn({ path: "a.ts", text: "Whoever asked is told." })).toHaveLength(3);
  expect(dialectIn({ path: "a.ts", text: "A warehouse of newsletters." })).toEqual([]);
  expect(hasDialectWord("openHouse")).toBe(true);
  expect(hasDialectWord("warehouse")).toBe(false);
  expect(hasDialectWord("closeClientQuestion")).toBe(false);
  expect(hasDialectWord("isAsked")).toBe(true);
});

async function readSources() {
  const comments: Text[] = [];
  const titles: Text[] = [];
  const names: Text[] = [];
  for (const folder of folders) {
    for await (const path of filesBelow(folder)) {
      names.push({ path, text: path });
      const source = /\.(tsx?|css)$/.test(path) ? await readSource(path) : "";
      if (path.endsWith(".css")) {
        comments.push(...(source.match(/\/\*[\s\S]*?\*\//g) ?? []).map((text) => ({ path, text })));
      }
      const isOwn = /\.tsx?$/.test(path) && !path.endsWith("schema.d.ts") &&
        path !== "tests/plain-language.test.ts";
      if (!isOwn) continue;
      const kind = path.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
      const tree = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, kind);
      const isTest = /\.(test|spec|contract|testing)\.tsx?$/.test(path);
      const ownNames = new Set<string>();
      let readUntil = 0;
      const read = (node: ts.Node): void => {
        if (ts.isIdentifier(node)) ownNames.add(node.text);
        if (node.getFullStart() >= readUntil) {
          const ranges = ts.getLeadingCommentRanges(source, node.getFullStart()) ?? [];
          comments.push(...ranges.map(({ pos, end }) => ({ path, text: source.slice(pos, end) })));
          readUntil = node.getStart();
        }
        const title = isTest && titleOf(node);
        if (title) titles.push({ path, text: title });
        node.forEachChild(read);
      };
      tree.forEachChild(read);
      names.push(...[...ownNames].map((text) => ({ path, text })));
    }
  }
  return { comments, titles, names };
}

function titleOf(node: ts.Node): string | null {
  if (!ts.isCallExpression(node)) return null;
  const [title] = node.arguments;
  const isTest = /^(test|it|describe)\b/.test(node.expression.getText().slice(0, 40));
  if (!isTest || !title) return null;
  if (ts.isStringLiteralLike(title)) return title.text;
  return ts.isTemplateExpression(title) ? title.getText() : null;
}

function contractTexts(node: unknown, path: string): Text[] {
  if (typeof node !== "object" || node === null) return [];
  return Object.entries(node).flatMap(([key, value]): Text[] => {
    const isText = key === "summary" || key === "description";
    if (isText && typeof value === "string") return [{ path, text: value }];
    if (key === "example" || key === "examples") return [];
    return contractTexts(value, `${path}/${key}`);
  });
}

async function documentLines(): Promise<Text[]> {
  const paths = ["README.md", "CONTRIBUTING.md", "ui-kit/README.md", "db/seed/data/README.md"];
  for await (const path of filesBelow("docs")) if (path.endsWith(".md")) paths.push(path);
  const documents = await Promise.all(paths.map(async (path) => {
    const lines = (await readSource(path)).split("\n");
    return lines.map((text, at) => ({ path: `${path}:${at + 1}`, text }));
  }));
  return documents.flat();
}

function dialectIn({ path, text }: Text): string[] {
  return [...text.matchAll(forbiddenInText)].map(([word]) => {
    const terms = Object.entries(insteadOf)
      .find(([words]) => new RegExp(`^(?:${words})$`, "i").test(word))?.[1];
    return `${path}: "${word}" → ${terms} (${text.replace(/\s+/g, " ").slice(0, 90)})`;
  });
}

/** Whether a name has a forbidden word between its hyphens, slashes or capitals. */
function hasDialectWord(name: string): boolean {
  if (allowedNames.has(name)) return false;
  const words = name.replace(/([a-z])([A-Z])/g, "$1 $2").split(
    /[^A-Za-z]+/,
  );
  return words.some((word) => forbiddenWord.test(word));
}
