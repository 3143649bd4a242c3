import { escape } from "html-escaper";
import { asJson } from "./page-descriptions.ts";
import { pageStart } from "./page-start.ts";
import type { Sheets } from "./page-styles.ts";
import { zoneScript } from "./zone-script.ts";

/** The manifest that Vite writes beside the built files, by source file. */
export type Manifest = Record<string, { file: string; imports?: string[]; css?: string[] }>;

export type PageTemplate = {
  /** The built `index.html`. */
  html: string;
  manifest: Manifest;
  sheets: Sheets;
};

type DocumentParts = {
  attributes: Record<string, string | null>;
  /** HTML. */
  head: string;
  /** The address of the icon in the tab; null for that of the built document. */
  icon: string | null;
  config: unknown;
  /** The UTC offset (minutes) of the free times on the page. */
  timesOffset: number | null;
};

type RenderedParts = { root: string; state: unknown; file: string; parts?: string[] };

/** The built document preloads the letters that every page has. */
const estonianLetters = /[ŠšŽž]/;

const entry = "index.html";
const rootElement = '<div id="root"></div>';

/** `page-start.ts` loads the scripts after the first frame. */
function withoutScripts(html: string): string {
  return html.replaceAll(
    /\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g,
    "",
  );
}

export function pageDocuments({ html, manifest }: Omit<PageTemplate, "sheets">) {
  const [beforeBody = html, body = ""] = withoutScripts(html).split(/(?=<body)/);
  const ofEntry = filesOf(entry);
  const russianFonts = fontsOf("russian");
  const estonianFonts = fontsOf("estonian");

  /** Everything before the body. */
  function start({ attributes, head, icon, config, timesOffset }: DocumentParts): string {
    const written = Object.entries(attributes)
      .filter(([, value]) => value !== null)
      .map(([name, value]) => ` ${name}="${escape(value!)}"`)
      .join("");
    const json = `<script type="application/json" id="config">${asJson(config)}</script>`;
    const fonts = attributes.lang === "ru" ? russianFonts : "";
    const zone = timesOffset === null ? "" : zoneScript(timesOffset);
    return beforeBody
      .replace(/<html[^>]*>/, () => `<html${written}>`)
      .replace(/<title>.*?<\/title>/, "")
      .replace(/(<link rel="icon" href=)"([^"]*)"/, (_, link, built) => `${link}"${icon ?? built}"`)
      .replace("<head>", () => `<head>${zone}${pageStart}`)
      .replace("</head>", () => `${fonts}${head}${json}</head>`);
  }

  /** The body of a page; without a rendering the browser renders everything. `pageStart` shows the note. */
  function end(rendered: RenderedParts | null, failureNote: string): string {
    // The entry starts the page when the files of the page are there.
    const files = rendered ? [...new Set([...filesOfPage(rendered), ...ofEntry])] : ofEntry;
    const addresses = files.filter(isScript).map((file) => `/${file}`).join(" ");
    const scripts =
      `<script type="application/json" id="scripts" data-files="${addresses}"></script>`;
    if (!rendered) return body.replace(rootElement, () => rootElement + failureNote + scripts);
    const state = rendered.state === null
      ? ""
      : `<script type="application/json" id="page-state">${asJson(rendered.state)}</script>`;
    const root = `<div id="root">${rendered.root}</div>`;
    return body.replace(rootElement, () => root + failureNote + state + scripts);
  }

  /** Links to the styles and fonts of a page that not every page loads. */
  function stylesOf(page: Pick<RenderedParts, "file" | "parts" | "root">): string {
    const styles = filesOfPage(page)
      .filter((each) => !isScript(each) && !ofEntry.includes(each))
      .map((each) => `<link rel="stylesheet" crossorigin href="/${each}">`);
    return styles.join("") + (estonianLetters.test(page.root) ? estonianFonts : "");
  }

  function fontsOf(letters: string): string {
    return ["commissioner", "literata"]
      .flatMap((name) => manifest[`../ui-kit/fonts/${name}-${letters}.woff2`] ?? [])
      .map(({ file }) =>
        `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`
      ).join("");
  }

  function filesOfPage({ file, parts = [] }: Pick<RenderedParts, "file" | "parts">): string[] {
    return [...new Set([...filesOf(file), ...parts.flatMap((part) => filesOf(part))])];
  }

  function filesOf(name: string, seen = new Set<string>()): string[] {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return [];
    seen.add(name);
    const { imports = [], css = [], file } = chunk;
    return [...imports.flatMap((each) => filesOf(each, seen)), ...css, file];
  }

  return { start, end, stylesOf };
}

function isScript(file: string): boolean {
  return file.endsWith(".js");
}
