import { escape } from "html-escaper";
import { asJson } from "./page-descriptions.ts";
import { zoneScript } from "./zone-script.ts";

/** The manifest that Vite writes beside the built files, by source file. */
export type Manifest = Record<string, { file: string; imports?: string[]; css?: string[] }>;

export type PageTemplate = {
  /** The built `index.html`. */
  html: string;
  manifest: Manifest;
};

type DocumentParts = {
  attributes: Record<string, string | null>;
  /** HTML. */
  head: string;
  config: unknown;
};

type RenderedParts = { root: string; state: unknown; file: string };

const entry = "index.html";
const rootElement = '<div id="root"></div>';

/** The page is there before its scripts, so styles and fonts get the connection first. */
function scriptsLast(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
    .replaceAll('<script type="module"', '<script type="module" fetchpriority="low"');
}

export function pageDocuments({ html, manifest }: PageTemplate) {
  const [beforeBody = html, body = ""] = scriptsLast(html).split(/(?=<body)/);
  const ofEntry = new Set(filesOf(entry));
  const preloads = new Map<string, string>();
  const cyrillicFonts = ["commissioner", "literata"]
    .flatMap((name) => manifest[`../ui-kit/fonts/${name}-cyrillic.woff2`] ?? [])
    .map(({ file }) =>
      `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`
    ).join("");

  /** Everything before the body. */
  function start({ attributes, head, config }: DocumentParts): string {
    const written = Object.entries(attributes)
      .filter(([, value]) => value !== null)
      .map(([name, value]) => ` ${name}="${escape(value!)}"`)
      .join("");
    const json = `<script type="application/json" id="config">${asJson(config)}</script>`;
    // The built document preloads the Latin letters.
    const fonts = attributes.lang === "ru" ? cyrillicFonts : "";
    return beforeBody
      .replace(/<html[^>]*>/, () => `<html${written}>`)
      .replace(/<title>.*?<\/title>/, "")
      .replace("<head>", () => `<head>${zoneScript}`)
      .replace("</head>", () => `${fonts}${head}${json}</head>`);
  }

  /** The body of a page; without a rendering the browser renders everything. */
  function end(rendered: RenderedParts | null): string {
    if (!rendered) return body;
    const state = rendered.state === null
      ? ""
      : `<script type="application/json" id="page-state">${asJson(rendered.state)}</script>`;
    return body.replace(rootElement, () => `<div id="root">${rendered.root}</div>${state}`);
  }

  /** Links to the styles and scripts of a page that the entry does not load. */
  function preloadsOf(file: string): string {
    const known = preloads.get(file);
    if (known !== undefined) return known;
    const links = filesOf(file).filter((each) => !ofEntry.has(each)).map((each) =>
      each.endsWith(".css")
        ? `<link rel="stylesheet" crossorigin href="/${each}">`
        : `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${each}">`
    ).join("");
    preloads.set(file, links);
    return links;
  }

  function filesOf(name: string, seen = new Set<string>()): string[] {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return [];
    seen.add(name);
    const { imports = [], css = [], file } = chunk;
    return [...imports.flatMap((each) => filesOf(each, seen)), ...css, file];
  }

  return { start, end, preloadsOf };
}
