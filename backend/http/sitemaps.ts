import { Readable } from "node:stream";
import { LRUCache } from "lru-cache";
import { SitemapIndexStream, SitemapStream, streamToPromise } from "sitemap";
import { minute } from "../domain/duration.ts";
import { type Language, languages } from "../domain/text.ts";
import type { Ports } from "../ports/ports.ts";
import { listPractices } from "../use-cases/practices/list-practices.ts";
import { answerBytes, contentEtag } from "./answer-bytes.ts";
import { inLanguage } from "./page-path.ts";
import { newRouter } from "./router.ts";

type Settings = {
  publicUrl: string;
  /** Public pages that are no profiles and no practices. */
  paths: readonly string[];
};

type Entry = { path: string; changedAt?: number };

const profilesPerFile = 5_000;
const mostTeams = 5_000;
const keptMs = 10 * minute;
const keptFiles = 20;

/** `/robots.txt`, `/sitemap.xml`, and the sitemaps it names: per language the pages, and the profiles in parts. */
export function sitemaps({ persistence }: Pick<Ports, "persistence">, settings: Settings) {
  const { publicUrl, paths } = settings;
  const router = newRouter();
  const kept = new LRUCache<string, Promise<Uint8Array<ArrayBuffer>>>({
    max: keptFiles,
    ttl: keptMs,
  });

  router.get("/robots.txt", (c) => {
    c.header("Cache-Control", "public, max-age=600");
    // Pages that are not to be listed say so themselves, which a robot has to read.
    return c.text(`User-agent: *\nAllow: /\nSitemap: ${publicUrl}/sitemap.xml\n`);
  });

  for (const path of ["/sitemap.xml", "/sitemaps/:language/:part"]) {
    router.get(path, async (c, next) => {
      const { language, part } = c.req.param() as Record<string, string>;
      const content = await keep(c.req.path, () => contentOf(language, part));
      if (content.length === 0) return await next();
      c.header("Cache-Control", "public, max-age=600");
      return answerBytes(c, {
        bytes: content,
        etag: contentEtag(content),
        contentType: "application/xml; charset=UTF-8",
      });
    });
  }
  return router;

  /** Several robots that come at once wait for one. */
  function keep(path: string, make: () => Promise<Uint8Array<ArrayBuffer>>) {
    const known = kept.get(path);
    if (known) return known;
    const making = make();
    kept.set(path, making);
    making.then(
      ({ length }) => length === 0 && kept.delete(path),
      () => kept.delete(path),
    );
    return making;
  }

  /** Empty for what is no sitemap. */
  async function contentOf(language?: string, part?: string): Promise<Uint8Array<ArrayBuffer>> {
    if (language === undefined) return await index();
    const known = languages.find((each) => each === language);
    const [, number] = /^profiles-([1-9]\d{0,3})\.xml$/.exec(part ?? "") ?? [];
    if (known && part === "pages.xml") return await sitemapOf(known, await pages());
    const entries = known && number ? await profiles(Number(number)) : [];
    return known && entries.length > 0 ? await sitemapOf(known, entries) : new Uint8Array();
  }

  async function index() {
    const parts = Math.ceil(await persistence.therapists.countShown() / profilesPerFile);
    const names = [
      "pages",
      ...Array.from({ length: parts }, (_, part) => `profiles-${part + 1}`),
    ];
    const urls = languages.flatMap((language) =>
      names.map((name) => ({ url: `${publicUrl}/sitemaps/${language}/${name}.xml` }))
    );
    return await bytesOf(Readable.from(urls).pipe(new SitemapIndexStream()));
  }

  async function pages(): Promise<Entry[]> {
    const practices = (await listPractices({ persistence })).map(({ code }) =>
      `/practices/${code.toLowerCase().replaceAll("_", "-")}`
    );
    const courses = await persistence.courses.listListed();
    const teams = await persistence.teams.listShownSlugs(mostTeams);
    return [
      ...[...paths, ...practices].map((path) => ({ path })),
      ...courses.map(({ id, publishedAt }) => ({
        path: `/courses/${id}`,
        ...(publishedAt === null ? {} : { changedAt: publishedAt }),
      })),
      ...teams.map(({ slug, updatedAt }) => ({ path: `/team/${slug}`, changedAt: updatedAt })),
    ];
  }

  async function profiles(part: number): Promise<Entry[]> {
    const found = await persistence.therapists.listShownSlugs({
      offset: (part - 1) * profilesPerFile,
      limit: profilesPerFile,
    });
    return found.map(({ slug, updatedAt }) => ({
      path: `/therapist/view/${slug}`,
      changedAt: updatedAt,
    }));
  }

  function sitemapOf(language: Language, entries: Entry[]) {
    const items = entries.map(({ path, changedAt }) => {
      const url = publicUrl + path;
      return {
        url: inLanguage(url, language),
        links: [
          ...languages.map((lang) => ({ lang, url: inLanguage(url, lang) })),
          { lang: "x-default", url },
        ],
        ...(changedAt === undefined ? {} : { lastmod: new Date(changedAt).toISOString() }),
      };
    });
    const xmlns = { news: false, image: false, video: false, xhtml: true };
    return bytesOf(Readable.from(items).pipe(new SitemapStream({ xmlns })));
  }
}

async function bytesOf(stream: SitemapStream | SitemapIndexStream) {
  return new Uint8Array(await streamToPromise(stream));
}
