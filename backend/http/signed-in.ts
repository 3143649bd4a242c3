import type { Context, Next } from "hono";
import { createMiddleware } from "hono/factory";
import type { Account } from "../domain/account.ts";
import { DomainError } from "../domain/errors.ts";
import type { Ports } from "../ports/ports.ts";
import { identifyBearer } from "../use-cases/auth/identify-bearer.ts";
import type { Env } from "./router.ts";

/**
 * Sets the caller's account from the bearer token; without a token it is null. A token that is not valid is refused
 * on public routes too, so that the client refreshes it.
 */
export function identify(ports: Pick<Ports, "auth" | "identityProviders" | "persistence">) {
  return createMiddleware<Env>((c, next) => {
    const header = c.req.header("authorization");
    if (header !== undefined) return signIn(header, c, next);
    c.set("account", null);
    return next();
  });

  async function signIn(header: string, c: Context<Env>, next: Next): Promise<void> {
    const account = await accountOf(header, c);
    if (!account) throw new DomainError("ERR_UNAUTHORIZED");
    c.set("account", account);
    await next();
  }

  async function accountOf(header: string, c: Context<Env>): Promise<Account | null> {
    const [, token] = /^Bearer ([\w.~+/=-]+)$/i.exec(header) ?? [];
    if (!token) return null;
    const context = { now: c.get("now"), language: c.get("language") };
    return await identifyBearer(ports, context, { token, device: deviceOf(c) });
  }
}

export function deviceOf(c: Context<Env>): string {
  return (c.req.header("user-agent") ?? "").slice(0, 200);
}

export type SignedInEnv = { Variables: Env["Variables"] & { account: Account } };

export const signedIn = createMiddleware<SignedInEnv>((c, next) => {
  if (!c.get("account")) throw new DomainError("ERR_UNAUTHORIZED");
  return next();
});

export const bearer = [{ bearer: [] }];
