import { createRoute } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { getSecondFactors } from "../../use-cases/auth/get-second-factors.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedInWithoutFactor } from "../signed-in.ts";
import {
  presentFactors,
  SecondFactorsBody,
  type SecondFactorSettings,
} from "./second-factor-body.ts";

const route = createRoute({
  method: "get",
  path: "/api/auth/second-factors",
  operationId: "getSecondFactors",
  tags: ["auth"],
  summary: "Get the caller's second factors",
  description: "Without their secrets. Also for an account that must set one up first.",
  security: bearer,
  middleware: signedInWithoutFactor,
  responses: {
    200: { description: "The second factors", ...json(SecondFactorsBody) },
    ...refusals("ERR_UNAUTHORIZED"),
  },
});

export function mountGetSecondFactors(
  router: Router,
  ports: Ports,
  { secondFactor = "off" }: SecondFactorSettings,
) {
  router.openapi(route, async (c) => {
    const factors = await getSecondFactors(ports, c.var);
    return c.json(presentFactors(factors, c.var.account, secondFactor), 200);
  });
}
