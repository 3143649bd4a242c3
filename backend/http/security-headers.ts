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

/**
 * What browsers are told to refuse on our behalf. `schedulingOrigin` is the one foreign frame we may show; `partners`
 * are the origins whose pages may show our booking page.
 */
export function securityHeaders(
  publicUrl: string,
  schedulingOrigin: string,
  partners: readonly string[] = [],
) {
  const https = publicUrl.startsWith("https:");
  const frames = schedulingOrigin === new URL(publicUrl).origin ? "'self'" : schedulingOrigin;
  const pages = { ...strict, "frame-src": frames };
  const ofPages = headersFor(pages, { framers: [], https });
  // Our booking page is the only one that is shown in a frame, in ours and in those of partners.
  const ofBooking = headersFor(pages, { framers: ["'self'", ...partners], https });
  const ofStorybook = headersFor(storybook, { framers: ["'self'"], https });

  return createMiddleware<Env>(async (c, next) => {
    await next();
    const { path } = c.req;
    // Not c.header(): on an answer that is ready it copies the whole answer, each time.
    const { headers } = c.res;
    for (const [name, value] of headersOf(path)) headers.set(name, value);
    const nonce = c.get("styleNonce");
    if (nonce) {
      const policy = headers.get("Content-Security-Policy")!;
      headers.set(
        "Content-Security-Policy",
        policy.replace("style-src 'self'", `style-src 'self' 'nonce-${nonce}'`),
      );
    }
    const answersPerson = c.req.header("authorization") !== undefined;
    if (path.startsWith("/api/") && (answersPerson || !headers.has("Cache-Control"))) {
      headers.set("Cache-Control", "no-store");
    }
  });

  function headersOf(path: string): Header[] {
    if (path.startsWith("/@")) return ofBooking;
    return /^\/storybook(\/|$)/.test(path) ? ofStorybook : ofPages;
  }
}

type Header = [name: string, value: string];

/** Who may show a page in a frame. */
type Where = { framers: readonly string[]; https: boolean };

function headersFor(policy: Policy, where: Where): Header[] {
  return [
    ["Content-Security-Policy", policyText(policy, where)],
    ...(where.framers.length > 0 ? [] : [["X-Frame-Options", "DENY"] satisfies Header]),
    ["X-Content-Type-Options", "nosniff"],
    ["Referrer-Policy", "strict-origin-when-cross-origin"],
    ["Permissions-Policy", "camera=(), microphone=(), geolocation=(self), payment=()"],
    ["Cross-Origin-Opener-Policy", "same-origin"],
    ["Cross-Origin-Resource-Policy", "same-origin"],
    ...(where.https
      ? [["Strict-Transport-Security", "max-age=63072000; includeSubDomains"] satisfies Header]
      : []),
  ];
}

function policyText(policy: Policy, where: Where): string {
  const directives = Object.entries({
    ...policy,
    "frame-ancestors": where.framers.join(" ") || "'none'",
  }).map(([name, value]) => `${name} ${value}`);
  return [...directives, ...(where.https ? ["upgrade-insecure-requests"] : [])].join("; ");
}
