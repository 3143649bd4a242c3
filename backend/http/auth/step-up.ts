import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { stepUp } from "../../use-cases/auth/step-up.ts";
import { refusals } from "../errors.ts";
import { refused } from "../field-problems.ts";
import { bodyRefusals, done, optional, required } from "../json-bodies.ts";
import { MailedCode } from "../mailed-code-body.ts";
import type { Router } from "../router.ts";
import { bearer, signedInWithoutFactor } from "../signed-in.ts";
import { Password } from "./auth-body.ts";
import { asAnswer, onlyOne, secondFactorProof } from "./second-factor-body.ts";

const StepUpProof = z
  .object({
    password: optional(Password),
    mailedCode: optional(MailedCode),
    ...secondFactorProof,
  })
  .refine(
    (proof) => onlyOne(proof, "password", "mailedCode", "code", "recoveryCode", "passkey"),
    refused("ERR_INVALID_UNION"),
  )
  .openapi("StepUpProof", {
    description:
      "Exactly one of the fields; the refusal of the dangerous action names the possible ones",
  });

const route = createRoute({
  method: "post",
  path: "/api/auth/step-up",
  operationId: "stepUp",
  tags: ["auth"],
  summary: "Prove again who uses this sign-in",
  description:
    "Dangerous actions answer `ERR_STEP_UP_REQUIRED` when the last proof of this sign-in is older than ten minutes. " +
    "Repeat them after this call. A code by mail comes from `requestSignInCode`. A user with a second factor proves it " +
    "with that alone.",
  security: bearer,
  middleware: signedInWithoutFactor,
  request: required(StepUpProof),
  responses: {
    ...done,
    ...refusals(
      ...bodyRefusals,
      "ERR_UNAUTHORIZED",
      "ERR_STEP_UP_REQUIRED",
      "ERR_WRONG_PASSWORD",
      "ERR_WRONG_CODE",
      "ERR_INVALID_CODE",
      "ERR_CODE_EXPIRED",
      "ERR_PASSKEY_REFUSED",
      "ERR_TOO_MANY_REQUESTS",
      "ERR_UNAVAILABLE",
    ),
  },
});

export function mountStepUp(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { passkey, ...proof } = c.req.valid("json");
    await stepUp(ports, c.var, { ...proof, ...(passkey ? { passkey: asAnswer(passkey) } : {}) });
    return c.body(null, 204);
  });
}
