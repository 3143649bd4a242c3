import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { finishSecondStep } from "../../use-cases/auth/finish-second-step.ts";
import { refusals } from "../errors.ts";
import { refused } from "../field-problems.ts";
import { bodyRefusals, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { deviceOf } from "../signed-in.ts";
import { sendSignedIn, signedInResponse } from "./auth-body.ts";
import { knownOriginsOnly, type Origins, refreshCookie } from "./refresh-cookie.ts";
import { asAnswer, onlyOne, secondFactorProof } from "./second-factor-body.ts";

const SecondStepProof = z
  .object({
    ticket: z.string().min(1).max(100).openapi({
      description: "From the answer `ERR_SECOND_FACTOR_NEEDED`; valid for ten minutes",
      example: "0fZ3vTn4oCw4e0XW3yqf6v6XnC5l2bJ6q0k1mD8hG2s",
    }),
    ...secondFactorProof,
  })
  .refine(
    (proof) => onlyOne(proof, "code", "recoveryCode", "passkey"),
    refused("ERR_INVALID_UNION"),
  )
  .openapi("SecondStepProof", {
    description: "The ticket and exactly one of `code`, `recoveryCode` and `passkey`",
  });

const route = createRoute({
  method: "post",
  path: "/api/auth/second-step",
  operationId: "finishSecondStep",
  tags: ["auth"],
  summary: "Finish a sign-in with the second factor",
  description:
    "Every way to sign in of an account with a second factor answers `ERR_SECOND_FACTOR_NEEDED` with a ticket; there is " +
    "no session before this step. After five wrong factors each further one is followed by a longer wait.",
  request: required(SecondStepProof),
  responses: {
    ...signedInResponse,
    ...refusals(
      "ERR_CROSS_SITE",
      ...bodyRefusals,
      "ERR_WRONG_CODE",
      "ERR_PASSKEY_REFUSED",
      "ERR_ACCOUNT_DISABLED",
      "ERR_SECOND_STEP_EXPIRED",
      "ERR_TOO_MANY_REQUESTS",
    ),
  },
});

export function mountFinishSecondStep(router: Router, ports: Ports, settings: Origins) {
  const cookie = refreshCookie(settings.publicUrl);
  router.post(route.getRoutingPath(), knownOriginsOnly(settings));
  router.openapi(route, async (c) => {
    const { passkey, ...proof } = c.req.valid("json");
    const signedIn = await finishSecondStep(ports, c.var, {
      ...proof,
      ...(passkey ? { passkey: asAnswer(passkey) } : {}),
      device: deviceOf(c),
    });
    return c.json(sendSignedIn(c, cookie, signedIn), 200);
  });
}
