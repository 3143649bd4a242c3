import { createRoute, z } from "@hono/zod-openapi";
import { holdMinutes, provingMinutes } from "../../domain/scheduling.ts";
import type { Ports } from "../../ports/ports.ts";
import { extendHold } from "../../use-cases/scheduling/extend-hold.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, json, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { HoldSecret, ProviderTime, providerTime, ResourceId } from "./calendly-body.ts";

const longestMinutes = holdMinutes + provingMinutes;

const route = createRoute({
  method: "post",
  path: "/api/calendly/holds/{id}/extend",
  operationId: "extendHold",
  tags: ["calendly"],
  summary: `Hold a time for ${provingMinutes} minutes more`,
  description:
    `For a visitor who logs in or registers before booking. A hold lasts ${longestMinutes} minutes altogether, however often it is extended. Not part of Calendly's API.`,
  request: {
    params: z.object({ id: ResourceId }),
    ...required(z.object({ secret: HoldSecret }).openapi("HoldExtension")),
  },
  responses: {
    200: {
      description: "When the hold ends now",
      ...json(z.object({ expires_at: ProviderTime }).openapi("ExtendedHold")),
    },
    ...refusals(...bodyRefusals, "ERR_NOT_FOUND", "ERR_HOLD_EXPIRED"),
  },
});

export function mountExtendHold(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { secret } = c.req.valid("json");
    const { expiresAt } = await extendHold(ports, c.var, { ...c.req.valid("param"), secret });
    return c.json({ expires_at: providerTime(expiresAt) }, 200);
  });
}
