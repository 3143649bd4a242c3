import { createRoute, z } from "@hono/zod-openapi";
import { Buffer } from "node:buffer";
import type { Ports } from "../../ports/ports.ts";
import { returnFromPayment } from "../../use-cases/payments/return-from-payment.ts";
import { refusals } from "../errors.ts";
import { optional } from "../json-bodies.ts";
import type { Router } from "../router.ts";

const route = createRoute({
  method: "get",
  path: "/api/payments/{id}/return",
  operationId: "returnFromPayment",
  tags: ["payments"],
  summary: "Come back from an outside payment page",
  description:
    "The provider sends the buyer here with a signed event, which counts like one sent to `receivePaymentEvent`. A return without an event changes nothing.",
  request: {
    params: z.object({ id: z.uuid() }),
    query: z.object({
      event: optional(z.string().max(4000).openapi({ description: "JSON in base64url" })),
      signature: optional(
        z.string().max(200).openapi({
          description: "`t=<seconds>,v1=<hex>`: the HMAC-SHA256 of `<seconds>.<event as JSON>`",
        }),
      ),
    }),
  },
  responses: {
    303: {
      description: "To the page of the purchase",
      headers: z.object({ location: z.string().max(2000) }),
    },
    ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED", "ERR_NOT_FOUND"),
  },
});

export function mountReturnFromPayment(
  router: Router,
  ports: Ports,
  { publicUrl }: { publicUrl: string },
) {
  router.openapi(route, async (c) => {
    const { event, signature } = c.req.valid("query");
    const { path } = await returnFromPayment(ports, c.var, {
      ...c.req.valid("param"),
      event: event === undefined ? undefined : new Uint8Array(Buffer.from(event, "base64url")),
      signature,
    });
    c.header("Cache-Control", "no-store");
    return c.redirect(`${publicUrl}${path}`, 303);
  });
}
