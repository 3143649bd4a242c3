import { serveStatic } from "hono/deno";
import { createMiddleware } from "hono/factory";
import { DomainError } from "../domain/errors.ts";
import { type AppSettings, createApp } from "./app.ts";
import type { AppPorts } from "./router.ts";
import { docs } from "./docs.ts";
import { mailbox } from "./mailbox.ts";
import { pages, type PageSettings } from "./pages.ts";
import { type Status, status } from "./health.ts";

export type SiteSettings = AppSettings & {
  pages: Omit<PageSettings, "publicUrl" | "brand" | "contactEmail">;
  status: Status;
  /** Folders with built files, as paths from the working directory. */
  folders: { frontend: string; storybook: string; swagger: string };
  /** Show the sent mails to anybody: for trying the product out, never in production. */
  showMailbox: boolean;
};

/** The whole origin: the API and everything a browser or a developer is shown beside it. */
export function createSite(ports: AppPorts, settings: SiteSettings) {
  const { app, unknown, document } = createApp(ports, settings);
  const { folders, publicUrl, brand, contactEmail } = settings;
  const product = pages(ports, {
    ...settings.pages,
    publicUrl,
    brand,
    contactEmail,
  });

  app.route("/", status(ports, settings.status));
  app.route("/", docs(document, folders.swagger));
  if (settings.showMailbox) app.route("/", mailbox(ports));
  app.use("/assets/*", publishedOnly);
  app.use("/storybook/*", publishedOnly);
  app.get(
    "/assets/*",
    serveStatic({
      root: folders.frontend,
      onFound: (_, c) => c.header("Cache-Control", "public, max-age=31536000, immutable"),
    }),
  );
  app.get("/favicon.svg", serveStatic({ root: folders.frontend }));
  app.get("/avatar.svg", serveStatic({ root: folders.frontend }));
  app.get("/start.js", serveStatic({ root: folders.frontend }));
  app.get("/storybook", (c) => c.redirect("/storybook/"));
  app.get(
    "/storybook/*",
    serveStatic({
      root: folders.storybook,
      rewriteRequestPath: (path) => path.replace(/^\/storybook/, ""),
    }),
  );
  app.route("/", product.router);

  app.notFound((c) => {
    const wantsPage = c.req.method === "GET" && c.req.header("accept")?.includes("text/html") &&
      !/^\/(api|assets|files)\//.test(c.req.path);
    return wantsPage ? product.notFound(c) : unknown(c);
  });
  return app;
}

/** What a build may leave beside its files and nobody is to read: dotfiles and source maps. */
const publishedOnly = createMiddleware(async (c, next) => {
  if (/(\/|%2f)\.|\.map$/i.test(c.req.path)) throw new DomainError("ERR_NOT_FOUND");
  await next();
});
