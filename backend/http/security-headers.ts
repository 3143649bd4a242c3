import { createMiddleware } from "hono/factory";
import { pageStartSources } from "./page-start.ts";
import type { Env } from "./router.ts";
import { zoneScriptSource } from "./zone-script.ts";

type Policy = Record<string, string>;

/** The two style elements that React Aria writes; `tests/security/inline-styles.test.ts` compares them. */
const ariaStyles = [
  "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='",
  "'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='",
].join(" ");

const strict: Policy = {
  "default-src": "'none'",
  "script-src": "'self'",
  "style-src": "'self'",
  "img-src": "'self' data: blob:",
  "font-src": "'self'",
  "media-src": "'self'",
  "connect-src": "'self'",
  "worker-src": "'self'",
  "manifest-src": "'self'",
  "base-uri": "'none'",
  "object-src": "'none'",
  "form-action": "'self'",
};

const storybook: Policy = {
  ...strict,
  "script-src": "'self' 'unsafe-inline' 'unsafe-eval'",
  "style-src": "'self' 'unsafe-inline'",
  "frame-src": "'self'",
};

/**
 * Data, scripts and pictures load nothing, also when a browser opens them by their address. Files of users are sandboxed,
 * too; workers would not start with that.
 */
const inert: Policy = { "default-src": "'none'", "base-uri": "'none'", "form-action": "'none'" };

export function securityHeaders(
  publicUrl: string,
  schedulingOrigin: string,
  { partners, servesStorybook }: { partners: readonly string[]; servesStorybook: boolean },
) {
  const https = publicUrl.startsWith("https:");
  const frames = schedulingOrigin === new URL(publicUrl).origin ? "'self'" : schedulingOrigin;
  const pages = {
    ...strict,
    "script-src": `'self' ${pageStartSources.script} ${zoneScriptSource}`,
    "style-src": `'self' ${ariaStyles} ${pageStartSources.style}`,
    "frame-src": frames,
  };
  const pageHeaders = headersFor(pages, { frameAncestors: [], https });
  const bookingHeaders = headersFor(pages, { frameAncestors: ["'self'", ...partners], https });
  const linkHeaders = pageHeaders.map(([name, value]): Header =>
    name === "Referrer-Policy" ? [name, "no-referrer"] : [name, value]
  );
  const inertHeaders = headersFor(inert, { frameAncestors: [], https })
    .filter(([name]) => !pagesOnly.includes(name));
  const fileHeaders = headersFor({ ...inert, "sandbox": "" }, { frameAncestors: [], https })
    .filter(([name]) => !pagesOnly.includes(name));
  const embedHeaders = inertHeaders.map(([name, value]): Header =>
    name === "Cross-Origin-Resource-Policy" ? [name, "cross-origin"] : [name, value]
  );
  const storybookHeaders = headersFor(storybook, { frameAncestors: ["'self'"], https });

  const middleware = createMiddleware<Env>(async (c, next) => {
    await next();
    const { path } = c.req;
    // c.header() would copy the finished response for every header.
    const { headers } = c.res;
    // A cached page has them already.
    if (!headers.has("Content-Security-Policy")) {
      for (const [name, value] of headersOf(path, headers)) headers.set(name, value);
    }
    const isForUser = path.startsWith("/api/") && c.req.header("authorization") !== undefined;
    const cacheControl = headers.get("Cache-Control");
    const mayBeKept = isForUser ? cacheControl === forUserOnly : cacheControl !== null;
    if (!mayBeKept) headers.set("Cache-Control", "no-store");
  });

  return { middleware, ofPage };

  function headersOf(path: string, headers: Headers): Header[] {
    // An answer without a type can be a 304, whose headers replace those the browser has stored.
    const type = headers.get("Content-Type") ?? (pathsWithoutPages.test(path) ? "" : "text/html");
    if (path.startsWith("/files/") || headers.has("Content-Disposition")) return fileHeaders;
    if (readByOtherOrigins.includes(path)) return embedHeaders;
    if (!type.startsWith("text/html")) return inertHeaders;
    const isStorybook = servesStorybook && /^\/storybook(\/|$)/.test(path);
    return isStorybook ? storybookHeaders : ofPage(path);
  }

  /** The headers of a page of the product; `styleSources` are the style sheets inside its document. */
  function ofPage(path: string, styleSources: readonly string[] = []): Header[] {
    const headers = path.startsWith("/booking/link")
      ? linkHeaders
      : path.startsWith("/@")
      ? bookingHeaders
      : pageHeaders;
    if (styleSources.length === 0) return headers;
    const styles = `style-src 'self' ${styleSources.join(" ")}`;
    return headers.map((
      [name, value],
    ): Header => [
      name,
      name === "Content-Security-Policy" ? value.replace("style-src 'self'", styles) : value,
    ]);
  }
}

/** The browser keeps the answer to one user, and checks before each use that it has not changed. */
export const forUserOnly = "private, no-cache";

/** No address below these is that of a page. */
export const pathsWithoutPages = /^\/(api|assets|files|images|link-pictures)\//;

/** The script that other sites load to show the booking page. */
export const embedScript = "/embed.js";

const readByOtherOrigins = [embedScript, "/openapi.json", "/openapi.yaml"];

/** They say nothing about other answers, and a page loads some forty files. */
const pagesOnly = ["Permissions-Policy", "Cross-Origin-Opener-Policy"];

export type Header = [name: string, value: string];

type Options = { frameAncestors: readonly string[]; https: boolean };

function headersFor(policy: Policy, { frameAncestors, https }: Options): Header[] {
  return [
    ["Content-Security-Policy", policyText(policy, { frameAncestors, https })],
    ...(frameAncestors.length > 0 ? [] : [["X-Frame-Options", "DENY"] satisfies Header]),
    ["X-Content-Type-Options", "nosniff"],
    ["Referrer-Policy", "strict-origin-when-cross-origin"],
    ["Permissions-Policy", "camera=(), microphone=(), geolocation=(self), payment=()"],
    ["Cross-Origin-Opener-Policy", "same-origin"],
    ["Cross-Origin-Resource-Policy", "same-origin"],
    ...(https ? [["Strict-Transport-Security", "max-age=63072000"] satisfies Header] : []),
  ];
}

function policyText(policy: Policy, { frameAncestors, https }: Options): string {
  const directives = Object.entries({
    ...policy,
    "frame-ancestors": frameAncestors.join(" ") || "'none'",
  }).map(([name, value]) => `${name} ${value}`.trim());
  return [...directives, ...(https ? ["upgrade-insecure-requests"] : [])].join("; ");
}
