import type { Context } from "hono";
import { DomainError } from "../domain/errors.ts";
import type { Ports } from "../ports/ports.ts";
import { forgotPassword } from "../use-cases/auth/forgot-password.ts";
import { getCurrentUser } from "../use-cases/auth/get-current-user.ts";
import { login, type SignedIn } from "../use-cases/auth/login.ts";
import { logout } from "../use-cases/auth/logout.ts";
import { refresh } from "../use-cases/auth/refresh.ts";
import { registerUser } from "../use-cases/auth/register-user.ts";
import { resendVerification } from "../use-cases/auth/resend-verification.ts";
import { resetPassword } from "../use-cases/auth/reset-password.ts";
import { verifyEmail } from "../use-cases/auth/verify-email.ts";
import { account } from "./auth/account.ts";
import { ownPagesOnly } from "./auth/own-pages-only.ts";
import { refreshCookie } from "./auth/refresh-cookie.ts";
import * as routes from "./auth/routes.ts";
import { throughOthers } from "./auth/through-others.ts";
import { presentUser } from "./current-user.ts";
import { type Env, newRouter } from "./router.ts";
import { etagOf } from "./version.ts";
import { deviceOf } from "./signed-in.ts";

export type AuthSettings = { publicUrl: string };

export function auth(
  ports: Pick<Ports, "auth" | "identityProviders" | "persistence">,
  { publicUrl }: AuthSettings,
) {
  const cookie = refreshCookie(publicUrl);
  const router = newRouter();
  router.use(async (c, next) => {
    c.header("Cache-Control", "no-store");
    await next();
  });
  router.post(routes.refresh.path, ownPagesOnly(publicUrl));
  router.post(routes.logout.path, ownPagesOnly(publicUrl));
  router.route("/", throughOthers(ports, publicUrl));

  function answer(c: Context<Env>, { refreshToken, signIn, user, ...access }: SignedIn) {
    cookie.write(c, refreshToken, signIn);
    return routes.presentSignedIn(access, presentUser(user));
  }

  return router
    .openapi(routes.registerUser, async (c) => {
      await registerUser(ports, c.var, c.req.valid("json"));
      return c.json({}, 202);
    })
    .openapi(routes.verifyEmail, async (c) => {
      await verifyEmail(ports, c.var, c.req.valid("json"));
      return c.body(null, 204);
    })
    .openapi(routes.resendVerification, async (c) => {
      await resendVerification(ports, c.var, c.req.valid("json"));
      return c.json({}, 202);
    })
    .openapi(routes.forgotPassword, async (c) => {
      await forgotPassword(ports, c.var, c.req.valid("json"));
      return c.json({}, 202);
    })
    .openapi(routes.resetPassword, async (c) => {
      await resetPassword(ports, c.var, c.req.valid("json"));
      return c.body(null, 204);
    })
    .openapi(routes.login, async (c) => {
      const input = { ...c.req.valid("json"), device: deviceOf(c) };
      return c.json(answer(c, await login(ports, c.var, input)), 200);
    })
    .openapi(routes.refresh, async (c) => {
      const refreshToken = cookie.read(c);
      if (!refreshToken) throw new DomainError("ERR_UNAUTHORIZED");
      return c.json(answer(c, await refresh(ports, c.var, { refreshToken })), 200);
    })
    .openapi(routes.logout, async (c) => {
      const refreshToken = cookie.read(c);
      if (refreshToken) await logout(ports, c.var, { refreshToken });
      cookie.clear(c);
      c.header("Clear-Site-Data", '"cache", "storage"');
      return c.body(null, 204);
    })
    .openapi(routes.getCurrentUser, async (c) => {
      const user = await getCurrentUser(ports, c.var);
      c.header("ETag", etagOf(user));
      return c.json(presentUser(user), 200);
    })
    .route("/", account(ports, cookie));
}
