import type { Context } from "hono";
import { escape } from "html-escaper";
import { discreetWord, neutralIcon } from "../domain/discreet.ts";
import { type Language, languages } from "../domain/text.ts";
import { linkPictureTags } from "./link-picture-tags.ts";
import type { PageDescription } from "./page-descriptions.ts";
import { inLanguage, openGraphLocales, sharedPath } from "./page-path.ts";
import type { Viewer } from "./page-renderer.ts";
import type { Env } from "./router.ts";
import { chosenLanguage } from "./viewer.ts";

/** What the address of a page names. */
export type Subject = { page?: PageDescription; status?: 200 | 404; noIndex?: boolean };

/** The head of a page for one viewer. A viewer in discreet mode gets a word instead of every title. */
export function pageHead(
  c: Context<Env>,
  { language, tabName }: Pick<Viewer, "language" | "tabName">,
  settings: { publicUrl: string; brand: string },
) {
  const word = tabName && discreetWord[tabName][language];
  const titled = (title: string) => `<title>${escape(word ?? title)}</title>`;

  return {
    /** The address of the icon in the tab; null for that of the brand. */
    icon: word === null ? null : neutralIcon,
    brandTitle: () => titled(settings.brand),

    headOf({ page, noIndex = false }: Subject): string {
      return [
        page ? titled(page.title) : "",
        noIndex ? '<meta name="robots" content="noindex">' : "",
        ...(page && word === null ? [page.head] : []),
        noIndex ? "" : alternates(page?.path ?? c.req.path, chosenLanguage(c)),
      ].join("");
    },

    /** From the title and the description of a rendered page. */
    openGraph(head: string): string {
      if (word !== null) return "";
      const [, title = ""] = /<title>([^<]*)<\/title>/.exec(head) ?? [];
      const [, description = ""] = /<meta name="description" content="([^"]*)"/.exec(head) ?? [];
      const tags = {
        type: "website",
        site_name: escape(settings.brand),
        title,
        description,
        url: escape(settings.publicUrl + sharedPath(c.req.url)),
        locale: openGraphLocales[language],
      };
      return Object.entries(tags)
        .filter(([, value]) => value)
        .map(([name, value]) => `<meta property="og:${name}" content="${value}">`)
        .join("") +
        linkPictureTags({ ...settings, language, alt: settings.brand });
    },
  };

  /** A page in a chosen language is a page of its own for search engines. */
  function alternates(path: string, chosen: Language | null): string {
    const url = `${settings.publicUrl}${path}`;
    const canonical = chosen ? inLanguage(url, chosen) : url;
    const links = languages.map((language) =>
      `<link rel="alternate" hreflang="${language}" href="${escape(inLanguage(url, language))}">`
    );
    return `<link rel="canonical" href="${escape(canonical)}">${links.join("")}` +
      `<link rel="alternate" hreflang="x-default" href="${escape(url)}">`;
  }
}
