import { escape } from "html-escaper";
import type { Context } from "hono";
import en from "../domain/error-messages/en.json" with { type: "json" };
import et from "../domain/error-messages/et.json" with { type: "json" };
import ru from "../domain/error-messages/ru.json" with { type: "json" };
import { DomainError, type ErrorCode, errorCodes } from "../domain/errors.ts";
import { type ProblemCode, problemCodes } from "../domain/field-problem.ts";
import { type Language, languages } from "../domain/text.ts";
import type { DocsFrame } from "./docs-frame.ts";
import { statusOf } from "./error-status.ts";
import { exampleOf, fieldExampleOf, fieldSentence, statusLine } from "./problem-example.ts";
import enTexts from "./problem-texts/en.json" with { type: "json" };
import etTexts from "./problem-texts/et.json" with { type: "json" };
import ruTexts from "./problem-texts/ru.json" with { type: "json" };
import { type Env, newRouter } from "./router.ts";
import { languageOf, storeChosenLanguage } from "./viewer.ts";

type Operation = {
  operationId?: string;
  tags?: string[];
  responses?: Record<string, { description?: string }>;
};
type Named = { tag: string; id: string };
type Document = { paths?: Record<string, Record<string, Operation>> };
type Texts = typeof enTexts;

const sentences: Record<Language, Record<ErrorCode, string>> = { et, en, ru };
const texts: Record<Language, Texts> = { et: etTexts, en: enTexts, ru: ruTexts };
const names: Record<Language, string> = { et: "Eesti", en: "English", ru: "Русский" };

/** More say nothing to a reader. */
const mostNamed = 60;

/** What each `type` of a problem and each code of a field means, at its address, in the language of the reader. */
export function problemPages(document: () => object, frame: DocsFrame, showsGuides = true) {
  let printed: Document | undefined;

  async function page(c: Context<Env>, title: string, content: string): Promise<Response> {
    const language = languageOf(c);
    const html = await frame({
      language,
      title,
      content: `<div class="guide problem">${content}${languageLinks(c, language)}</div>`,
    });
    c.header("Content-Language", language);
    c.header("Vary", "Accept-Language, Cookie", { append: true });
    return storeChosenLanguage(c, c.html(html));
  }

  return newRouter()
    .get("/problems", (c) => {
      const language = languageOf(c);
      const words = c.req.query("words")?.slice(0, 100) ?? "";
      return page(c, texts[language].title, list(language, words));
    })
    .get("/problems/:errCode", (c) => {
      const sent = c.req.param("errCode");
      const code = errorCodes.find((known) => known === sent);
      const fieldCode = problemCodes.find((known) => known === sent);
      if (!code && !fieldCode) throw new DomainError("ERR_NOT_FOUND");
      const language = languageOf(c);
      printed ??= document() as Document;
      const parts = [
        `<p><a href="/problems">${texts[language].all}</a></p><h1><code>${sent}</code></h1>`,
        code ? details(code, language) : "",
        code ? operationList(operationsWith(code, printed), texts[language], showsGuides) : "",
        code && fieldCode ? `<h2>${texts[language].asField}</h2>` : "",
        fieldCode ? fieldDetails(fieldCode, language) : "",
        showsGuides
          ? `<p><a href="/docs/errors" hreflang="en">${texts[language].guide}</a></p>`
          : "",
      ];
      return page(c, sent, parts.join(""));
    });
}

function list(language: Language, words: string): string {
  const text = texts[language];
  const wanted = words.toLowerCase().split(/\s+/);
  const fits = (item: string) => wanted.every((word) => item.toLowerCase().includes(word));
  const ofRequests = errorCodes
    .map((code) => ({ code, side: String(statusOf[code]), sentence: sentences[language][code] }));
  const ofFields = problemCodes
    .map((code) => ({ code, side: "", sentence: fieldSentence(code, language) }));
  const sections = [
    { title: text.ofRequests, lead: "", items: ofRequests },
    { title: text.ofFields, lead: text.ofFieldsLead, items: ofFields },
  ].map(({ title, lead, items }) => {
    const found = items.filter((item) => fits(Object.values(item).join(" ")));
    if (found.length === 0) return "";
    return `<h2>${title}</h2>${lead ? `<p>${escape(lead)}</p>` : ""}<ul class="problems">${
      found.map(({ code, side, sentence }) =>
        `<li><a href="/problems/${code}"><code>${code}</code><span>${escape(sentence)}</span>${
          side ? `<small>${side}</small>` : ""
        }</a></li>`
      ).join("")
    }</ul>`;
  });
  return `<h1>${text.title}</h1><p class="lead">${escape(text.lead)}</p>
    <form class="search" role="search" action="/problems"><label>${text.find}
      <input type="search" name="words" value="${escape(words)}" maxlength="100"></label>
      <button class="button">${text.search}</button></form>
    ${sections.join("") || `<p role="status">${text.noneFound}</p>`}`;
}

function details(code: ErrorCode, language: Language): string {
  const text = texts[language];
  const sentence = sentences[language][code];
  return answer(text, { sentence, advice: adviceOf(code, text), status: statusLine(code) }) +
    sample(text, exampleOf(code, sentence));
}

function operationList(operations: Named[], text: Texts, areLinks: boolean): string {
  const items = operations.map(({ tag, id }) =>
    areLinks
      ? `<a href="/docs/reference#/${tag}/${id}"><code>${id}</code></a>`
      : `<code>${id}</code>`
  );
  const shown = operations.length > mostNamed
    ? text.manyOperations.replace("{{count}}", String(operations.length))
    : items.join(", ") || text.anyOperation;
  return `<h2>${text.operations}</h2><p>${shown}</p>`;
}

function fieldDetails(code: ProblemCode, language: Language): string {
  const text = texts[language];
  const own: Record<string, string> = text.byField;
  const invalid = "ERR_INVALID_INPUT";
  const sentence = fieldSentence(code, language);
  return answer(text, {
    sentence,
    advice: own[code] ?? text.field,
    status: `${statusLine(invalid)}, <a href="/problems/${invalid}"><code>${invalid}</code></a>`,
  }) + sample(text, fieldExampleOf(code, sentences[language][invalid], language));
}

function adviceOf(code: ErrorCode, { byCode, byStatus }: Texts): string {
  const own: Record<string, string> = byCode;
  return own[code] ?? byStatus[`${statusOf[code]}`];
}

function answer(
  text: Texts,
  { sentence, advice, status }: { sentence: string; advice: string; status: string },
): string {
  return `<h2>${text.whatHappened}</h2><p>${escape(sentence)}</p>
    <h2>${text.whatToDo}</h2><p>${escape(advice)}</p>
    <h2>${text.status}</h2><p>${status}</p>`;
}

function sample({ example }: Texts, text: string): string {
  return `<h2>${example}</h2><div class="samples"><figure><figcaption>HTTP</figcaption>` +
    `<pre tabindex="0" aria-label="${example}"><code>${escape(text)}</code></pre></figure></div>`;
}

function languageLinks(c: Context<Env>, current: Language): string {
  const links = languages.map((language) =>
    language === current
      ? `<span lang="${language}" aria-current="true">${names[language]}</span>`
      : `<a href="${
        escape(c.req.path)
      }?lng=${language}" lang="${language}" hreflang="${language}">${names[language]}</a>`
  );
  return `<nav class="neighbours" aria-label="${texts[current].languages}">${links.join("")}</nav>`;
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
