import { getCookie, setCookie } from "hono/cookie";
import { createMiddleware } from "hono/factory";
import { minute, second } from "../domain/duration.ts";
import type { Ports } from "../ports/ports.ts";
import type { Env } from "./router.ts";

const cookie = "written";

/** Every replica has what was written so long ago. */
const maxAge = minute / 2 / second;

/**
 * Where processes read from replicas of a database server, what a browser has changed through one process it also sees
 * through the others: a cookie says how far the database was then. It is signed, since reads wait for what it says.
 */
export function ownWrites(
  { auth, persistence }: Pick<Ports, "auth" | "persistence">,
  publicUrl: string,
) {
  const attributes = {
    path: "/",
    httpOnly: true,
    sameSite: "Strict",
    secure: publicUrl.startsWith("https:"),
    maxAge,
  } as const;
  return createMiddleware<Env>(async (c, next) => {
    const [position, mac] = getCookie(c, cookie)?.split(".") ?? [];
    if (position && mac && auth.macMatches("written-position", position, mac)) {
      persistence.notePosition(Number(position));
    }
    await next();
    if (["GET", "HEAD", "OPTIONS"].includes(c.req.method)) return;
    const seen = persistence.seenPosition();
    if (seen === null) return;
    setCookie(c, cookie, `${seen}.${auth.mac("written-position", String(seen))}`, attributes);
  });
}
