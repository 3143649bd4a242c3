import type { Context, Next } from "hono";
import { createMiddleware } from "hono/factory";
import type { Account } from "../domain/account.ts";
import { apiKeyPrefix } from "../domain/api-key.ts";
import { DomainError } from "../domain/errors.ts";
import type { SecondFactorPolicy } from "../domain/second-factor-policy.ts";
import type { Ports } from "../ports/ports.ts";
import { identifyApiKey } from "../use-cases/api-keys/identify-api-key.ts";
import { identifyBearer } from "../use-cases/auth/identify-bearer.ts";
import type { Env } from "./router.ts";

/**
 * Sets the caller's account from the bearer token; without a token it is null. An API key is in its place, and cookies do
 * not count beside it. A token that is not valid is refused
 * on public routes too, so that the client refreshes it. An account that must set up a second factor first counts as a
 * visitor.
 */
export function identify(
  ports: Pick<Ports, "auth" | "identityProviders" | "persistence">,
  policy: SecondFactorPolicy,
) {
  return createMiddleware<Env>((c, next) => {
    const header = c.req.header("authorization");
    if (header !== undefined) return signIn(header, c, next);
    setCaller(c, {});
    return next();
  });

  async function signIn(header: string, c: Context<Env>, next: Next): Promise<void> {
    const [, sent = ""] = /^Bearer (.+)$/i.exec(header) ?? [];
    if (sent.startsWith(apiKeyPrefix)) {
      const now = c.get("now");
      setCaller(c, { apiKey: await identifyApiKey(ports, { now }, { secret: sent, policy }) });
      return await next();
    }
    const [token] = /^[\w.~+/=-]+$/.exec(sent) ?? [];
    if (!token) throw new DomainError("ERR_UNAUTHORIZED");
    const found = await accountOf(token, c);
    if (!found) throw new DomainError("ERR_UNAUTHORIZED");
    const { account, lacksSecondFactor } = found;
    setCaller(c, lacksSecondFactor ? { accountWithoutFactor: account } : { account });
    await next();
  }

  async function accountOf(token: string, c: Context<Env>) {
    const context = { now: c.get("now"), language: c.get("language") };
    return await identifyBearer(ports, context, { token, device: deviceOf(c), policy });
  }
}

type Caller = Partial<
  Pick<Env["Variables"], "account" | "accountWithoutFactor" | "apiKey">
>;

function setCaller(
  c: Context<Env>,
  { account = null, accountWithoutFactor = null, apiKey = null }: Caller,
): void {
  c.set("account", account);
  c.set("accountWithoutFactor", accountWithoutFactor);
  c.set("apiKey", apiKey);
}

export function deviceOf(c: Context<Env>): string {
  return (c.req.header("user-agent") ?? "").slice(0, 200);
}

export type SignedInEnv = { Variables: Env["Variables"] & { account: Account } };

export const signedIn = createMiddleware<SignedInEnv>((c, next) => {
  if (c.get("account")) return next();
  throw new DomainError(
    c.get("accountWithoutFactor") ? "ERR_SECOND_FACTOR_REQUIRED" : "ERR_UNAUTHORIZED",
  );
});

/** Also for an account that must set up its second factor first. */
export const signedInWithoutFactor = createMiddleware<SignedInEnv>((c, next) => {
  const account = c.get("account") ?? c.get("accountWithoutFactor");
  if (!account) throw new DomainError("ERR_UNAUTHORIZED");
  c.set("account", account);
  return next();
});

export const bearer = [{ bearer: [] }];
