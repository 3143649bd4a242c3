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

test.each(["comments", "test titles", "contract texts", "documents"] as const)(
  "%s use standard terms",
  async (kind) => {
    const texts = await textsOf[kind]();
    expect(texts.length).toBeGreaterThan(5);
    expect(texts.flatMap(dialectIn)).toEqual([]);
  },
);

test("names of files and identifiers use standard terms", async () => {
  const found: string[] = [];
  for await (const { path, tree } of sources()) {
    if (/house|whoever|somebody|nobody|anew/i.test(path)) found.push(path);
    visit(tree, (node) => {
      if (ts.isIdentifier(node) && /house|whoever|somebody|nobody|anew\b/i.test(node.text)) {
        found.push(`${path}: ${node.text}`);
      }
    });
  }
  expect(found).toEqual([]);
});

test("every path that a document names exists", async () => {
  const missing: string[] = [];
  for (const { path, text } of await textsOf.documents()) {
    for (
      const [, named = ""] of text.matchAll(
        /`((?:backend|db|frontend|ui-kit|tests|docs)\/[\w./-]+)`/g,
      )
    ) {
      if (!await isThere(named)) missing.push(`${path}: ${named}`);
    }
  }
  expect(missing).toEqual([]);
});

test("the list notices its words and leaves others alone", () => {
  expect(dialectIn({ path: "a.ts", text: "Whoever asked is told." })).toHaveLength(3);
  expect(dialectIn({ path: "a.ts", text: "A warehouse of newsletters." })).toEqual([]);
});

const textsOf = {
  async comments(): Promise<Text[]> {
    const found: Text[] = [];
    for await (const { path, tree } of sources()) {
      found.push(...commentsOf(tree).map((text) => ({ path, text })));
    }
    for (const folder of folders) {
      for await (const path of filesBelow(folder)) {
        if (!path.endsWith(".css")) continue;
        const comments = (await readSource(path)).match(/\/\*[\s\S]*?\*\//g) ?? [];
        found.push(...comments.map((text) => ({ path, text })));
      }
    }
    return found;
  },

  async "test titles"(): Promise<Text[]> {
    const found: Text[] = [];
    for await (const { path, tree } of sources()) {
      if (!/\.(test|spec|contract|testing)\.tsx?$/.test(path)) continue;
      visit(tree, (node) => {
        const text = titleOf(node);
        if (text) found.push({ path, text });
      });
    }
    return found;
  },

  async "contract texts"(): Promise<Text[]> {
    const found: Text[] = [];
    const read = (node: unknown, path: string) => {
      if (typeof node !== "object" || node === null) return;
      for (const [key, value] of Object.entries(node)) {
        const isText = key === "summary" || key === "description";
        if (isText && typeof value === "string") found.push({ path, text: value });
        else if (key !== "example" && key !== "examples") read(value, `${path}/${key}`);
      }
    };
    read(parse(await readSource("openapi.yaml")), "openapi.yaml#");
    return found;
  },

  async documents(): Promise<Text[]> {
    const paths = ["README.md", "CONTRIBUTING.md", "ui-kit/README.md", "db/seed/data/README.md"];
    for await (const path of filesBelow("docs")) if (path.endsWith(".md")) paths.push(path);
    const lines = await Promise.all(
      paths.map(async (path) =>
        (await readSource(path)).split("\n").map((text, at) => ({
          path: `${path}:${at + 1}`,
          text,
        }))
      ),
    );
    return lines.flat();
  },
};

function dialectIn({ path, text }: Text): string[] {
  return [...text.matchAll(new RegExp(`\\b(?:${forbidden})\\b`, "gi"))].map(([word]) => {
    const terms = Object.entries(insteadOf)
      .find(([words]) => new RegExp(`^(?:${words})$`, "i").test(word))?.[1];
    return `${path}: "${word}" → ${terms} (${text.replace(/\s+/g, " ").slice(0, 90)})`;
  });
}

async function* sources() {
  for (const folder of folders) {
    for await (const path of filesBelow(folder)) {
      const isOwn = /\.tsx?$/.test(path) && !path.endsWith("schema.d.ts") &&
        path !== "tests/plain-language.test.ts";
      if (!isOwn) continue;
      const source = await readSource(path);
      const kind = path.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
      const tree = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, kind);
      yield { path, tree };
    }
  }
}

function commentsOf(tree: ts.SourceFile): string[] {
  const found = new Map<number, string>();
  visit(tree, (node) => {
    for (const { pos, end } of ts.getLeadingCommentRanges(tree.text, node.getFullStart()) ?? []) {
      found.set(pos, tree.text.slice(pos, end));
    }
  });
  return [...found.values()];
}

function isThere(path: string): Promise<boolean> {
  return Deno.stat(`${root}${path}`).then(() => true, () => false);
}

function titleOf(node: ts.Node): string | null {
  if (!ts.isCallExpression(node)) return null;
  const [title] = node.arguments;
  const isTest = /^(test|it|describe)\b/.test(node.expression.getText().slice(0, 40));
  if (!isTest || !title) return null;
  if (ts.isStringLiteralLike(title)) return title.text;
  return ts.isTemplateExpression(title) ? title.getText() : null;
}

function visit(node: ts.Node, look: (node: ts.Node) => void): void {
  look(node);
  node.forEachChild((child) => visit(child, look));
}
