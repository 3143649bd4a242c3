import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { listSignInProviders } from "../../use-cases/auth/list-sign-in-providers.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";

const SignInProvidersBody = z
  .object({
    providers: z.array(z.object({
      id: z.string().max(20).openapi({ example: "google" }),
      name: z.string().max(40).openapi({ example: "Google" }),
    })).max(10),
  })
  .openapi("SignInProviders");

const route = createRoute({
  method: "get",
  path: "/api/auth/providers",
  operationId: "listSignInProviders",
  tags: ["auth"],
  summary: "List the sign-in providers",
  description: "The providers a user can sign in with instead of a password, in display order.",
  responses: {
    200: {
      description: "The configured providers; empty when there are none",
      ...json(SignInProvidersBody),
    },
  },
});

export function mountListSignInProviders(router: Router, ports: Ports) {
  router.openapi(route, (c) => c.json({ providers: listSignInProviders(ports) }, 200));
}
