import { cors } from "hono/cors";
import { contract } from "./contract.ts";
import { answerError } from "./errors.ts";
import { files } from "./files.ts";
import { securityHeaders } from "./security-headers.ts";
import { log } from "./log.ts";
import { answerUnknown } from "./method-not-allowed.ts";
import { type AppPorts, newRouter } from "./router.ts";
import { identify } from "./signed-in.ts";
import { operations } from "./operations.ts";
import { limitBody, uploadPaths } from "./body-limits.ts";
import { visit } from "./request-context.ts";

export type AppSettings = {
  publicUrl: string;
  /** What the house calls itself, and where it is written to. */
  brand: string;
  contactEmail: string;
  /** Whose forwarding headers count. */
  trustedProxies?: string[];
  /** Whose pages may call the API from another origin; none unless named. */
  corsOrigins?: string[];
  clock?: () => number;
  /** Where log lines go; absent: nowhere. */
  log?: (line: string) => void;
};

const maximumBody = 100_000;

/** The API. Everything a browser is shown besides (pages, docs, files) is mounted by `createSite`. */
export function createApp(ports: AppPorts, settings: AppSettings) {
  const {
    publicUrl,
    trustedProxies = [],
    corsOrigins = [],
    clock = Date.now,
  } = settings;
  const app = newRouter();
  app.onError(answerError);
  app.use(visit(clock, trustedProxies));
  if (settings.log) app.use(log(settings.log));
  app.use(securityHeaders(publicUrl, ports.scheduling.origin, corsOrigins));
  if (corsOrigins.length > 0) app.use("/api/*", otherOrigins(corsOrigins));
  app.use("/api/*", limitBody(maximumBody, uploadPaths));
  app.use("/api/*", identify(ports));
  app.openAPIRegistry.registerComponent("securitySchemes", "bearer", {
    type: "http",
    scheme: "bearer",
    bearerFormat: "JWT",
  });
  for (const mount of operations) mount(app, ports, settings);
  app.route("/files", files(ports.storage));

  const unknown = answerUnknown(() => app.routes);
  app.notFound(unknown);
  return { app, unknown, document: () => contract(app) };
}

/** Foreign pages may read what a token opens; our cookie never goes with their requests. */
function otherOrigins(origin: string[]) {
  return cors({
    origin,
    credentials: false,
    allowHeaders: [
      "Accept-Language",
      "Authorization",
      "Content-Type",
      "Idempotency-Key",
      "If-Match",
      "If-None-Match",
      "X-Hold-Secret",
      "X-Request-Id",
    ],
    exposeHeaders: ["Content-Language", "ETag", "Link", "Retry-After", "X-Request-Id"],
    maxAge: 600,
  });
}
