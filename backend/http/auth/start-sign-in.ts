import { createRoute, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { DomainError } from "../../domain/errors.ts";
import type { Ports } from "../../ports/ports.ts";
import { startSignIn } from "../../use-cases/auth/start-sign-in.ts";
import { refusals } from "../errors.ts";
import type { Env, Router } from "../router.ts";
import { loginPage, ProviderId, redirect, signInCookie } from "./provider-sign-in.ts";

const route = createRoute({
  method: "get",
  path: "/api/auth/{provider}/start",
  operationId: "startSignIn",
  tags: ["auth"],
  summary: "Start a sign-in with a provider",
  description: "Navigate the browser here. It is redirected to the provider's sign-in page.",
  request: {
    params: ProviderId,
    query: z.object({
      returnUrl: z.string().max(2000).optional().openapi({
        description:
          "The path to open after the sign-in. It must be on this origin; anything else counts as `/`.",
        example: "/journal",
      }),
      remember: z.enum(["true", "false"]).default("false").openapi({
        description: "Whether the device stays signed in for 30 days",
      }),
    }),
  },
  responses: {
    ...redirect("To the provider, or to `/login?error=ERR_…` when it cannot be reached"),
    ...refusals("ERR_INVALID_INPUT", "ERR_NOT_FOUND"),
  },
});

type Input = { provider: string; returnUrl: string | undefined; remember: boolean };

export function mountStartSignIn(
  router: Router,
  ports: Ports,
  { publicUrl }: { publicUrl: string },
) {
  const cookie = signInCookie(publicUrl);

  router.openapi(route, async (c) => {
    const { provider } = c.req.valid("param");
    const { returnUrl, remember } = c.req.valid("query");
    const url = await nextPage(c, { provider, returnUrl, remember: remember === "true" });
    return c.redirect(url, 302);
  });

  async function nextPage(c: Context<Env>, input: Input): Promise<string> {
    try {
      const { url, browserSecret } = await startSignIn(ports, c.var, { ...input, publicUrl });
      cookie.write(c, browserSecret);
      return url;
    } catch (error) {
      if (!(error instanceof DomainError) || error.code === "ERR_NOT_FOUND") throw error;
      return loginPage({ error: error.code });
    }
  }
}
