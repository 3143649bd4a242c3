import { escape } from "html-escaper";
import en from "../domain/error-messages/en.json" with { type: "json" };
import et from "../domain/error-messages/et.json" with { type: "json" };
import ru from "../domain/error-messages/ru.json" with { type: "json" };
import { DomainError, type ErrorCode, errorCodes } from "../domain/errors.ts";
import { problemCodes } from "../domain/field-problem.ts";
import fieldSentences from "../domain/problem-messages/en.json" with { type: "json" };
import { statusOf } from "./error-status.ts";
import { plainPage } from "./plain-page.ts";
import { newRouter } from "./router.ts";

type Operation = {
  operationId?: string;
  tags?: string[];
  responses?: Record<string, { description?: string }>;
};
type Named = { tag: string; id: string };
type Document = { paths?: Record<string, Record<string, Operation>> };

/** More say nothing to a reader. */
const mostNamed = 60;

const home = { name: "Errors of the API", path: "/problems" };
const note =
  "Every refusal is application/problem+json. Its type is the address of one of these pages.";

const guide =
  '<p><a href="/docs/errors">What a refusal has, and what a program does about it</a></p>';

/** What each `type` of a problem means, at its address. */
export function problemPages(document: () => object) {
  let printed: Document | undefined;
  return newRouter()
    .get(
      "/problems",
      (c) => c.html(plainPage({ title: home.name, home, note, content: list() + guide })),
    )
    .get("/problems/:errCode", (c) => {
      const code = errorCodes.find((known) => known === c.req.param("errCode"));
      if (!code) throw new DomainError("ERR_NOT_FOUND");
      printed ??= document() as Document;
      const operations = operationsWith(code, printed);
      return c.html(
        plainPage({ title: code, home, note, content: details(code, operations) + guide }),
      );
    });
}

function list(): string {
  const items = errorCodes.map((code) =>
    `<li><a href="/problems/${code}"><strong><code>${code}</code></strong>` +
    `<span>${escape(en[code])}</span><span>${statusOf[code]}</span></a></li>`
  );
  return `<ol>${items.join("")}</ol>`;
}

function details(code: ErrorCode, operations: Named[]): string {
  const links = operations
    .map(({ tag, id }) => `<a href="/docs/reference#/${tag}/${id}"><code>${id}</code></a>`)
    .join(", ");
  return `<div class="sheet"><h2><code>${code}</code></h2><dl>
    <dt>Status</dt><dd>${statusOf[code]}</dd>
    <dt>English</dt><dd lang="en">${escape(en[code])}</dd>
    <dt>Eesti</dt><dd lang="et">${escape(et[code])}</dd>
    <dt>Русский</dt><dd lang="ru">${escape(ru[code])}</dd>
    <dt>Operations</dt><dd>${
    operations.length > mostNamed
      ? `${operations.length} operations`
      : links || "Any: it has nothing to do with one operation."
  }</dd>
  </dl></div>${code === "ERR_INVALID_INPUT" ? fieldProblems() : ""}`;
}

function fieldProblems(): string {
  const rows = problemCodes.map((code) =>
    `<dt><code>${code}</code></dt><dd>${escape(fieldSentences[code])}</dd>`
  );
  return `<h2>What may be wrong with a field</h2><div class="sheet"><p>Each of its <code>errors</code> has the
    path of a field, one of these codes and a sentence in the language of the request.</p><dl>${
    rows.join("")
  }</dl></div>`;
}

function operationsWith(code: ErrorCode, { paths = {} }: Document): Named[] {
  const isNamed = new RegExp(`\\b${code}\\b`);
  return Object.values(paths).flatMap((methods) => Object.values(methods))
    .filter(({ responses = {} }) =>
      Object.values(responses).some(({ description = "" }) => isNamed.test(description))
    )
    .map(({ operationId = "", tags: [tag = ""] = [] }) => ({ tag, id: operationId }))
    .sort((one, other) => one.id < other.id ? -1 : 1);
}
