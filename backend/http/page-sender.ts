import type { Context } from "hono";
import { networkOf } from "../domain/network-address.ts";
import { offsetAt } from "../domain/wall-clock.ts";
import { acceptedEncodings, type Encoding } from "./accept-encoding.ts";
import { isCurrent } from "./answer-bytes.ts";
import type { PageIdentity } from "./auth/page-identity.ts";
import { type CachedPage, inTwoParts, pageCache, readyAnswers, restOf } from "./page-cache.ts";
import { pageDocuments, type PageTemplate } from "./page-document.ts";
import { pageHead, type Subject } from "./page-head.ts";
import { isDecodable, pathOf } from "./page-path.ts";
import type { PageRenderer } from "./page-renderer.ts";
import { pageStyles } from "./page-styles.ts";
import { renderingShare } from "./rendering-share.ts";
import type { Env } from "./router.ts";
import type { Header } from "./security-headers.ts";
import { viewerOf } from "./viewer.ts";

export type PageSettings = {
  publicUrl: string;
  brand: string;
  contactEmail: string;
  clock?: () => number;
  template: PageTemplate;
  browserConfig: Record<string, unknown>;
  securityHeadersOfPage: (path: string, styleSources: readonly string[]) => Header[];
  /** Without it the browser renders every page. */
  rendering?: Rendering;
};

export type Rendering = {
  renderer: PageRenderer;
  /** Changes with the data that pages show. */
  dataVersion: () => Promise<number>;
  /** Answers a request of the API within the process. */
  answer: (request: Request, env: unknown) => Promise<Response>;
  identify: PageIdentity;
  report: (error: unknown) => void;
};

export type { Subject };

export const missing: Subject = { status: 404, noIndex: true };

type PageRequest = {
  find: () => Promise<Subject>;
  showsTimes?: boolean;
  /** Rendered for the signed-in user. */
  isPersonal?: boolean;
};

/** More pages at once are left to the browsers. */
const maxRenderings = 6;

/**
 * More of one network are left to its browsers; a person or a search engine opens fewer that are not kept. A rendering takes
 * up to 70 ms, so that strangers who ask for ever new addresses leave most of the processor to others.
 */
const shareOfNetwork = { burst: 120, perSecond: 4 };

/** A slower page starts with its head, so that the browser loads styles and fonts meanwhile. */
const patienceMs = 300;

/** The browser renders a page that takes longer. */
const longestRenderingMs = 8_000;

const longestPath = 2_000;

/** Rendered instead of a path whose encoding is malformed, which names no page either. */
const pathOfNothing = "/not-found";

export function pageSender(settings: PageSettings) {
  const { browserConfig, rendering, clock = Date.now } = settings;
  const { start, end, stylesOf } = pageDocuments(settings.template);
  const styles = pageStyles(settings.template.sheets);
  const cache = pageCache();
  const isInShare = renderingShare(shareOfNetwork);
  let personalRenderings = 0;

  return async function send(
    c: Context<Env>,
    { find, showsTimes = false, isPersonal = false }: PageRequest,
  ): Promise<Response> {
    const viewer = viewerOf(c);
    const { brandTitle, headOf, icon, openGraph } = pageHead(c, viewer, settings);
    const note = rendering?.renderer.failureNote(viewer.language) ?? "";
    const now = clock();
    const network = networkOf(c.get("address"));
    const offset = offsetAt(viewer.zone, now) / 60_000;
    const requested = pathOf(c.req.url);
    const names = isDecodable(requested);
    const path = names ? requested : pathOfNothing;
    let finding: Promise<Subject> | undefined;
    const findOnce = () => finding ??= names ? find() : Promise.resolve(missing);
    if (rendering && isPersonal && viewer.mayBeSignedIn && isRenderable()) {
      const authorization = await rendering.identify(c).catch(report);
      const hasRoom = cache.pending() + personalRenderings < maxRenderings;
      if (authorization !== null && hasRoom && isInShare(network, now)) {
        return sendToUser(rendering, authorization);
      }
    }
    const version = rendering && isRenderable()
      ? await rendering.dataVersion().catch(report)
      : null;
    if (!rendering || typeof version !== "number") return await sendUnrendered();

    const state = { version, now };
    const key = JSON.stringify([path, viewer, showsTimes]);
    const known = cache.get(key, state);
    if (known) return sendPage(known);
    const hasRoom = cache.pending() < maxRenderings && isInShare(network, now);
    if (!hasRoom) return await sendUnrendered();
    const making = cache.make(key, state, () => renderPage(rendering));
    const made = await within(patienceMs, making).catch(report);
    if (made === "late") return sendSlowly(making);
    return made ? sendPage(made) : await sendUnrendered();

    function isRenderable(): boolean {
      return path.length <= longestPath && c.req.query("lng") !== "qps";
    }

    async function renderPage({ renderer, answer, report }: Rendering) {
      const request = {
        ...viewer,
        path,
        now,
        answer: (request: Request) => answer(request, c.env),
        isSignedIn: false,
        report,
      };
      const [subject, rendered] = await Promise.all([findOnce(), renderer.render(request)]);
      const headers = headersOf();
      if (subject.status === 404 && "redirect" in rendered) {
        return { status: 404 as const, headers, styleSources: [], html: unrendered(subject) };
      }
      if ("redirect" in rendered) {
        const location = { Location: rendered.redirect };
        return {
          status: 302 as const,
          headers: { ...headers, ...location },
          styleSources: [],
          html: "",
        };
      }
      const { page, noIndex } = subject;
      const head = headOf(subject) + (page ? withoutTitle(rendered.head) : rendered.head) +
        (page || noIndex ? "" : openGraph(rendered.head)) + stylesOf(rendered);
      const styled = styles.within(startWith(head));
      return {
        status: rendered.isFound ? subject.status ?? 200 : 404 as const,
        headers,
        styleSources: styled.sources,
        html: styled.head + end(rendered, note),
      };
    }

    async function sendUnrendered(): Promise<Response> {
      const subject = await findOnce();
      return c.html(unrendered(subject), subject.status ?? 200, headersOf());
    }

    function unrendered(subject: Subject): string {
      const head = headOf(subject) + (subject.page ? "" : brandTitle());
      return startWith(head) + end(null, note);
    }

    /**
     * The head goes at once, the rest when it is rendered. No cache ever has a page of a user, neither here nor outside. React
     * could send the frame before the lists, but would need a script in the page to put them into it.
     */
    function sendToUser(rendering: Rendering, authorization: string): Response {
      const [encoding] = acceptedEncodings(c.req.header("accept-encoding"), encodings);
      const nonce = crypto.randomUUID();
      const inside = (head: string) => styles.within(head, nonce).head;
      const sent = inside(startWith(headOf({ noIndex: true }), offset));
      const body = inTwoParts(encoding, sent, async () => {
        const page = await within(longestRenderingMs, renderForUser(rendering, authorization))
          .catch(report);
        if (!page || page === "late" || "redirect" in page) return brandTitle() + end(null, note);
        return page.head + inside(stylesOf(page)) + end(page, note);
      });
      return c.body(body, 200, {
        ...headersOf(),
        ...Object.fromEntries(settings.securityHeadersOfPage(path, [`'nonce-${nonce}'`])),
        "Cache-Control": "private, no-store",
        "Content-Encoding": encoding ?? "identity",
        "Content-Type": "text/html; charset=UTF-8",
      });
    }

    async function renderForUser({ renderer, answer, report }: Rendering, authorization: string) {
      personalRenderings++;
      try {
        return await renderer.render({
          ...viewer,
          path,
          now,
          isSignedIn: true,
          answer: (request) => {
            // A page that is opened changes nothing.
            if (request.method === "GET") request.headers.set("Authorization", authorization);
            return answer(request, c.env);
          },
          report,
        });
      } finally {
        personalRenderings--;
      }
    }

    function startWith(head: string, timesOffset = showsTimes ? offset : null): string {
      const attributes = rendering?.renderer.attributesOf(viewer) ??
        { lang: viewer.language, dir: "ltr" };
      return start({ attributes, head, icon, config: browserConfig, timesOffset });
    }

    /** A clone of a ready answer shares its body and headers, which costs a tenth of building them. */
    function sendPage(page: CachedPage): Response {
      const { status, headers } = page;
      if (status === 302) return new Response(null, { status, headers });
      const [encoding] = acceptedEncodings(c.req.header("accept-encoding"), encodings);
      const security = () => settings.securityHeadersOfPage(path, page.styleSources);
      const ready = page.ready[encoding ?? "identity"] ??= readyAnswers(page, encoding, security());
      const isUnchanged = status === 200 && isCurrent(c.req.header("if-none-match"), ready.etag);
      return (isUnchanged ? ready.unchanged : ready.whole).clone();
    }

    /** The status is known unless the database is slow too. */
    async function sendSlowly(making: Promise<CachedPage>): Promise<Response> {
      const found = await within(0, findOnce()).catch(report);
      const subject = found && found !== "late" ? found : null;
      const title = subject?.page ? "" : brandTitle();
      const isShared = subject && !subject.page && !subject.noIndex;
      const head = (subject ? headOf(subject) : "") + title +
        (isShared ? openGraph(title) : "");
      const sent = startWith(head);
      const [encoding] = acceptedEncodings(c.req.header("accept-encoding"), encodings);
      const body = inTwoParts(encoding, sent, async () => {
        const page = await within(longestRenderingMs, making).catch(report);
        // Where the page redirects, the browser's rendering does.
        const isWhole = page && page !== "late" && page.status !== 302;
        return isWhole ? restOf(page, sent) : end(null, note);
      });
      return c.body(body, subject?.status ?? 200, {
        ...headersOf(),
        "Content-Encoding": encoding ?? "identity",
        "Content-Type": "text/html; charset=UTF-8",
      });
    }

    function headersOf(): Record<string, string> {
      return {
        "Vary": "Accept-Language, Cookie, Accept-Encoding",
        "Cache-Control": "no-cache",
        "Content-Language": viewer.language,
      };
    }
  };

  function report(error: unknown): null {
    rendering?.report(error);
    return null;
  }
}

function withoutTitle(head: string): string {
  return head.replace(/<title>[^<]*<\/title>/, "");
}

const encodings: readonly Encoding[] = ["br", "gzip", "zstd"];

function within<T>(ms: number, work: Promise<T>): Promise<T | "late"> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<"late">((resolve) => {
    timer = setTimeout(resolve, ms, "late");
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
