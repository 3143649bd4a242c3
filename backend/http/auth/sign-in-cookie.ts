import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { patienceMs } from "../../domain/pending-sign-in.ts";
import type { Env } from "../router.ts";

/**
 * Says that the browser a provider sends back is the one that left. It comes back from another site, hence Lax; the
 * last departure is the one that counts.
 */
export function signInCookie(publicUrl: string) {
  const secure = publicUrl.startsWith("https:");
  const name = secure ? "__Host-sign-in" : "sign-in";
  const attributes = { path: "/", httpOnly: true, sameSite: "Lax", secure } as const;

  return {
    read: (c: Context<Env>): string => getCookie(c, name) ?? "",
    write(c: Context<Env>, secret: string) {
      setCookie(c, name, secret, { ...attributes, maxAge: patienceMs / 1000 });
    },
    clear(c: Context<Env>) {
      deleteCookie(c, name, attributes);
    },
  };
}
