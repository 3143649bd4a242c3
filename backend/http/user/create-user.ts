import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { createUser } from "../../use-cases/user/create-user.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, optional, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { AccountName, Email, LanguageCode, sendUser, TimeZone, userResponse } from "./user-body.ts";

const NewUserBody = z
  .object({
    email: Email,
    name: optional(AccountName),
    language: optional(LanguageCode),
    timeZone: optional(TimeZone),
  })
  .openapi("NewUser", { example: { email: "mari.tamm@example.ee", name: "Mari Tamm" } });

const route = createRoute({
  method: "post",
  path: "/api/user",
  operationId: "createUser",
  tags: ["user"],
  summary: "Create a user record, or accept an invitation",
  description:
    "Registered users have a record already, so for the caller's own address the response is `ERR_DUPLICATE_ENTITY`. " +
    "With the `hash` of an invitation the caller's record becomes a practitioner's. An admin can create a record for " +
    "another address; its owner gets a mail to choose a password.",
  security: bearer,
  middleware: signedIn,
  request: {
    query: z.object({
      hash: optional(
        z.string().min(1).max(100).openapi({ description: "The hash of an invitation" }),
      ),
    }),
    ...required(NewUserBody),
  },
  responses: {
    201: { description: "The user", ...userResponse },
    ...refusals(
      ...bodyRefusals,
      "ERR_INVALID_TOKEN",
      "ERR_UNAUTHORIZED",
      "ERR_FORBIDDEN",
      "ERR_DUPLICATE_ENTITY",
      "ERR_INVITATION_ADDRESS",
      "ERR_INVITATION_USED",
      "ERR_INVITATION_REVOKED",
      "ERR_INVITATION_EXPIRED",
    ),
  },
});

export function mountCreateUser(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const input = { ...c.req.valid("query"), ...c.req.valid("json") };
    return c.json(sendUser(c, await createUser(ports, c.var, input)), 201);
  });
}
