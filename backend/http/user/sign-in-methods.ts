import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { listSignInMethods, type SignInMethod } from "../../use-cases/user/list-sign-in-methods.ts";
import { removeSignInMethod } from "../../use-cases/user/remove-sign-in-method.ts";
import { refusals } from "../errors.ts";
import { newRouter } from "../router.ts";
import { signedIn } from "../signed-in.ts";

const ofPerson = {
  tags: ["user"],
  security: [{ bearer: [] }],
  middleware: signedIn,
};

const SignInMethodBody = z
  .object({
    id: z.uuid(),
    name: z.string().max(300).openapi({ description: "What people call the issuer" }),
    email: z.string().max(254).nullable().openapi({
      description: "The address there when it was linked",
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

const listRoute = createRoute({
  ...ofPerson,
  method: "get",
  path: "/me/sign-in-methods",
  operationId: "listSignInMethods",
  summary: "The ways into one's own account",
  responses: {
    200: {
      description: "Linked sign-ins, oldest first, and whether there is a password besides",
      content: {
        "application/json": {
          schema: z
            .object({ hasPassword: z.boolean(), methods: z.array(SignInMethodBody).max(100) })
            .openapi("SignInMethods"),
        },
      },
    },
    ...refusals("ERR_UNAUTHORIZED"),
  },
});

const removeRoute = createRoute({
  ...ofPerson,
  method: "delete",
  path: "/me/sign-in-methods/{id}",
  operationId: "removeSignInMethod",
  summary: "Unlink a sign-in, unless it is the last way into the account",
  request: { params: z.object({ id: z.uuid() }) },
  responses: {
    204: { description: "Done" },
    ...refusals(
      "ERR_INVALID_INPUT",
      "ERR_UNAUTHORIZED",
      "ERR_NOT_FOUND",
      "ERR_LAST_SIGN_IN_METHOD",
    ),
  },
});

export function signInMethods(ports: Pick<Ports, "identityProviders" | "persistence">) {
  return newRouter()
    .openapi(listRoute, async (c) => {
      const { hasPassword, methods } = await listSignInMethods(ports, c.var);
      return c.json({ hasPassword, methods: methods.map(present) }, 200);
    })
    .openapi(removeRoute, async (c) => {
      await removeSignInMethod(ports, c.var, c.req.valid("param"));
      return c.body(null, 204);
    });
}

function present({ linkedAt, ...method }: SignInMethod): z.infer<typeof SignInMethodBody> {
  return { ...method, linkedAt: new Date(linkedAt).toISOString() };
}
