import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { addPasskey } from "../../use-cases/auth/add-passkey.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, json, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedInWithoutFactor } from "../signed-in.ts";
import { AddedFactorBody, asAnswer, NewPasskeyAnswer, PasskeyName } from "./second-factor-body.ts";

const NewPasskeyBody = z.object({ name: PasskeyName, passkey: NewPasskeyAnswer })
  .openapi("NewPasskey");

const route = createRoute({
  method: "post",
  path: "/api/auth/passkeys",
  operationId: "addPasskey",
  tags: ["auth"],
  summary: "Add a passkey",
  description:
    "Signs in without a password, and is a second factor after one. With the first second factor the other devices are " +
    "signed out.",
  security: bearer,
  middleware: signedInWithoutFactor,
  request: required(NewPasskeyBody),
  responses: {
    201: { description: "Added", ...json(AddedFactorBody) },
    ...refusals(
      ...bodyRefusals,
      "ERR_UNAUTHORIZED",
      "ERR_STEP_UP_REQUIRED",
      "ERR_PASSKEY_REFUSED",
      "ERR_TOO_MANY_PASSKEYS",
      "ERR_DUPLICATE_ENTITY",
    ),
  },
});

export function mountAddPasskey(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { name, passkey } = c.req.valid("json");
    const { recoveryCodes } = await addPasskey(ports, c.var, { name, passkey: asAnswer(passkey) });
    c.header("Cache-Control", "no-store");
    return c.json({ recoveryCodes }, 201);
  });
}
