import { createMiddleware } from "hono/factory";
import type { Env } from "./router.ts";

type Policy = Record<string, string>;

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

/** Storybook writes its own inline scripts and frames itself; it shows no data of anybody. */
const storybook: Policy = {
  ...strict,
  "script-src": "'self' 'unsafe-inline' 'unsafe-eval'",
  "style-src": "'self' 'unsafe-inline'",
  "frame-src": "'self'",
};

/** What browsers are told to refuse on our behalf. `schedulingOrigin` is the one foreign frame we may show. */
export function securityHeaders(publicUrl: string, schedulingOrigin: string) {
  const https = publicUrl.startsWith("https:");
  const frames = schedulingOrigin === new URL(publicUrl).origin ? "'self'" : schedulingOrigin;
  const pages = { ...strict, "frame-src": frames };

  return createMiddleware<Env>(async (c, next) => {
    await next();
    const { path } = c.req;
    // Our own booking page is the only one that is shown in a frame, and only in ours.
    const framed = path.startsWith("/@") || path.startsWith("/storybook");
    const policy = path.startsWith("/storybook") ? storybook : pages;
    c.header("Content-Security-Policy", policyText(policy, framed, https));
    if (!framed) c.header("X-Frame-Options", "DENY");
    c.header("X-Content-Type-Options", "nosniff");
    c.header("Referrer-Policy", "strict-origin-when-cross-origin");
    c.header("Permissions-Policy", "camera=(), microphone=(), geolocation=(self), payment=()");
    c.header("Cross-Origin-Opener-Policy", "same-origin");
    c.header("Cross-Origin-Resource-Policy", "same-origin");
    if (https) {
      c.header("Strict-Transport-Security", "max-age=63072000; includeSubDomains");
    }
    const answersPerson = c.req.header("authorization") !== undefined;
    if (path.startsWith("/api/") && (answersPerson || !c.res.headers.has("Cache-Control"))) {
      c.header("Cache-Control", "no-store");
    }
  });
}

function policyText(policy: Policy, framed: boolean, https: boolean): string {
  const directives = Object.entries({
    ...policy,
    "frame-ancestors": framed ? "'self'" : "'none'",
  }).map(([name, value]) => `${name} ${value}`);
  return [...directives, ...(https ? ["upgrade-insecure-requests"] : [])].join("; ");
}
