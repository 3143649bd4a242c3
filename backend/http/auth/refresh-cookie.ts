import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { SignIn } from "../../domain/sign-in.ts";
import type { Env } from "../router.ts";

/** The refresh token's cookie: scripts cannot read it, and no other site's request carries it. */
export function refreshCookie(publicUrl: string) {
  const secure = publicUrl.startsWith("https:");
  const name = secure ? "__Host-rt" : "rt";
  const attributes = { path: "/", httpOnly: true, sameSite: "Strict", secure } as const;

  return {
    read: (c: Context<Env>): string | undefined => getCookie(c, name),

    /** Outlives the browser's session only where the person wants to be remembered. */
    write(c: Context<Env>, refreshToken: string, { remember, expiresAt }: SignIn) {
      const maxAge = Math.floor((expiresAt - c.var.now) / 1000);
      setCookie(c, name, refreshToken, { ...attributes, ...(remember ? { maxAge } : {}) });
    },

    clear(c: Context) {
      deleteCookie(c, name, attributes);
    },
  };
}
