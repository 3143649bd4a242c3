import type { Context } from "hono";
import type { Ports } from "../../ports/ports.ts";
import { openPage } from "../../use-cases/auth/open-page.ts";
import type { Env } from "../router.ts";
import { refreshCookie } from "./refresh-cookie.ts";

export type PageIdentity = ReturnType<typeof pageIdentity>;

/**
 * The `Authorization` header with which the server loads the data of a page within the process, from the refresh cookie of
 * the page's request. It never leaves the process. The cookie is not replaced: the page does that when it runs.
 */
export function pageIdentity(ports: Pick<Ports, "auth" | "persistence">, publicUrl: string) {
  const cookie = refreshCookie(publicUrl);

  return async (c: Context<Env>): Promise<string | null> => {
    const refreshToken = cookie.read(c);
    if (!refreshToken) return null;
    const access = await openPage(ports, c.var, { refreshToken });
    return access && `Bearer ${access.accessToken}`;
  };
}
