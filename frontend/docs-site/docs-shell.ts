import { escape } from "html-escaper";
import type { Language } from "backend/domain/text.ts";
import { root } from "../source-fingerprint.ts";
import { guideAddress, type GuideName, guides } from "./guide-list.ts";

type Page = {
  language?: Language;
  path: string;
  title: string;
  description: string;
  /** HTML in the middle. */
  main: string;
  /** HTML beside it, where the screen is wide. */
  aside?: string;
  /** HTML below the list of guides. */
  navigation?: string;
  /** Names of files below /docs. */
  styles?: string[];
};

/** The icon without its own colours, which a policy without inline styles would not let through. */
const rings = (await Deno.readTextFile(`${root}frontend/public/favicon.svg`))
  .replace(/<style>[\s\S]*<\/style>/, "")
  .replace(/ stroke="#\w+"/, ' aria-hidden="true"');

const fonts = ["commissioner-basic", "literata-basic"];

type GuideNames = Record<GuideName, string>;

const englishNames = Object.fromEntries(guides.map(({ name, label }) => [name, label]));

/** The guides are in English, so most pages need these alone. */
const english = {
  guideNames: englishNames as GuideNames,
  /** Only in other languages. */
  guidesInEnglish: "",
  skip: "Skip to the content",
  documentation: "Documentation",
  guides: "Guides",
  reference: "Reference",
  errors: "Errors",
  allErrors: "All errors",
  pages: "Pages",
  terms: "Terms",
  privacy: "Privacy",
};

const words: Record<Language, typeof english> = {
  en: english,
  et: {
    guideNames: {
      "get-started": "Alustamine",
      booking: "Aja broneerimine",
      embedding: "Broneerimine oma lehel",
      webhooks: "Veebihaagid",
      errors: "Vead",
      versions: "Versioonid",
    },
    guidesInEnglish: "Juhendid on inglise keeles.",
    skip: "Otse sisu juurde",
    documentation: "Dokumentatsioon",
    guides: "Juhendid",
    reference: "Operatsioonid",
    errors: "Vead",
    allErrors: "Kõik vead",
    pages: "Lehed",
    terms: "Tingimused",
    privacy: "Privaatsus",
  },
  ru: {
    guideNames: {
      "get-started": "Начало работы",
      booking: "Запись на время",
      embedding: "Запись на своём сайте",
      webhooks: "Вебхуки",
      errors: "Ошибки",
      versions: "Версии",
    },
    guidesInEnglish: "Руководства на английском языке.",
    skip: "Сразу к содержанию",
    documentation: "Документация",
    guides: "Руководства",
    reference: "Операции",
    errors: "Ошибки",
    allErrors: "Все ошибки",
    pages: "Страницы",
    terms: "Условия",
    privacy: "Конфиденциальность",
  },
};

const places = [
  { path: "/docs", label: "guides" },
  { path: "/docs/reference", label: "reference" },
  { path: "/problems", label: "errors" },
] as const;

/** The document around a page for API developers. It needs no script. */
export function docsShell({ path, title, description, main, ...page }: Page): string {
  const { language = "en", aside = "", navigation = "", styles = [] } = page;
  const word = words[language];
  const isReference = path === "/docs/reference";
  const place = places.find((one) => one.path === path)?.path ?? "/docs";
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>${escape(title)} – Heaolu API</title>
    <meta name="description" content="${escape(description)}">
    ${
    fonts.map((name) =>
      `<link rel="preload" as="font" type="font/woff2" crossorigin href="/docs/${name}.woff2">`
    ).join("")
  }
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
    <link rel="alternate" href="/openapi.yaml" type="application/yaml" title="OpenAPI">
    ${
    ["docs.css", ...styles].map((name) => `<link rel="stylesheet" href="/docs/${name}">`).join("")
  }
    <script src="/docs/docs-start.js"></script>
  </head>
  <body>
    <a class="skip" href="#main">${word.skip}</a>
    <header>
      <a class="logo" href="/docs">${rings}<span>Heaolu <small>API</small></span></a>
      <nav aria-label="${word.documentation}">
        ${
    places.map((one) => linkTo({ path: one.path, label: word[one.label] }, one.path === place))
      .join("")
  }
        <a href="/openapi.yaml" data-in-footer>OpenAPI</a>
        <a href="/" data-in-footer>Heaolu</a>
      </nav>
    </header>
    <div class="columns">
      <details class="pages" data-pages>
        <summary>${isReference ? "Operations" : word.pages}</summary>
        <nav aria-label="${isReference ? "Guides and operations" : word.guides}">
          <ul>${
    guides.map(({ name }) => {
      const address = guideAddress(name);
      const label = word.guideNames[name];
      return `<li>${linkTo({ path: address, label }, address === path)}</li>`;
    }).join("")
  }</ul>${word.guidesInEnglish ? `<p class="note">${word.guidesInEnglish}</p>` : ""}<ul><li>${
    linkTo({ path: "/docs/reference", label: word.reference }, isReference)
  }</li><li>${linkTo({ path: "/problems", label: word.allErrors }, path === "/problems")}</li></ul>
          ${navigation}
        </nav>
      </details>
      <main id="main" tabindex="-1">${main}</main>
      ${aside}
    </div>
    <footer><a href="/">Heaolu</a> <a href="/openapi.yaml">openapi.yaml</a>
      <a href="/openapi.json">openapi.json</a>
      <a href="/terms">${word.terms}</a> <a href="/privacy">${word.privacy}</a></footer>
  </body>
</html>
`;
}

function linkTo({ path, label }: { path: string; label: string }, isCurrent: boolean): string {
  const current = isCurrent ? ' aria-current="page"' : "";
  return `<a href="${path}"${current}>${escape(label)}</a>`;
}
