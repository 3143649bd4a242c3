import { createMiddleware } from "hono/factory";
import type { Account } from "../domain/account.ts";
import { DomainError } from "../domain/errors.ts";
import type { Ports } from "../ports/ports.ts";
import type { Env } from "./router.ts";

/**
 * Learns who is asking. A request without a token is a visitor's; one with a token that is not good is refused
 * even on public routes, so that a client notices and refreshes it.
 */
export function identify({ auth, persistence }: Pick<Ports, "auth" | "persistence">) {
  return createMiddleware<Env>(async (c, next) => {
    const header = c.req.header("authorization");
    c.set("account", null);
    if (header !== undefined) {
      const account = await accountOf(header, c.var.now);
      if (!account) throw new DomainError("ERR_UNAUTHORIZED");
      c.set("account", account);
    }
    await next();
  });

  async function accountOf(header: string, now: number): Promise<Account | null> {
    const [, token] = /^Bearer ([\w.~+/=-]+)$/i.exec(header) ?? [];
    const claims = token ? await auth.readAccessToken(token, now) : null;
    if (!claims) return null;
    const user = await persistence.users.findSignedIn(claims.userId, claims.signInId, now);
    if (!user || user.disabledAt !== null) return null;
    return {
      userId: user.id,
      signInId: claims.signInId,
      email: user.email,
      name: user.name,
      therapistId: user.therapistId,
      isAdmin: user.isAdmin,
    };
  }
}

/** Route middleware: only people with an account get past; a handler that forgets it does not compile. */
export const signedIn = createMiddleware<{ Variables: Env["Variables"] & { account: Account } }>(
  async (c, next) => {
    if (!c.get("account")) throw new DomainError("ERR_UNAUTHORIZED");
    await next();
  },
);
