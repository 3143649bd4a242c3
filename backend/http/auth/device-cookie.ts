import { getCookie, setCookie } from "hono/cookie";
import { createMiddleware } from "hono/factory";
import { second, year } from "../../domain/duration.ts";
import type { Auth } from "../../ports/auth.ts";
import { deviceMarkOf, newDeviceMark } from "../../use-cases/auth/known-device.ts";
import type { Env } from "../router.ts";

/** A browser has marks of so many accounts. */
const mostMarks = 4;

/** Reads the marks of a browser from its cookie, and adds one when an account without a mark signs in there. */
export function deviceCookie(
  auth: Pick<Auth, "mac" | "macMatches" | "newSecret">,
  publicUrl: string,
) {
  const secure = publicUrl.startsWith("https:");
  const name = secure ? "__Host-known" : "known";
  const attributes = { path: "/", httpOnly: true, sameSite: "Strict", secure } as const;

  return createMiddleware<Env>(async (c, next) => {
    const marks = (getCookie(c, name) ?? "").split("~").slice(0, mostMarks);
    c.set("deviceMarks", marks);
    await next();
    const email = c.get("signedInAs");
    if (email === undefined || deviceMarkOf(auth, marks, email) !== null) return;
    const kept = [newDeviceMark(auth, email), ...marks.filter(Boolean)].slice(0, mostMarks);
    setCookie(c, name, kept.join("~"), { ...attributes, maxAge: year / second });
  });
}
