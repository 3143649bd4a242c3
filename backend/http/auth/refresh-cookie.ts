import { z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { createMiddleware } from "hono/factory";
import { second } from "../../domain/duration.ts";
import { DomainError } from "../../domain/errors.ts";
import type { SignIn } from "../../domain/sign-in.ts";
import type { Env } from "../router.ts";

export type Origins = { publicUrl: string; corsOrigins?: string[] };

export type RefreshCookie = ReturnType<typeof refreshCookie>;

/** The cookie with the refresh token. Scripts cannot read it, and requests from other sites do not carry it. */
export function refreshCookie(publicUrl: string) {
  const secure = publicUrl.startsWith("https:");
  const name = secure ? "__Host-rt" : "rt";
  const attributes = { path: "/", httpOnly: true, sameSite: "Strict", secure } as const;

  return {
    read: (c: Context<Env>): string | undefined => getCookie(c, name),

    write(c: Context<Env>, refreshToken: string, { remember, expiresAt }: SignIn) {
      const maxAge = Math.floor((expiresAt - c.var.now) / second);
      setCookie(c, name, refreshToken, { ...attributes, ...(remember ? { maxAge } : {}) });
    },

    clear(c: Context) {
      deleteCookie(c, name, attributes);
    },
  };
}

export const RequestedWith = z.object({
  "x-requested-with": z.literal("heaolu").openapi({
    description: "Must be `heaolu`. Forms and images on other sites cannot send it.",
  }),
});

export function sameOriginOnly(publicUrl: string) {
  const { origin } = new URL(publicUrl);
  return createMiddleware<Env>(async (c, next) => {
    if (isForeign(c, origin) || c.req.header("x-requested-with") !== "heaolu") {
      throw new DomainError("ERR_CROSS_SITE");
    }
    await next();
  });
}

/** For operations that set a cookie: no page of an unknown site signs its visitor in. Programs send no `Origin`. */
export function knownOriginsOnly({ publicUrl, corsOrigins: partners = [] }: Origins) {
  const { origin } = new URL(publicUrl);
  return createMiddleware<Env>(async (c, next) => {
    const isPartner = partners.includes(c.req.header("origin") ?? "");
    if (!isPartner && isForeign(c, origin)) throw new DomainError("ERR_CROSS_SITE");
    await next();
  });
}

function isForeign(c: Context, origin: string): boolean {
  const site = c.req.header("sec-fetch-site");
  const from = c.req.header("origin");
  if (site !== undefined) return site !== "same-origin";
  return from !== undefined && from !== origin;
}
