import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { createMiddleware } from "hono/factory";
import { hour, second } from "../../domain/duration.ts";
import type { Auth } from "../../ports/auth.ts";
import type { Env } from "../router.ts";

/** The secret of a browser that requests a code by mail: nothing else can use, end or guess at that code. */
export function codeCookie(auth: Pick<Auth, "newSecret">, publicUrl: string) {
  const secure = publicUrl.startsWith("https:");
  const name = secure ? "__Host-code" : "code";
  const attributes = { path: "/", httpOnly: true, sameSite: "Strict", secure } as const;

  return {
    middleware: createMiddleware<Env>(async (c, next) => {
      c.set("codeSecret", read(c));
      await next();
    }),

    /** Undefined for programs and pages of other sites, which may send no cookies. */
    give(c: Context<Env>): string | undefined {
      const isOwnPage = c.req.header("sec-fetch-site") === "same-origin";
      const secret = read(c) ?? (isOwnPage ? auth.newSecret().secret : undefined);
      if (secret) setCookie(c, name, secret, { ...attributes, maxAge: hour / second });
      return secret;
    },
  };

  function read(c: Context<Env>): string | undefined {
    const sent = getCookie(c, name);
    return sent !== undefined && /^[\w-]{43}$/.test(sent) ? sent : undefined;
  }
}
