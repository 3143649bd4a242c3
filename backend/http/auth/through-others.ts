import type { Context } from "hono";
import { DomainError, type ErrorCode } from "../../domain/errors.ts";
import type { Ports } from "../../ports/ports.ts";
import { finishSignIn } from "../../use-cases/auth/finish-sign-in.ts";
import { linkSignIn } from "../../use-cases/auth/link-sign-in.ts";
import { listSignInProviders } from "../../use-cases/auth/list-sign-in-providers.ts";
import { startSignIn } from "../../use-cases/auth/start-sign-in.ts";
import { presentUser } from "../current-user.ts";
import { type Env, newRouter } from "../router.ts";
import { deviceOf } from "../signed-in.ts";
import { refreshCookie } from "./refresh-cookie.ts";
import { presentSignedIn } from "./routes.ts";
import * as routes from "./routes-through-others.ts";
import { signInCookie } from "./sign-in-cookie.ts";

/** Signing in through somebody else. */
export function throughOthers(
  ports: Pick<Ports, "auth" | "identityProviders" | "persistence">,
  publicUrl: string,
) {
  const cookie = refreshCookie(publicUrl);
  const browser = signInCookie(publicUrl);

  async function departure(c: Context<Env>, input: {
    provider: string;
    returnUrl: string | undefined;
    remember: boolean;
  }): Promise<string> {
    try {
      const { url, browserSecret } = await startSignIn(ports, c.var, { ...input, publicUrl });
      browser.write(c, browserSecret);
      return url;
    } catch (error) {
      if (!(error instanceof DomainError) || error.code === "ERR_NOT_FOUND") throw error;
      return loginPage({ error: error.code });
    }
  }

  return newRouter()
    .openapi(routes.listSignInProviders, (c) => {
      return c.json({ providers: listSignInProviders(ports) }, 200);
    })
    .openapi(routes.startSignIn, async (c) => {
      const { provider } = c.req.valid("param");
      const { returnUrl, remember } = c.req.valid("query");
      const input = { provider, returnUrl, remember: remember === "true" };
      return c.redirect(await departure(c, input), 302);
    })
    .openapi(routes.finishSignIn, async (c) => {
      const { provider } = c.req.valid("param");
      const finished = await finishSignIn(ports, c.var, {
        provider,
        query: new URL(c.req.url).search,
        publicUrl,
        browserSecret: browser.read(c),
        device: deviceOf(c),
      });
      browser.clear(c);
      const { returnUrl } = finished;
      if (finished.outcome === "refused") {
        return c.redirect(loginPage({ error: finished.code, returnUrl }), 302);
      }
      if (finished.outcome === "password-wanted") {
        const { ticket } = finished;
        return c.redirect(loginPage({ ticket, provider, returnUrl }), 302);
      }
      cookie.write(c, finished.device.refreshToken, finished.device.signIn);
      return c.redirect(returnUrl, 302);
    })
    .openapi(routes.linkSignIn, async (c) => {
      const input = { ...c.req.valid("json"), device: deviceOf(c) };
      const { refreshToken, signIn, user, ...access } = await linkSignIn(ports, c.var, input);
      cookie.write(c, refreshToken, signIn);
      return c.json(presentSignedIn(access, presentUser(user)), 200);
    });
}

type LoginFacts = { error: ErrorCode } | { ticket: string; provider: string };

function loginPage({ returnUrl = "/", ...facts }: LoginFacts & { returnUrl?: string }): string {
  const query = new URLSearchParams({ ...facts, ...(returnUrl === "/" ? {} : { returnUrl }) });
  return `/login?${query}`;
}
