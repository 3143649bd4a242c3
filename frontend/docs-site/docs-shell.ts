import { escape } from "html-escaper";
import { root } from "../source-fingerprint.ts";
import { guideAddress, guides } from "./guide-list.ts";

type Page = {
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

const places = [
  { path: "/docs", label: "Guides" },
  { path: "/docs/reference", label: "Reference" },
];

/** The document around a page for API developers. It needs no script. */
export function docsShell({ path, title, description, main, ...page }: Page): string {
  const { aside = "", navigation = "", styles = [] } = page;
  const isReference = path === "/docs/reference";
  const place = isReference ? path : "/docs";
  return `<!doctype html>
<html lang="en">
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
    <a class="skip" href="#main">Skip to the content</a>
    <header>
      <a class="logo" href="/docs">${rings}<span>Heaolu <small>API</small></span></a>
      <nav aria-label="Documentation">
        ${places.map((one) => linkTo(one, one.path === place)).join("")}
        <a href="/openapi.yaml">OpenAPI</a>
        <a href="/">Heaolu</a>
      </nav>
    </header>
    <div class="columns">
      <details class="pages" data-pages>
        <summary>${isReference ? "Operations" : "Pages"}</summary>
        <nav aria-label="${isReference ? "Guides and operations" : "Guides"}">
          <ul>${
    guides.map(({ name, label }) => {
      const address = guideAddress(name);
      return `<li>${linkTo({ path: address, label }, address === path)}</li>`;
    }).join("")
  }<li>${linkTo({ path: "/docs/reference", label: "Reference" }, isReference)}</li></ul>
          ${navigation}
        </nav>
      </details>
      <main id="main" tabindex="-1">${main}</main>
      ${aside}
    </div>
    <footer><a href="/problems">All error codes</a> <a href="/openapi.json">openapi.json</a>
      <a href="/terms">Terms</a> <a href="/privacy">Privacy</a></footer>
  </body>
</html>
`;
}

function linkTo({ path, label }: { path: string; label: string }, isCurrent: boolean): string {
  return `<a href="${path}"${isCurrent ? ' aria-current="page"' : ""}>${escape(label)}</a>`;
}
