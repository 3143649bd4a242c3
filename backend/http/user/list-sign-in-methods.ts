import { createRoute, z } from "@hono/zod-openapi";
import { emailMaxLength } from "../../domain/account.ts";
import type { Ports } from "../../ports/ports.ts";
import { listSignInMethods, type SignInMethod } from "../../use-cases/user/list-sign-in-methods.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedInWithoutFactor } from "../signed-in.ts";

const SignInMethodBody = z
  .object({
    id: z.uuid(),
    name: z.string().max(300).openapi({ description: "The display name of the provider" }),
    email: z.string().max(emailMaxLength).nullable().openapi({
      description: "The email address at the provider when the sign-in was linked",
    }),
    linkedAt: z.iso.datetime(),
  })
  .openapi("SignInMethod", {
    example: {
      id: "0197a1c2-6d1e-7000-8000-3f5b2a9c1d10",
      name: "Google",
      email: "mari.tamm@example.ee",
      linkedAt: "2026-11-20T07:00:00Z",
    },
  });

const SignInMethodsBody = z
  .object({ hasPassword: z.boolean(), methods: z.array(SignInMethodBody).max(100) })
  .openapi("SignInMethods");

function present({ linkedAt, ...method }: SignInMethod): z.infer<typeof SignInMethodBody> {
  return { ...method, linkedAt: new Date(linkedAt).toISOString() };
}

const route = createRoute({
  method: "get",
  path: "/api/user/me/sign-in-methods",
  operationId: "listSignInMethods",
  tags: ["user"],
  summary: "List the ways the caller can sign in",
  security: bearer,
  middleware: signedInWithoutFactor,
  responses: {
    200: {
      description:
        "The linked providers, oldest first, and whether the account also has a password",
      ...json(SignInMethodsBody),
    },
    ...refusals("ERR_UNAUTHORIZED"),
  },
});

export function mountListSignInMethods(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { hasPassword, methods } = await listSignInMethods(ports, c.var);
    return c.json({ hasPassword, methods: methods.map(present) }, 200);
  });
}
