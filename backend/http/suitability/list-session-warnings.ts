import { createRoute, z } from "@hono/zod-openapi";
import { severities } from "../../domain/rule.ts";
import { warningCauses } from "../../domain/suitability/session-warning.ts";
import type { Ports } from "../../ports/ports.ts";
import { listSessionWarnings } from "../../use-cases/suitability/list-session-warnings.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { instantText } from "../version.ts";
import { BookingVerdictBody, presentBookingVerdict } from "./booking-verdict-body.ts";

const SessionWarningBody = z.object({
  id: z.uuid(),
  therapySessionId: z.uuid(),
  cause: z.enum(warningCauses).openapi({
    description:
      "What changed since the booking. While a warning by `rules` is open, cancelling the session is free.",
  }),
  from: z.enum(["ok", ...severities]).openapi({ description: "The verdict known before" }),
  foundAt: z.iso.datetime(),
  verdict: BookingVerdictBody,
}).openapi("SessionWarning");

const SessionWarningsBody = z.object({ warnings: z.array(SessionWarningBody).max(500) })
  .openapi("SessionWarnings", { example: { warnings: [] } });

const route = createRoute({
  method: "get",
  path: "/api/suitability/warnings",
  operationId: "listSessionWarnings",
  tags: ["suitability"],
  summary: "List what the test says newly about the caller's booked sessions",
  description:
    "When rules or answers change, booked sessions are checked again. A warning is open until the client keeps the session " +
    "with `keepWarnedSession`, or it no longer applies.",
  security: bearer,
  middleware: signedIn,
  responses: {
    200: { description: "The open warnings", ...json(SessionWarningsBody) },
    ...refusals("ERR_UNAUTHORIZED"),
  },
});

export function mountListSessionWarnings(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const warnings = await listSessionWarnings(ports, c.var);
    c.header("Cache-Control", "no-store");
    return c.json({
      warnings: warnings.map(({ id, therapySessionId, cause, content, foundAt, verdict }) => ({
        id,
        therapySessionId,
        cause,
        from: content.from,
        foundAt: instantText(foundAt),
        verdict: presentBookingVerdict(verdict, c.var.language),
      })),
    }, 200);
  });
}
