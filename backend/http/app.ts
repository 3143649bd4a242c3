import type { Context } from "hono";
import { cors } from "hono/cors";
import { createMiddleware } from "hono/factory";
import { routePath } from "hono/route";
import { apiKeyPrefix } from "../domain/api-key.ts";
import { DomainError } from "../domain/errors.ts";
import { instantText } from "../domain/instant-text.ts";
import { defaultMaxOpenBookings } from "../domain/open-bookings.ts";
import type { Recipient } from "../domain/processing-record.ts";
import type { SecondFactorPolicy } from "../domain/second-factor-policy.ts";
import type { Ports } from "../ports/ports.ts";
import { apiVersion, versionHeader } from "./api-version.ts";
import { limitBody, pathsWithOwnLimit, readInTime } from "./body-limits.ts";
import { codeCookie } from "./auth/code-cookie.ts";
import { createdAt } from "./created-at.ts";
import { deviceCookie } from "./auth/device-cookie.ts";
import { compressAnswers } from "./compress-answers.ts";
import { contract } from "./contract.ts";
import { answerErrors, problem } from "./errors.ts";
import { files } from "./files.ts";
import { ownHostsOnly } from "./hosts.ts";
import { images } from "./images.ts";
import { keyGuard } from "./key-guard.ts";
import { linkPictures } from "./link-pictures.ts";
import type { Metrics } from "./metrics.ts";
import { operations } from "./operations.ts";
import { ownWrites } from "./own-writes.ts";
import { refuseChanges } from "./refuse-changes.ts";
import { type IsTrusted, requestContext } from "./request-context.ts";
import { type Env, newRouter } from "./router.ts";
import type { RunningRequests } from "./running-requests.ts";
import { securityHeaders } from "./security-headers.ts";
import { identify } from "./signed-in.ts";
import { strictJson } from "./strict-json.ts";
import { viewAs } from "./view-as.ts";
import { isWarmUp } from "./warm-up.ts";

export type AppSettings = {
  publicUrl: string;
  brand: string;
  contactEmail: string;
  /** Who else gets personal data; by default only practitioners. */
  recipients?: readonly Recipient[];
  isTrustedProxy?: IsTrusted;
  corsOrigins?: string[];
  /** Hosts besides that of `publicUrl` for which requests are answered. */
  allowedHosts?: string[];
  /** Which users must have a second factor; by default none. */
  secondFactor?: SecondFactorPolicy;
  /** How many sessions a client may have booked with one practitioner at a time. */
  maxOpenBookings?: number;
  /** Whether `/storybook` shows the UI kit, or the URL at which it is shown instead. */
  storybook?: boolean | string;
  /** Whether `/docs` shows the guides and the reference, or the URL at which they are shown instead; by default it does. */
  docs?: boolean | string;
  /** How long the body of a request may take to arrive. */
  bodyTimeMs?: number;
  clock?: () => number;
  log?: (line: string) => void;
  running?: RunningRequests;
  metrics?: Metrics;
  /** Until when (ms) changes are refused; null while they are not. */
  maintenanceEndsAt?: () => number | null;
};

function guidesOf({ docs = true }: Pick<AppSettings, "docs">): string | null {
  if (typeof docs === "string") return docs;
  return docs ? "/docs" : null;
}

const bodyMaxBytes = 100_000;
const defaultBodyTimeMs = 30_000;

export function createApp(ports: Ports, settings: AppSettings) {
  const { publicUrl, isTrustedProxy = () => false, corsOrigins = [], allowedHosts = [] } = settings;
  const { clock = Date.now } = settings;
  const app = newRouter();
  app.onError(answerErrors(ports));
  app.use(requestContext(clock, isTrustedProxy));
  if (settings.log) app.use(requestLog(settings.log));
  if (settings.metrics) app.use(settings.metrics.middleware);
  if (settings.running) app.use(settings.running.middleware);
  app.use(lengthOfHead);
  app.use(compressAnswers());
  const security = securityHeaders(publicUrl, ports.scheduling.origin, {
    partners: corsOrigins,
    servesStorybook: settings.storybook === true,
  });
  app.use(security.middleware);
  app.use(ownHostsOnly(publicUrl, allowedHosts));
  if (corsOrigins.length > 0) app.use("/api/*", crossOrigin(corsOrigins));
  app.use("/api/*", apiVersion());
  app.use("/api/*", methodsOfFixedPaths(() => app.routes));
  app.use("/api/*", limitBody(bodyMaxBytes, pathsWithOwnLimit));
  app.use("/api/*", readInTime(settings.bodyTimeMs ?? defaultBodyTimeMs, pathsWithOwnLimit));
  app.use("/api/*", strictJson);
  if (settings.maintenanceEndsAt) {
    app.use("/api/*", refuseChanges(settings.maintenanceEndsAt, clock));
  }
  app.use("/api/*", ownWrites(ports, publicUrl));
  app.use("/api/auth/*", codeCookie(ports.auth, publicUrl).middleware);
  const knownDevices = deviceCookie(ports.auth, publicUrl);
  app.use("/api/auth/*", knownDevices);
  app.use("/api/booking-requests/*", knownDevices);
  app.use("/api/*", createdAt);
  app.use("/api/*", identify(ports, settings.secondFactor ?? "off"));
  app.use("/api/*", viewAs(ports));
  // After `viewAs`, so that no key sees the product as another person.
  app.use("/api/*", keyGuard(app, ports));
  app.openAPIRegistry.registerComponent("securitySchemes", "bearer", {
    type: "http",
    scheme: "bearer",
    bearerFormat: "JWT",
    description:
      "The `accessToken` of a sign-in: a signed JWT with one fixed algorithm, as RFC8725 recommends. It ends within minutes.",
  });
  app.openAPIRegistry.registerComponent("securitySchemes", "apiKey", {
    type: "http",
    scheme: "bearer",
    bearerFormat: `${apiKeyPrefix}…`,
    description:
      "A key of a practitioner, made by `createApiKey`. It opens the operations that name one of its scopes and no others.",
  });
  for (const mount of operations) {
    mount(app, ports, { maxOpenBookings: defaultMaxOpenBookings, ...settings });
  }
  app.route("/files", files(ports));
  app.route("/images", images(ports.pictures));
  app.route("/link-pictures", linkPictures(ports, settings));

  const unknown = unknownPath(() => app.routes);
  app.notFound(unknown);
  return {
    app,
    unknown,
    document: () => contract(app, guidesOf(settings)),
    securityHeadersOfPage: security.ofPage,
  };
}

/** Lets pages of other origins call the API with a bearer token, never with our cookies. */
function crossOrigin(origin: string[]) {
  return cors({
    origin,
    credentials: false,
    allowHeaders: [
      versionHeader,
      "Accept-Language",
      "Authorization",
      "Content-Type",
      "Idempotency-Key",
      "If-Match",
      "If-None-Match",
      "X-Booking-Secret",
      "X-Hold-Secret",
      "X-Purchase-Secret",
      "X-Request-Id",
    ],
    exposeHeaders: [
      versionHeader,
      "Content-Language",
      "Deprecation",
      "ETag",
      "Idempotency-Replayed",
      "Link",
      "Location",
      "RateLimit",
      "RateLimit-Policy",
      "Retry-After",
      "Sunset",
      "X-Request-Id",
    ],
    maxAge: 600,
  });
}

/**
 * Without a length the server would say that the body of a HEAD is empty. A stream has none: its `identity` is for the other
 * middleware and is not sent.
 */
const lengthOfHead = createMiddleware<Env>(async (c, next) => {
  await next();
  const { headers } = c.res;
  if (headers.get("Content-Encoding") === "identity") headers.delete("Content-Encoding");
  else if (c.req.method === "HEAD" && c.res.body && !headers.has("Content-Length")) {
    headers.set("Content-Length", String((await c.res.bytes()).byteLength));
  }
});

/**
 * Logs the route's template instead of the URL, which can contain personal data. `JSON.stringify` of the whole line takes
 * five times as long.
 */
function requestLog(write: (line: string) => void) {
  return createMiddleware<Env>(async (c, next) => {
    if (isWarmUp(c)) return await next();
    const started = performance.now();
    await next();
    const { status } = c.res;
    const ms = Math.round((performance.now() - started) * 10) / 10;
    const level = status >= 500 ? "error" : "info";
    const [method, route] = [c.req.method, routePath(c, -1)].map((text) => JSON.stringify(text));
    write(
      `{"ts":"${instantText(Date.now())}","level":"${level}","msg":"request",` +
        `"requestId":"${c.get("requestId")}","method":${method},"route":${route},` +
        `"status":${status},"ms":${ms}}`,
    );
  });
}

function unknownPath(routes: () => { method: string; path: string }[]) {
  let known: { method: string; pattern: RegExp }[] | undefined;
  return (c: Context<Env>): Response => {
    known ??= routes()
      .filter(({ method }) => method !== "ALL")
      .map(({ method, path }) => ({ method, pattern: patternOf(path) }));
    const path = c.req.path.replace(/(.)\/$/, "$1");
    const methods = known.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
    if (methods.length === 0 || withHead(methods).includes(c.req.method)) {
      return problem(c, new DomainError("ERR_NOT_FOUND"));
    }
    return notAllowed(c, methods);
  };
}

/** Refuses another method of a path without parameters, which a path with one would take for an id. */
function methodsOfFixedPaths(routes: () => { method: string; path: string }[]) {
  let known: Map<string, string[]> | undefined;
  return createMiddleware<Env>(async (c, next) => {
    // Middleware has no method.
    const own = () => routes().filter(({ method }) => method !== "ALL");
    known ??= new Map(
      [...Map.groupBy(own(), ({ path }) => path)]
        .filter(([path]) => !/[:*]/.test(path))
        .map(([path, same]) => [path, withHead(same.map(({ method }) => method))]),
    );
    const methods = known.get(c.req.path);
    if (methods && !methods.includes(c.req.method)) {
      return notAllowed(c, methods);
    }
    await next();
  });
}

function withHead(methods: string[]): string[] {
  return methods.includes("GET") ? [...methods, "HEAD"] : methods;
}

function notAllowed(c: Context<Env>, methods: string[]): Response {
  c.header("Allow", [...new Set(withHead(methods))].sort().join(", "));
  return problem(c, new DomainError("ERR_METHOD_NOT_ALLOWED"));
}

function patternOf(path: string): RegExp {
  const source = path
    .split("/")
    .map((segment) => {
      if (!segment.startsWith(":")) return RegExp.escape(segment);
      return /\{(.+)\}$/.exec(segment)?.[1] ?? "[^/]+";
    })
    .join("/");
  return new RegExp(`^${source}$`);
}
