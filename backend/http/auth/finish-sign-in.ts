import { createRoute } from "@hono/zod-openapi";
import { setCookie } from "hono/cookie";
import { second, year } from "../../domain/duration.ts";
import type { Ports } from "../../ports/ports.ts";
import { finishSignIn } from "../../use-cases/auth/finish-sign-in.ts";
import { refusals } from "../errors.ts";
import type { Router } from "../router.ts";
import { deviceOf } from "../signed-in.ts";
import { signedInHint, tabNameCookie } from "../viewer.ts";
import { loginPage, ProviderId, redirect, secondStepOf, signInCookie } from "./provider-sign-in.ts";
import { refreshCookie } from "./refresh-cookie.ts";

const route = createRoute({
  method: "get",
  path: "/api/auth/{provider}/callback",
  operationId: "finishSignIn",
  tags: ["auth"],
  summary: "Finish a sign-in with a provider",
  description:
    "The redirect URI to register at the provider. The provider's query (`code`, `state`, `error`) is validated by the " +
    "server. After a successful sign-in the browser has the refresh cookie and is redirected to its `returnUrl`. When " +
    "another account has the same email address, it is redirected to `/login?ticket=…&provider=…&returnUrl=…`; the " +
    "account's password then links both (`linkSignIn`). An account with a second factor is redirected to " +
    "`/login?secondStep=…&kinds=…&returnUrl=…`, where `finishSecondStep` takes the ticket `secondStep`. Every failure leads to `/login?error=ERR_…&returnUrl=…`.",
  request: { params: ProviderId },
  responses: { ...redirect("To a page of the product"), ...refusals("ERR_NOT_FOUND") },
});

const hintAttributes = { path: "/", sameSite: "Lax", maxAge: year / second } as const;

export function mountFinishSignIn(
  router: Router,
  ports: Ports,
  { publicUrl }: { publicUrl: string },
) {
  const refresh = refreshCookie(publicUrl);
  const browser = signInCookie(publicUrl);

  router.openapi(route, async (c) => {
    const { provider } = c.req.valid("param");
    const { returnUrl, ...finished } = await finishSignIn(ports, c.var, {
      provider,
      query: /\?[^#]*/.exec(c.req.url)?.[0] ?? "",
      publicUrl,
      browserSecret: browser.read(c),
      device: deviceOf(c),
    });
    browser.clear(c);
    switch (finished.outcome) {
      case "refused":
        return c.redirect(loginPage({ error: finished.code, returnUrl }), 302);
      case "second-step":
        return c.redirect(loginPage({ ...secondStepOf(finished.secondStep), returnUrl }), 302);
      case "password-required":
        return c.redirect(loginPage({ ticket: finished.ticket, provider, returnUrl }), 302);
      case "signed-in":
        refresh.write(c, finished.device.refreshToken, finished.device.signIn);
        // The next page asks for the account, also where the link was followed before the scripts of its page came.
        setCookie(c, signedInHint, "1", hintAttributes);
        if (finished.user.discreet) {
          setCookie(c, tabNameCookie, finished.user.discreet.name, hintAttributes);
        }
        return c.redirect(returnUrl, 302);
    }
  });
}
