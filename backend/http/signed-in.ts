import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { Account } from "../domain/account.ts";
import { DomainError } from "../domain/errors.ts";
import type { Ports } from "../ports/ports.ts";
import { identifyBearer } from "../use-cases/auth/identify-bearer.ts";
import type { Env } from "./router.ts";

/**
 * Learns who is asking. A request without a token is a visitor's; one with a token that is not good is refused
 * even on public routes, so that a client notices and refreshes it.
 */
export function identify(ports: Pick<Ports, "auth" | "identityProviders" | "persistence">) {
  return createMiddleware<Env>(async (c, next) => {
    const header = c.req.header("authorization");
    const account = header === undefined ? null : await accountOf(header, c);
    if (header !== undefined && !account) throw new DomainError("ERR_UNAUTHORIZED");
    c.set("account", account);
    await next();
  });

  async function accountOf(header: string, c: Context<Env>): Promise<Account | null> {
    const [, token] = /^Bearer ([\w.~+/=-]+)$/i.exec(header) ?? [];
    return token ? await identifyBearer(ports, c.var, { token, device: deviceOf(c) }) : null;
  }
}

/** What the browser says it is, short enough to be kept. */
export function deviceOf(c: Context<Env>): string {
  return (c.req.header("user-agent") ?? "").slice(0, 200);
}

/** Route middleware: only people with an account get past; a handler that forgets it does not compile. */
export const signedIn = createMiddleware<{ Variables: Env["Variables"] & { account: Account } }>(
  async (c, next) => {
    if (!c.get("account")) throw new DomainError("ERR_UNAUTHORIZED");
    await next();
  },
);
