import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import { escape } from "html-escaper";
import { DomainError } from "../domain/errors.ts";
import { type Language, languages } from "../domain/text.ts";
import type { Ports } from "../ports/ports.ts";
import { getPage } from "../use-cases/pages/get-page.ts";
import { getPractice } from "../use-cases/practices/get-practice.ts";
import { findVisibleTherapist } from "../use-cases/therapists/find-visible-therapist.ts";
import {
  asJson,
  describeText,
  describeTherapist,
  type PageDescription,
} from "./page-descriptions.ts";
import { type Env, newRouter } from "./router.ts";
import { preferredLanguage } from "./request-context.ts";

export type PageSettings = {
  publicUrl: string;
  brand: string;
  contactEmail: string;
  html: { product: string; booking: string };
  browserConfig: Record<string, unknown>;
};

const productPaths = [
  "/",
  "/login",
  "/register",
  "/login/link",
  "/confirm-email-change",
  "/verify-email",
  "/forgot-password",
  "/reset-password",
  "/compare",
  "/booking",
  "/booking/confirm",
  "/journal",
  "/sessions",
  "/sessions/availability",
  "/waiting-list",
  "/user/profile",
  "/user/profile/access",
  "/user/profile/data",
] as const;

const textPaths = [
  "/practices",
  "/useful",
  "/about",
  "/help",
  "/terms",
  "/privacy",
  "/accessibility",
  "/ranking",
] as const;

const bookingPaths = [
  "/:account{@[^/]+}",
  "/:account{@[^/]+}/:slug",
  "/:account{@[^/]+}/:slug/:start",
];

export function htmlPages(
  ports: Pick<Ports, "persistence" | "scheduling">,
  settings: PageSettings,
) {
  const router = newRouter();
  for (const path of productPaths) router.get(path, (c) => product(c));

  router.get("/therapist/view/:id", async (c) => {
    const language = languageOf(c);
    const therapist = await findVisibleTherapist(ports.persistence, null, c.req.param("id"))
      .catch(nullIfNotFound);
    if (!therapist) return product(c, { status: 404, noIndex: true });
    return product(c, { page: await describeTherapist(ports, therapist, language, settings) });
  });

  for (const path of textPaths) {
    router.get(path, async (c) => {
      const language = languageOf(c);
      const { title, lead } = await getPage(ports, settings, path.slice(1));
      const words = { path, name: title[language], description: lead[language] };
      return product(c, { page: describeText(words, language, settings) });
    });
  }

  router.get("/practices/:slug", async (c) => {
    const language = languageOf(c);
    const slug = c.req.param("slug");
    const code = slug.toUpperCase().replaceAll("-", "_");
    const practice = await getPractice(ports, code).catch(nullIfNotFound);
    if (!practice) return product(c, { status: 404, noIndex: true });
    const values = await ports.persistence.domainValues.list();
    const type = values.find((value) => value.domainCode === "THERAPY_TYPE" && value.code === code);
    const words = {
      path: `/practices/${slug.toLowerCase()}`,
      name: type?.labels[language] ?? code,
      description: practice.summary[language],
    };
    return product(c, { page: describeText(words, language, settings) });
  });

  for (const path of bookingPaths) {
    router.get(path, async (c) => {
      const status = await hasBookingPage(ports, c.req.param()) ? 200 : 404;
      return send(c, settings.html.booking, { noIndex: true, status });
    });
  }

  function product(c: Context<Env>, options: Parameters<typeof send>[2] = {}) {
    return send(c, settings.html.product, options);
  }

  function send(
    c: Context<Env>,
    html: string,
    { page, status = 200, noIndex = false }: {
      page?: PageDescription;
      status?: 200 | 404;
      noIndex?: boolean;
    },
  ) {
    const language = languageOf(c);
    const nonce = crypto.randomUUID();
    c.set("styleNonce", nonce);
    const head = [
      `<meta property="csp-nonce" nonce="${nonce}" content="${nonce}">`,
      noIndex || c.req.path !== "/" && !page ? '<meta name="robots" content="noindex">' : "",
      ...(page ? [page.head] : []),
      noIndex ? "" : alternates(page?.path ?? c.req.path),
      `<script type="application/json" id="config">${asJson(settings.browserConfig)}</script>`,
    ].join("");
    c.header("Vary", "Accept-Language, Cookie");
    c.header("Cache-Control", "no-cache");
    c.header("Content-Language", language);
    return c.html(
      html
        .replace(/<html[^>]*>/, `<html lang="${language}" dir="ltr">`)
        .replace(/<title>.*?<\/title>/, `<title>${escape(page?.title ?? settings.brand)}</title>`)
        .replace("</head>", () => `${head}</head>`),
      status,
    );
  }

  function alternates(path: string): string {
    const url = `${settings.publicUrl}${path}`;
    const links = languages.map((language) =>
      `<link rel="alternate" hreflang="${language}" href="${escape(url)}?lng=${language}">`
    );
    return `<link rel="canonical" href="${escape(url)}">${links.join("")}` +
      `<link rel="alternate" hreflang="x-default" href="${escape(url)}">`;
  }

  return { router, notFound: (c: Context<Env>) => product(c, { status: 404, noIndex: true }) };
}

/** A provider that does not answer gives no reason to call the page unknown. */
async function hasBookingPage(
  { scheduling }: Pick<Ports, "scheduling">,
  { account = "", slug }: { account?: string; slug?: string },
): Promise<boolean> {
  const name = account.slice(1);
  try {
    if (slug) return (await scheduling.findEventTypeByPage(name, slug))?.active === true;
    const ownerUri = scheduling.resourceUri(`users/${name}`);
    return (await scheduling.listEventTypes({ ownerUri, limit: 1 })).items.length > 0;
  } catch (error) {
    if (error instanceof DomainError) return error.code !== "ERR_NOT_FOUND";
    throw error;
  }
}

/** Turns ERR_NOT_FOUND into null. */
function nullIfNotFound(error: unknown): null {
  if (error instanceof DomainError && error.code === "ERR_NOT_FOUND") return null;
  throw error;
}

function languageOf(c: Context<Env>): Language {
  const chosen = [c.req.query("lng"), getCookie(c, "i18next")]
    .map((code) => languages.find((language) => language === code?.slice(0, 2)))
    .find(Boolean);
  return chosen ?? preferredLanguage(c.req.header("accept-language"));
}
