import sentences from "backend/domain/error-messages/en.json" with { type: "json" };
import { escape } from "html-escaper";
import { Marked } from "marked";
import { getHeadingList, gfmHeadingId } from "marked-gfm-heading-id";
import { docsShell } from "./docs-shell.ts";
import { guideAddress, type GuideName, guides } from "./guide-list.ts";
import { type Area, operationAddress } from "./operations.ts";
import { samples } from "./samples.ts";

type Guide = { name: GuideName; text: string; areas: Area[] };

/** The page of a guide. Names of operations and errors lead to them, and files of other guides to their pages. */
export function guidePage({ name, text, areas }: Guide): string {
  const html = render(text, areas);
  const headings = getHeadingList();
  const parts = headings.filter(({ level }) => level === 2);
  const { summary = "" } = guides.find((guide) => guide.name === name) ?? {};
  const links = parts.map(({ id, text }) => `<li><a href="#${id}">${text}</a></li>`);
  return docsShell({
    path: guideAddress(name),
    title: headings[0]?.raw ?? name,
    description: summary,
    main: `<article class="guide">${html}</article>${neighbours(name)}`,
    aside: parts.length > 1
      ? `<nav class="contents" aria-labelledby="contents"><h2 id="contents">On this page</h2><ul>${
        links.join("")
      }</ul></nav>`
      : "",
  });
}

/** The HTML of a text of `docs/api`. */
export function render(text: string, areas: Area[]): string {
  const marked = new Marked(gfmHeadingId(), samples(), {
    walkTokens(token) {
      if (token.type === "link") token["href"] = addressOfFile(token["href"]);
    },
    renderer: {
      codespan({ text }) {
        const address = addressOfName(text, areas);
        const code = `<code>${escape(text)}</code>`;
        return address ? `<a href="${address}">${code}</a>` : code;
      },
    },
  });
  return marked.parse(text, { async: false })
    .replaceAll(
      "<table>",
      '<div class="table" role="group" aria-label="Table" tabindex="0"><table>',
    )
    .replaceAll("</table>", "</table></div>")
    .replace(
      /<h([23]) id="([^"]+)">(.*?)<\/h\1>/g,
      (_, level, id, title) =>
        `<h${level} id="${id}">${title} <a class="anchor" href="#${id}" aria-label="Link to this part">#</a></h${level}>`,
    );
}

function addressOfFile(href: string): string {
  return href.replace(/^([\w-]+)\.md(?=#|$)/, "/docs/$1").replace(
    /^(?:\.\.\/)+(openapi\.yaml)$/,
    "/$1",
  );
}

function addressOfName(name: string, areas: Area[]): string | null {
  if (Object.hasOwn(sentences, name)) return `/problems/${name}`;
  const operation = areas.flatMap(({ operations }) => operations).find(({ id }) => id === name);
  return operation ? operationAddress(operation) : null;
}

function neighbours(name: GuideName): string {
  const at = guides.findIndex((guide) => guide.name === name);
  const [earlier, later] = [guides[at - 1], guides[at + 1]];
  const back = earlier
    ? `<a href="${guideAddress(earlier.name)}" rel="prev">${earlier.label}</a>`
    : "";
  const next = later
    ? `<a href="${guideAddress(later.name)}" rel="next">${later.label}</a>`
    : '<a href="/docs/reference" rel="next">Reference</a>';
  return `<nav class="neighbours" aria-label="Other guides">${back}${next}</nav>`;
}
