import { createRoute, z } from "@hono/zod-openapi";
import type { Ports } from "../../ports/ports.ts";
import { keepWarnedSession } from "../../use-cases/suitability/keep-warned-session.ts";
import { refusals } from "../errors.ts";
import { bodyRefusals, done, required } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";

const KeptBody = z.object({
  rulesVersion: z.int().min(1).max(1_000_000).openapi({
    description: "Of the verdict that the person has read",
  }),
  share: z.boolean().default(false).openapi({
    description:
      "Whether the practitioner may see the warnings; records the consent to `test-sharing`",
  }),
}).openapi("KeptSession", { example: { rulesVersion: 2, share: false } });

const route = createRoute({
  method: "post",
  path: "/api/suitability/warnings/{id}/keep",
  operationId: "keepWarnedSession",
  tags: ["suitability"],
  summary: "Keep a booked session after reading its warning",
  description:
    "Records the rules that were read. From then on the usual terms of cancelling apply. `ERR_STALE` for other rules than " +
    "those in force. Repeating it changes nothing.",
  security: bearer,
  middleware: signedIn,
  request: { params: z.object({ id: z.uuid() }), ...required(KeptBody) },
  responses: {
    ...done,
    ...refusals(...bodyRefusals, "ERR_UNAUTHORIZED", "ERR_NOT_FOUND", "ERR_STALE"),
  },
});

export function mountKeepWarnedSession(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    await keepWarnedSession(ports, c.var, { ...c.req.valid("param"), ...c.req.valid("json") });
    return c.body(null, 204);
  });
}
