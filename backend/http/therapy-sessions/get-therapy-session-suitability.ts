import { createRoute, z } from "@hono/zod-openapi";
import { severities } from "../../domain/rule.ts";
import type { Text } from "../../domain/text.ts";
import type { Ports } from "../../ports/ports.ts";
import { getTherapySessionSuitability } from "../../use-cases/therapy-sessions/get-therapy-session-suitability.ts";
import { refusals } from "../errors.ts";
import { json } from "../json-bodies.ts";
import type { Router } from "../router.ts";
import { bearer, signedIn } from "../signed-in.ts";
import { ClearanceBody, presentClearance } from "../suitability/booking-verdict-body.ts";
import { instantText, optionalInstantText } from "../version.ts";
import { SessionId } from "./therapy-session-body.ts";

const SessionSuitabilityBody = z.object({
  acknowledged: z.object({
    verdict: z.enum(["ok", ...severities]),
    rules: z.array(z.string().max(100)).max(200),
    rulesVersion: z.int().min(1).max(1_000_000),
    conditions: z.boolean().openapi({
      description:
        "Whether the client read the conditions of the practice, after skipping questions",
    }),
    at: z.iso.datetime(),
    sharedAt: z.iso.datetime().nullable().openapi({
      description: "Since when the practitioner may see the warnings; null while they are hidden",
    }),
  }).nullable().openapi({
    description: "What the client acknowledged before booking; null for every other caller",
  }),
  shared: z.array(z.object({
    severity: z.enum(severities),
    question: z.string().max(500).openapi({ description: "The question the client affirmed" }),
    reason: z.string().max(500).nullable(),
  })).max(200).openapi({ description: "The warnings that the practitioner sees" }),
  clearance: z.union([ClearanceBody, z.null()]).openapi({
    description: "By which the practitioner let the client book; both see it",
  }),
}).openapi("SessionSuitability", {
  example: {
    acknowledged: null,
    shared: [{
      severity: "caution",
      question: "Are you pregnant, or might you be?",
      reason: "Gentle work often suits, but the position has to be adapted.",
    }],
    clearance: null,
  },
});

const route = createRoute({
  method: "get",
  path: "/api/therapy-sessions/{id}/suitability",
  operationId: "getTherapySessionSuitability",
  tags: ["therapy-sessions"],
  summary: "Get the warnings of the test that were acknowledged for a session",
  description:
    "For the client and the practitioner of the session. The practitioner sees only what the client chose to share, while " +
    "the consent to `test-sharing` is in force.",
  security: bearer,
  middleware: signedIn,
  request: { params: SessionId },
  responses: {
    200: { description: "The warnings", ...json(SessionSuitabilityBody) },
    ...refusals("ERR_INVALID_INPUT", "ERR_UNAUTHORIZED", "ERR_REASON_REQUIRED", "ERR_NOT_FOUND"),
  },
});

export function mountGetTherapySessionSuitability(router: Router, ports: Ports) {
  router.openapi(route, async (c) => {
    const { acknowledged: record, shared, clearance } = await getTherapySessionSuitability(
      ports,
      c.var,
      c.req.valid("param"),
    );
    const inLanguage = (text: Text) => text[c.var.language];
    c.header("Cache-Control", "no-store");
    return c.json({
      acknowledged: record && {
        verdict: record.acknowledged.verdict,
        rules: record.acknowledged.rules.map(({ id }) => id),
        rulesVersion: record.acknowledged.rulesVersion,
        conditions: record.acknowledged.conditions,
        at: instantText(record.acknowledged.acknowledgedAt),
        sharedAt: optionalInstantText(record.sharedAt),
      },
      shared: shared.map(({ severity, question, reason }) => ({
        severity,
        question: inLanguage(question),
        reason: reason && inLanguage(reason),
      })),
      clearance: clearance && presentClearance(clearance),
    }, 200);
  });
}
