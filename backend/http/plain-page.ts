import { escape } from "html-escaper";
import type { Language } from "../domain/text.ts";
import { newRouter } from "./router.ts";

type Page = {
  language?: Language;
  title: string;
  /** The heading, and where it leads; without it the content has a heading. */
  home?: { name: string; path: string };
  note?: string;
  /** HTML. */
  content: string;
};

/** A page for developers, which needs no script. */
export function plainPage({ language = "en", title, home, note, content }: Page): string {
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${escape(title)}</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="/plain-page.css">
  </head>
  <body>
    <main>
      ${home ? `<h1><a href="${home.path}">${escape(home.name)}</a></h1>` : ""}
      ${note ? `<p class="note">${escape(note)}</p>` : ""}
      ${content}
    </main>
  </body>
</html>`;
}

export function plainPageStyle() {
  return newRouter().get("/plain-page.css", (c) => {
    c.header("Content-Type", "text/css; charset=utf-8");
    c.header("Cache-Control", "public, max-age=600");
    return c.body(style);
  });
}

/** Repeats the colours of the product, because these pages are not built with its stylesheets. */
const style = `
:root {
  color-scheme: light dark;
  --paper: light-dark(oklch(0.973 0.009 86), oklch(0.178 0.013 160));
  --surface: light-dark(oklch(1 0 90), oklch(0.214 0.015 160));
  --line: light-dark(oklch(0.905 0.015 84), oklch(0.33 0.018 152));
  --ink: light-dark(oklch(0.256 0.016 158), oklch(0.947 0.012 85));
  --quiet: light-dark(oklch(0.515 0.018 112), oklch(0.745 0.018 88));
  --spruce: light-dark(oklch(0.455 0.086 160), oklch(0.8 0.071 156));
  --tint: light-dark(oklch(0.968 0.014 132), oklch(0.268 0.04 160));
}
* { box-sizing: border-box; }
body {
  margin: 0;
  background: var(--paper);
  color: var(--ink);
  font: 1rem/1.6 "Commissioner Variable", Commissioner, system-ui, sans-serif;
}
main { max-width: 46rem; margin: 0 auto; padding: 3rem 1.25rem; }
h1, h2 { margin: 0; font-family: "Literata Variable", Literata, Georgia, serif; font-weight: 500; line-height: 1.25; }
h1 { font-size: 2rem; }
h1 a { color: inherit; text-decoration: none; }
h2 { font-size: 1.3125rem; }
a { color: var(--spruce); text-underline-offset: 0.2em; }
a:focus-visible { outline: 3px solid var(--spruce); outline-offset: 2px; border-radius: 0.25rem; }
.note { margin: 0.25rem 0 2rem; color: var(--quiet); }
.empty, article, ol { background: var(--surface); border: 1px solid var(--line); border-radius: 0.75rem; }
.empty { padding: 2rem; }
ol { margin: 0; padding: 0; list-style: none; overflow: hidden; }
li + li { border-top: 1px solid var(--line); }
li a {
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 0 1rem;
  padding: 1rem 1.25rem;
  color: inherit;
  text-decoration: none;
}
li a:hover { background: var(--tint); }
li a:focus-visible { outline-offset: -3px; }
li strong { grid-column: 1 / -1; font-weight: 600; }
li span { overflow-wrap: anywhere; }
li span, time { color: var(--quiet); font-size: 0.875rem; }
article header { padding: 1.25rem 1.5rem; border-bottom: 1px solid var(--line); }
article header p { margin: 0.25rem 0 0; color: var(--quiet); font-size: 0.875rem; overflow-wrap: anywhere; }
pre { margin: 0; padding: 1.5rem; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
details { border-top: 1px solid var(--line); padding: 1rem 1.5rem; }
details pre { padding: 1rem 0; font: 0.8125rem/1.5 ui-monospace, monospace; }
details p { margin: 0; }
summary { color: var(--spruce); cursor: pointer; }
summary:focus-visible { outline: 3px solid var(--spruce); outline-offset: 2px; border-radius: 0.25rem; }
code { font: 0.875em/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
h2 { margin: 2rem 0 0.75rem; }
.sheet { padding: 1.5rem; background: var(--surface); border: 1px solid var(--line); border-radius: 0.75rem; }
.sheet > :first-child { margin-top: 0; }
.sheet > :last-child { margin-bottom: 0; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.5rem 1.25rem; }
dt { color: var(--quiet); }
dd { margin: 0; overflow-wrap: anywhere; }
@media (max-width: 32rem) { main { padding-block: 2rem; } li a { grid-template-columns: 1fr; } }
`;
