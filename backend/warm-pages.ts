import { languages } from "./domain/text.ts";
import { warmUp } from "./http/warm-up.ts";

const pauseMs = 50;

type Site = {
  request(path: string, init: RequestInit, env: unknown): Response | Promise<Response>;
};

/**
 * Renders the search and a profile in each language, one at a time with pauses for requests, because code and formats
 * that are used for the first time take ten times as long. Ends at the first page that cannot be rendered; a
 * visitor's request reports why.
 */
export async function warmPages(site: Site, isStopping: () => boolean): Promise<void> {
  for (const path of ["/", ...await profilePaths(site)]) {
    for (const language of languages) {
      await new Promise((next) => setTimeout(next, pauseMs));
      if (isStopping()) return;
      const headers = {
        "Accept": "text/html",
        "Accept-Encoding": "br",
        "Accept-Language": language,
      };
      const answer = await site.request(path, { headers }, warmUp);
      await answer.bytes();
      if (!answer.ok) return;
    }
  }
}

/** The page of one practitioner; none in a marketplace without any. */
async function profilePaths(site: Site): Promise<string[]> {
  const answer = await site.request("/api/therapists?limit=1", {}, warmUp);
  const { therapists } = await answer.json() as { therapists: { slug: string }[] };
  return therapists.map(({ slug }) => `/therapist/view/${slug}`);
}
