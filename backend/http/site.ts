import type { Context } from "hono";
import type { Ports } from "../ports/ports.ts";
import { type AppSettings, createApp } from "./app.ts";
import { health, type Status } from "./health.ts";
import { type Env, newRouter } from "./router.ts";
import { pageIdentity } from "./auth/page-identity.ts";
import { contractFiles, docs } from "./docs.ts";
import { docsFrame } from "./docs-frame.ts";
import { mailbox } from "./mailbox.ts";
import { htmlPages } from "./html-pages.ts";
import { plainPageStyle } from "./plain-page.ts";
import { problemPages } from "./problem-pages.ts";
import type { PageRenderer } from "./page-renderer.ts";
import type { PageSettings } from "./page-sender.ts";
import { notBuilt } from "./not-built.ts";
import { embedScript, pathsWithoutPages } from "./security-headers.ts";
import { immutable, staticFiles } from "./static-files.ts";

/** Their content changes under the same name with a new release. */
const unhashed = "public, max-age=600, stale-while-revalidate=86400";

type SiteSettings = AppSettings & {
  pages: Pick<PageSettings, "template" | "browserConfig"> & {
    renderer?: PageRenderer;
    dataVersion?: () => Promise<number>;
    report?: (error: unknown) => void;
  };
  status: Status;
  folders: { frontend: string; storybook: string; docs: string };
  /** Serves the sent mails to every visitor. For the demo only, never in production. */
  showMailbox: boolean;
};

export function createSite(ports: Ports, settings: SiteSettings) {
  const { app, unknown, document, securityHeadersOfPage } = createApp(ports, settings);
  const { folders, publicUrl, brand, contactEmail } = settings;
  const { renderer, dataVersion, report, ...pages } = settings.pages;
  const product = htmlPages(ports, {
    ...pages,
    publicUrl,
    brand,
    contactEmail,
    securityHeadersOfPage,
    ...(settings.clock ? { clock: settings.clock } : {}),
    ...(renderer && dataVersion
      ? {
        rendering: {
          renderer,
          dataVersion,
          answer,
          identify: pageIdentity(ports, publicUrl),
          report: report ?? (() => {}),
        },
      }
      : {}),
  });

  async function answer(request: Request, env: unknown): Promise<Response> {
    return await app.fetch(request, env);
  }

  app.route("/", health(settings.status));
  app.route("/", plainPageStyle());
  const { docs: docsShown = true } = settings;
  const frame = docsFrame(docsShown === true ? folders.docs : null, { publicUrl, brand });
  app.route("/", problemPages(document, frame, docsShown !== false));
  if (settings.metrics) app.route("/", settings.metrics.route);
  app.route("/", contractFiles(document, { publicUrl }));
  if (docsShown === true) app.route("/", docs(document, folders.docs, { publicUrl, brand }));
  else if (docsShown !== false) {
    app.route("/", elsewhere("/docs", (rest) => docsShown.replace(/\/$/, "") + rest));
  }
  if (settings.showMailbox) app.route("/", mailbox(ports));
  app.get("/assets/*", staticFiles({ folder: folders.frontend, cacheControl: immutable }));
  app.get("/favicon.svg", staticFiles({ folder: folders.frontend, cacheControl: unhashed }));
  app.get(embedScript, staticFiles({ folder: folders.frontend, cacheControl: unhashed }));
  app.route("/", storybook(settings.storybook ?? false, folders.storybook, unknown));
  app.route("/", product.router);

  app.notFound((c) => {
    const wantsPage = ["GET", "HEAD"].includes(c.req.method) &&
      c.req.header("accept")?.includes("text/html") &&
      !pathsWithoutPages.test(c.req.path);
    return wantsPage ? product.notFound(c) : unknown(c);
  });
  return app;
}

/** Leads to another origin, where `target` says the address of a path. */
function elsewhere(path: string, target: (rest: string) => string) {
  // The path comes decoded, and an address has no line ends.
  const lead = (c: Context<Env>) => c.redirect(target(encodeURI(c.req.path.slice(path.length))));
  return newRouter().get(path, lead).get(`${path}/*`, lead);
}

const catalogue = { title: "Catalogue of the UI kit", command: "deno task storybook:build" };

/** Its pages need a weaker policy, so in production it is off or at an origin of its own. */
function storybook(
  shown: boolean | string,
  folder: string,
  unknown: (c: Context<Env>) => Response,
) {
  const router = newRouter();
  if (shown === false) return router;
  if (shown !== true) return elsewhere("/storybook", () => shown);
  return router
    .get("/storybook", (c) => c.redirect("/storybook/"))
    .get(
      "/storybook/*",
      staticFiles({
        folder,
        prefix: "/storybook",
        cacheControl: (path) => path.startsWith("/assets/") ? immutable : "no-cache",
      }),
      // No page of the product may get the weaker policy.
      (c) => c.req.path === "/storybook/" ? notBuilt(c, catalogue) : unknown(c),
    );
}
